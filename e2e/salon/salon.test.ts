import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { browserProgram, launchBrowser, logInAs, openPage } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { join, rest, upload, visitor, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { acceptedIn, checkCatalogue, checkReportCards, checkResults, type Outcome } from './afterwards.ts';
import { lookThrough } from './accessible.ts';
import { giveAwards } from './awarding.ts';
import { acceptByMail, judgeAll, openJudge, type JudgeAtWork } from './judging.ts';
import { linesAsShown, stepTexts } from './lines.ts';
import * as organising from './organising.ts';
import {
  acceptedBy,
  mean,
  numbersOf,
  percent,
  scored,
  stepAtMost,
  stepsOf,
  type Facts,
  type Score,
} from './reckoning.ts';
import * as story from './story.ts';
import { checkTables } from './tables.ts';

const hour = 3_600_000;
const nameOf = (judge: string): string =>
  ({
    Nagy: 'Nagy Bence',
    Molnár: 'Molnár Hanna',
    Balogh: 'Balogh Iván',
    Papp: 'Papp Júlia',
    Lakatos: 'Lakatos Károly',
  })[judge] ?? '';
const authorName = (username: string): string => {
  const one = story.entrants.find((entrant) => entrant.username === username);
  return `${one?.lastName} ${one?.firstName}`;
};
const addressOf = (judge: string): string =>
  judge === 'Nagy'
    ? 'bela@example.org'
    : `${nameOf(judge)
        .split(' ')[1]
        ?.normalize('NFKD')
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase()}@example.org`;

const people = new Map<string, Person>();
const place = workplace(async ({ product }) => {
  for (const { username, lastName, firstName } of story.entrants)
    people.set(username, await join(product, username, { lastName, firstName }));
});

let browser: Browser;
let admin: Page;
const complaints: string[] = [];
let id: number;
let start: number;
let round: number;
const seated = new Map<string, JudgeAtWork>();
const facts: { -readonly [Name in keyof Facts]: Facts[Name] } = { photos: [], marks: [], barred: [], hidden: [] };
const imageIds = new Map<string, number>();
let lines: Record<string, Score> = {};
let winners = new Map<string, string[]>();

beforeAll(async () => {
  if (!browserProgram) return;
  browser = await launchBrowser();
  return () => browser.close();
});

const at = (hours: number) => place.product.setClock(new Date(start + hours * hour));
const accepted = () => acceptedBy(scored(facts), lines);

describe.skipIf(!browserProgram)('the life of a salon with five judges, two of them on phones', () => {
  test('begins with a competition, invitations by mail, and five acceptances', async () => {
    admin = (await place.open(1280, 900, 'hu')).page;
    ({ id, start } = await organising.makeSalon(admin));
    const guests = story.judges.slice(1).map((judge) => {
      const [lastName = '', firstName = ''] = nameOf(judge).split(' ');
      return { lastName, firstName, email: addressOf(judge) };
    });
    await organising.inviteJudges(admin, id, { username: 'bela', people: guests });
    for (const judge of story.judges) {
      const seat = await openJudge(browser, place.product.url, judge, complaints);
      seated.set(judge, seat);
      const account = judge === 'Nagy' ? { username: 'bela', password: 'bela takes photos' } : undefined;
      await acceptByMail(place.product, seat, { email: addressOf(judge), ...(account ? { account } : {}) });
    }
    await admin.reload();
    await expect.poll(() => admin.getByText(/^Elfogadta: /).count(), patient).toBe(story.judges.length);
  });

  test('goes on with entries, a named conflict, and a round that judges go through by key and by touch', async () => {
    const slots = new Map<string, number>();
    for (const [n, { title, author, type }] of story.entries.entries()) {
      const slot = (slots.get(`${author} ${type}`) ?? 0) + 1;
      slots.set(`${author} ${type}`, slot);
      const person = people.get(author) ?? visitor;
      const { status, body } = await upload(
        place.product,
        person,
        id,
        `${type}-${slot}`,
        await plainPhoto(n + 1),
        title,
      );
      expect([title, status]).toEqual([title, 201]);
      imageIds.set(title, body.id);
    }
    facts.photos = story.entries.map(({ title, author, type }) => ({ title, author, type }));
    round = await organising.prepareRound(admin, id, nameOf);
    at(1.5);

    // All of them at the same time, as judges do.
    const results = await Promise.all(story.judges.map((judge) => judgeAll(seated.get(judge) as JudgeAtWork)));
    for (const [n, judge] of story.judges.entries()) {
      // Neither own photos nor those of the family are ever before a judge.
      const kept = story.entries.filter(
        ({ author }) =>
          (judge === 'Nagy' && author === 'bela') || (judge === story.family.judge && author === story.family.author),
      );
      const expected = story.entries.filter((entry) => !kept.includes(entry)).map(({ title }) => title);
      expect(results[n]?.shown.toSorted()).toEqual(expected.toSorted());
      facts.barred = [...facts.barred, ...kept.map(({ title }) => ({ judge, title }))];
    }
    const marks = results.flatMap((result) => result.marks);
    facts.barred = [...facts.barred, story.known];
    facts.marks = marks;
    await organising.withdrawJudge(admin, id, round, nameOf(story.ill));
    // How far each judge is, as organisers are told.
    const rows = admin.getByRole('listitem').filter({ hasText: / kép/ });
    for (const judge of story.judges) {
      const barred = facts.barred.filter((one) => one.judge === judge).map(({ title }) => title);
      const tasks = story.entries.length - barred.length;
      const own = new Set(
        marks.filter((one) => one.judge === judge && !barred.includes(one.title)).map(({ title }) => title),
      );
      await rows
        .filter({ hasText: nameOf(judge) })
        .getByText(`${own.size} / ${tasks} kép`, { exact: false })
        .waitFor();
    }
  });

  test('comes to lines, whose preview at each score is what the marks come to', async () => {
    at(2.5);
    await admin.goto(`/admin/competition/${id}?tab=jury&round=${round}`);
    await admin.getByRole('link', { name: 'A vonal kijelölése' }).click();
    const all = scored(facts);
    for (const { code, title } of story.categories) {
      const steps = stepsOf(all, code);
      const { photos, authors } = numbersOf(facts.photos, [], code);
      const first = stepAtMost(steps, photos, story.scale.aim);
      const shown = await linesAsShown(admin, title);
      expect(shown.first).toBe(stepTexts(steps, photos)[first]);
      expect(shown.texts).toEqual(stepTexts(steps, photos));
      expect(shown.heights).toEqual(steps.map((step) => step.photos).toReversed());
      const line = first + story.moves[code];
      const chosen = steps[line];
      if (!chosen) throw new Error('There is no such line');
      await shown.moveTo(line);
      lines = { ...lines, [code]: chosen.score };
      const section = admin.getByRole('region', { name: title });
      const below = all.filter(
        ({ type, title: one, score }) =>
          type === code && one === story.starred.title && mean(score) < mean(chosen.score),
      ).length;
      await expect
        .poll(() => section.locator('dd').allTextContents(), patient)
        .toEqual([
          mean(chosen.score),
          `${chosen.photosFrom} / ${photos} (${percent(chosen.photosFrom, photos)})`,
          `${chosen.authorsFrom} / ${authors}`,
          String(below),
        ]);
    }
    const passing = accepted().length;
    await admin
      .getByText(`Összesen: ${passing} kép / ${facts.photos.length} (${percent(passing, facts.photos.length)})`)
      .waitFor();
    await organising.button(admin, 'Döntés…').click();
    await organising.dialogOf(admin).getByRole('button', { name: 'A döntés rögzítése' }).click();
    for (const { code, title } of story.categories) {
      const step = stepsOf(all, code).find(
        ({ score }) => score === lines[code] || mean(score) === mean(lines[code] as Score),
      );
      await admin
        .getByRole('img', {
          name: new RegExp(`^A vonal helye: ${title}: ${mean(step?.score as Score)} ponttól: ${step?.photosFrom} kép`),
        })
        .waitFor();
    }
  });

  test('gives awards in the order of the scores, and anew where a photo is disqualified; the chair confirms', async () => {
    await organising.makeAwards(admin, id, nameOf('Balogh'));
    const { page: chair } = seated.get(story.chair) as JudgeAtWork;
    const given = await giveAwards(admin, chair, { id, facts, lines, nameOf: authorName });
    facts.hidden = [story.disqualified];
    winners = given;
  });

  test('has a ceremony from the last award to the first, and is public at once when it is over', async () => {
    await admin.goto(`/admin/competition/${id}/ceremony`);
    await admin.getByText('Minden kép betöltődött (6)', { exact: false }).waitFor();
    await admin.getByRole('button', { name: 'Kezdés' }).press('Enter');
    const slide = admin.locator('[data-slide]');
    const told: string[] = [];
    for (let kind = ''; kind !== 'end';) {
      await admin.keyboard.press('ArrowRight');
      kind = (await slide.getAttribute('data-slide')) ?? 'end';
      if (/^(winner|author)\//.test(kind)) told.push((await slide.textContent()) ?? '');
    }
    const [gold, silver, mention, grand, choice, best] = story.prizes.map(({ title }) => title) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const expected = [mention, silver, gold, grand, choice].flatMap((award) =>
      (winners.get(award) ?? []).map((title) => {
        const category = story.prizes.find((prize) => prize.title === award)?.type;
        const over = [award, story.categories.find(({ code }) => code === category)?.title].filter(Boolean).join(' · ');
        return `${over}${title}${authorName(story.entries.find((one) => one.title === title)?.author ?? '')}`;
      }),
    );
    expect(told).toEqual([...expected, `${best}${authorName(winners.get(best)?.[0] ?? '')}`]);

    await admin.keyboard.press('Escape');
    expect(await publicTitles()).toEqual([]);
    await organising.button(admin, 'Legyen nyilvános most').click();
    await organising.dialogOf(admin).getByRole('button', { name: 'Legyen nyilvános most' }).click();
    await organising.dialogOf(admin).waitFor({ state: 'detached' });
    // The award lies some seconds ahead then.
    expect(await publicTitles()).toEqual([]);
    at(2.52);
    expect(await publicTitles()).toEqual(
      accepted()
        .map(({ title }) => title)
        .toSorted(),
    );
  });

  test('is told to everyone with its results and its catalogue, and to entrants with their report cards', async () => {
    const outcome = outcomeNow();
    const { page, context } = await openPage(browser, place.product.url, complaints);
    await checkResults(page, outcome);
    await checkCatalogue(page, outcome);
    await context.close();
    for (const username of ['anna', 'cili', 'dora']) {
      const own = await openPage(browser, place.product.url, complaints);
      await logInAs(own.page, username);
      await checkReportCards(own.page, outcome, username);
      await own.context.close();
    }
  });

  test('shuts nobody out of its pages: lines, awards, ceremony and its presenter, results and catalogue', async () => {
    await lookThrough(admin, id, round);
  });

  test('is taken home as tables, which hold the same', async () => {
    await checkTables(admin, outcomeNow(), imageIds);
  });

  test('is told by mail to who was accepted, to who was not, and to who has an award', async () => {
    const outcome = outcomeNow();
    const authorsWith = (titles: readonly string[]) =>
      new Set(facts.photos.filter(({ title }) => titles.includes(title)).map(({ author }) => author));
    const chosen = authorsWith(acceptedIn(outcome).map(({ title }) => title));
    const all = new Set(facts.photos.map(({ author }) => author));
    const groups = {
      ACCEPTED: chosen,
      NOT_ACCEPTED: new Set([...all].filter((author) => !chosen.has(author))),
      AWARDED: new Set([...authorsWith([...winners.values()].flat()), ...(winners.get('Az év szerzője') ?? [])]),
    };
    for (const [group, authors] of Object.entries(groups)) {
      const subject = `Levél: ${group}`;
      expect(await organising.sendTo(admin, id, group, subject)).toBe(authors.size);
      const expected = [...authors].map((author) => `${author}@example.org`).toSorted();
      await expect.poll(async () => (await place.smtp.tookFor(subject)).toSorted(), patient).toEqual(expected);
    }
    expect(complaints).toEqual([]);
  });
});

/** Titles that everybody finds in the list of the photos. */
async function publicTitles(): Promise<string[]> {
  const path = `/api/competition/minimal/${id}?size=100&sort=createdAt`;
  const { body } = await rest<{ content: { title: string }[] }>(place.product, visitor, 'GET', path);
  return body.content.map(({ title }) => title).toSorted();
}

const outcomeNow = (): Outcome => ({ id, facts, lines, winners, nameOf: authorName });
