import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { download } from '../product/download.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, visitor, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { scoresIn } from '../product/scores.ts';
import { wordsOf } from '../product/words.ts';

const entrants = ['anna', 'bela', 'cili'] as const;
const titles = ['First', 'Second', 'Third'] as const;
/** Points that two voters give to the three photos. */
const points = [5, 4, 2] as const;
let people: Person[] = [];
let voters: Person[] = [];

const place = workplace(
  async ({ product }) => {
    people = await Promise.all(entrants.map((name) => join(product, name)));
    voters = await Promise.all(['dora', 'emil'].map((name) => join(product, name)));
  },
  // How sure ranks are is drawn from the log that is closed after the voting, which is looked for each minute else.
  { environment: { COUNT_JOB_SECONDS: '1' } },
);

/** A competition in the middle of its voting, with three photos, two votes on each, and a comment. */
async function voted(title: string) {
  const { product, admin } = place;
  product.setClock();
  const competition = await announce(product, admin, { title: { hu: title, en: title } });
  product.setClock(within(competition, 'UPLOADING'));
  const photos: { id: number; bytes: Uint8Array }[] = [];
  for (const [n, person] of people.entries()) {
    const bytes = await plainPhoto(n + 1);
    const { body } = await upload(product, person, competition.id, 'colour-1', bytes, titles[n]);
    photos.push({ id: body.id, bytes });
  }
  product.setClock(within(competition, 'VOTING'));
  for (const voter of voters)
    for (const [n, { id }] of photos.entries()) expect((await vote(product, voter, id, points[n])).status).toBe(200);
  const [first] = photos;
  await rest(product, people[1] as Person, 'POST', `/api/competition/comment/${first?.id}`, { comment: 'Lovely' });
  return { ...competition, photos };
}

/** Every text that a browser is answered with from now on. */
function answersOf(context: BrowserContext): string[] {
  const texts: string[] = [];
  context.on('response', (response) => {
    if (!/json|html|csv/.test(response.headers()['content-type'] ?? '')) return;
    response.text().then(
      (text) => texts.push(text),
      () => undefined,
    );
  });
  return texts;
}

/**
 * The first time a page asks how sure the ranks are, it is told what everybody is told until that was computed.
 * @returns how often it has asked
 */
async function tellLater(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    const isAsked = /"operationName":"Robustness"/.test(route.request().postData() ?? '');
    asked += isAsked ? 1 : 0;
    if (!isAsked || asked > 1) return route.fallback();
    const answer = (await (await route.fetch()).json()) as { data: { competition: object } };
    return route.fulfill({ json: { data: { competition: { ...answer.data.competition, robustness: null } } } });
  });
  return () => asked;
}

const linesOf = (csv: Buffer) => csv.toString('utf8').trim().split('\r\n').slice(1);

async function rankOf(person: Person, id: number | undefined): Promise<number | null> {
  const path = `/api/competition/image/${id}`;
  const { status, body } = await rest<{ result: { rank: number } | null }>(place.product, person, 'GET', path);
  expect(status).toBe(200);
  return body.result && body.result.rank;
}

describe.skipIf(!browserProgram).each(phone)('scores, on %s', (_, width, height) => {
  const locale = 'hu';

  test('are nowhere while people vote; then administrators see them, disqualify with a look ahead, and take everything home', async () => {
    const { product } = place;
    const title = `Results ${width}`;
    const { photos, ...competition } = await voted(title);
    const [first, second] = photos.map(({ id }) => id);
    const words = await wordsOf('adminCompetitions', locale);
    const csvOf = (table: string) => words('files.csvOf', { table: words(`files.${table}`) });
    const robust = await wordsOf('robust', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    const answers = answersOf(context);
    const cockpit = `/admin/competition/${competition.id}`;
    const tab = async (name: string) => {
      await page.goto(name === 'entries' ? cockpit : `${cockpit}?tab=${name}`);
      await heading(page, title);
      await page.waitForLoadState('networkidle');
    };

    for (const path of [
      '/admin',
      '/admin/competition',
      '/admin/users',
      '/admin/email',
      '/admin/localization',
      '/admin/template',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    for (const name of ['entries', 'comments', 'similar', 'turnout', 'results', 'integrity', 'files', 'history'])
      await tab(name);
    for (const path of [
      `/admin/competition?edit=${competition.id}`,
      '/admin/competition?queue=images',
      '/admin/email?new=',
      `/competition/${competition.id}/show/${first}`,
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(answers.length).toBeGreaterThan(15);
    expect(answers.flatMap(scoresIn)).toEqual([]);
    // Tables that tell scores are kept back; the others do without.
    await tab('files');
    for (const name of ['votes', 'results'])
      expect(await page.getByRole('button', { name: csvOf(name), exact: true }).isDisabled()).toBe(true);
    await page
      .getByText(words('files.after', { instant: '' }).replace(/[.\s]+$/, ''))
      .first()
      .waitFor();
    await axe(page);
    const header = (await download(page, csvOf('entries'))).toString('utf8').split('\r\n')[0] ?? '';
    expect(header.split(',')).not.toContain('votes');

    product.setClock(within(competition, 'AWARD'));
    const asked = await tellLater(page);
    await tab('results');
    const best = page
      .getByRole('table', { name: words('results.top') })
      .or(page.getByRole('list', { name: words('results.top') }));
    const links = best.getByRole('link', { name: /^(First|Second|Third)$/ });
    await expect.poll(() => links.allTextContents(), patient).toEqual([...titles]);
    // The tab that is open is in sight, however narrow the screen.
    const open = await page.getByRole('link', { name: words('cockpit.tab.results'), exact: true }).boundingBox();
    expect(open?.x).toBeGreaterThanOrEqual(0);
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThanOrEqual(width);
    // How sure they are comes by itself, as soon as it is computed.
    const strip = page.getByRole('region', { name: robust('title') });
    const wins = (name: string) => strip.getByText(new RegExp(`: ${name}\\.`));
    await wins('First').waitFor(patient);
    expect(asked()).toBeGreaterThan(1);
    await axe(page);
    // The search above finds scores where there are any.
    expect(answers.flatMap(scoresIn)).not.toEqual([]);
    for (const person of [visitor, people[0] as Person]) expect(await rankOf(person, first)).toBeNull();

    await tab('entries');
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'First' }).first();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: words('queue.disqualify'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ahead = dialog.getByRole('table', { name: words('ranking.title') });
    const cells = ahead.getByRole('row').filter({ hasText: 'Second' }).getByRole('cell');
    // On a phone a rank and what becomes of it share a cell; an arrow tells by how many places it moves.
    const ranks = async () =>
      (await cells.allTextContents()).flatMap((text) => text.replace(/[▲▼].*/, '').split(' → '));
    await expect.poll(ranks, patient).toEqual(['2', '1', '2', '1']);
    await axe(page);
    await dialog.getByRole('textbox').fill('It was taken by somebody else.');
    await dialog.getByRole('button', { name: words('queue.disqualify'), exact: true }).click();
    await page.getByText(words('bulk.IMAGE.DISQUALIFIED', { n: 1 })).waitFor();
    await tab('results');
    await expect.poll(() => links.allTextContents(), patient).toEqual(['Second', 'Third']);
    await page.getByRole('link', { name: words('results.onSite'), exact: true }).click();
    await wins('Second').waitFor(patient);
    await axe(page);
    for (const person of [visitor, people[1] as Person]) expect(await rankOf(person, second)).toBeNull();

    product.setClock(within(competition, 'ENDED'));
    for (const person of [visitor, people[1] as Person]) expect(await rankOf(person, second)).toBe(1);
    await page.goto(`/admin/competition?edit=${competition.id}`);
    await heading(page, words('editor.edit'));
    await page
      .getByText(words('frozen.VOTING').split('(')[0] ?? '')
      .first()
      .waitFor();
    await axe(page);

    await tab('files');
    expect(linesOf(await download(page, csvOf('entries')))).toHaveLength(3);
    // The one who comments and the three who enter; the two who only vote are no names in a table of people.
    expect(linesOf(await download(page, csvOf('people'))).length).toBeGreaterThanOrEqual(3);
    expect(linesOf(await download(page, csvOf('comments')))).toHaveLength(1);
    expect(linesOf(await download(page, csvOf('votes')))).toHaveLength(6);
    const results = linesOf(await download(page, csvOf('results')));
    expect(results.map((line) => line.split(',').slice(0, 4).join(' '))).toEqual(
      photos.slice(1).map(({ id }, n) => `${n + 1} colour ${n + 1} ${id}`),
    );
    const archive = unzipSync(new Uint8Array(await download(page, words('files.originalsZip'))));
    const hashed = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const packed = Object.entries(archive).flatMap(([name, bytes]) => (name.endsWith('.csv') ? [] : [hashed(bytes)]));
    expect(packed.sort()).toEqual(photos.map(({ bytes }) => hashed(bytes)).sort());
    expect(complaints).toEqual([]);
    await context.close();
  });
});
