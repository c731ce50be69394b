import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { colourRules, violationsOn } from '../product/accessible.ts';
import { axe, fromMenu, heading, phone, desktopInEnglish, type Locale } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

let competition: Awaited<ReturnType<typeof announce>>;
let voter: Person;
const photos: number[] = [];

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const author = await join(product, 'author');
  for (const n of [1, 2]) {
    const { body } = await upload(product, author, competition.id, `colour-${n}`, await plainPhoto(n), `Photo ${n}`);
    photos.push(body.id);
  }
  // Voting is under way: what people have voted is what nobody may learn now.
  product.setClock(within(competition, 'VOTING'));
  voter = await join(product, 'voter');
  await vote(product, voter, photos[0] ?? 0, 5);
  await vote(product, voter, photos[1] ?? 0, 1);
});

const address = () => `/admin/competition/${competition.id}/preview`;
const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const browse = () => `/competition/${competition.id}/browse`;

const administered = () =>
  rest<{ voteCount: number }>(place.product, place.admin, 'GET', `/api/admin/competition/${competition.id}`);

/** The texts of the time machine and of the pages in it. */
async function textsOf(locale: Locale) {
  const [admin, site, browsed, shell] = await Promise.all(
    ['adminCompetitions', 'admin', 'browse', 'shell'].map((feature) => wordsOf(feature, locale)),
  );
  if (!admin || !site || !browsed || !shell) throw new Error('Each of the four has texts.');
  return {
    browsed,
    shell,
    admin,
    words: (key: string, values?: Record<string, string | number>) => admin(`preview.${key}`, values),
    /** The button of an instant beside a date. */
    beside: (date: string, step: 'before' | 'at' | 'after') =>
      `${site(`dashboard.boundary.${date}`)}: ${admin(`preview.step.${step}`)}`,
    overview: site('nav.dashboard'),
  };
}

/** The query of the administrators' page. */
const stateOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Moves to an instant beside a date, and waits until the pages are those of that instant. */
async function go(page: Page, name: string): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => page.url() !== before, patient).toBe(true);
  await settled(page);
}

/** Until the page in the frame is there. */
const settled = (page: Page) => page.locator('[aria-busy=false]:has(> iframe)').waitFor();

/** Nobody is shut out of what the frame shows, light and dark. */
async function axeInside(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await frameOf(page).locator(`html.${scheme}`).waitFor({ state: 'attached' });
    const rules = scheme === 'dark' ? colourRules : undefined;
    expect([scheme, await violationsOn(page, { include: ['iframe', 'body'] }, rules)]).toEqual([scheme, []]);
  }
  // It does look into the frame: a target there is named through the frame.
  const { passes } = await new AxeBuilder({ page }).include(['iframe', 'body']).withRules(['color-contrast']).analyze();
  expect(passes.some(({ nodes }) => nodes.some(({ target }) => target.length === 2))).toBe(true);
}

describe.skipIf(!browserProgram).each(desktopInEnglish)(
  'the time machine, on %s, in %s',
  (_, locale, width, height) => {
    test('shows the public pages of each instant, to the second, as a visitor sees them', async () => {
      const { words, beside, browsed, shell, admin } = await textsOf(locale);
      const { page, context, complaints } = await place.open(width, height, locale);
      await page.goto(`/admin/competition/${competition.id}`);
      await fromMenu(page, admin('cockpit.preview'));
      await heading(page, words('heading'));
      const frame = frameOf(page);
      const main = frame.getByRole('main');
      // While nobody sees photos the page tells of the competition, and leads to the rules.
      const announced = main.getByRole('link', { name: browsed('rules') });
      await page.getByText(words('banner')).waitFor();
      await main.getByText('Photo 1').first().waitFor();
      // The account is nobody's in there: it offers to log in.
      await expect.poll(() => frame.getByRole('link', { name: shell('nav.admin') }).count(), patient).toBe(0);

      await go(page, beside('votingStart', 'before'));
      await announced.waitFor();
      await main.getByText(shell('stage.uploading'), { exact: true }).first().waitFor();
      expect(await main.getByRole('link', { name: /Photo \d/ }).count()).toBe(0);
      expect(await main.getByText(/Photo \d/).count()).toBe(0);
      // An instant does not go by: two seconds later voting would have begun.
      await frame.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
      expect(await announced.count()).toBe(1);
      await axe(page);
      await axeInside(page);

      await go(page, beside('votingStart', 'at'));
      await announced.waitFor();
      expect(await main.getByText(/Photo \d/).count()).toBe(0);

      await go(page, beside('votingStart', 'after'));
      await main.getByText('Photo 1').first().waitFor();
      await main.getByText(shell('stage.voting'), { exact: true }).first().waitFor();
      const isLoaded = () =>
        main
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
      await expect.poll(isLoaded, patient).toBe(true);
      expect(await announced.count()).toBe(0);
      const votingStart = Date.parse(competition.votingStart);
      expect(Date.parse(stateOf(page)['at'] ?? '')).toBe(Math.floor(votingStart / 1000) * 1000 + 1000);
      await axe(page);
      await axeInside(page);

      // By keys: a day, an hour, and back.
      const slider = page.getByRole('slider', { name: words('instant') });
      const instant = () => Date.parse(stateOf(page)['at'] ?? '');
      const from = instant();
      await slider.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(instant, patient).toBe(from + 3_600_000);
      await page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(instant, patient).toBe(from);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => Math.round((instant() - from) / 86_400_000), patient).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe.skipIf(!browserProgram).each(phone)('a preview, on %s', (_, width, height) => {
  const locale = 'hu';

  test('keeps the page that is shown, role and window, also through a reload', async () => {
    const { words, beside } = await textsOf(locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto(`${address()}?screen=${'desktop'}`);
    const frame = frameOf(page);
    await frame.getByRole('main').getByText('Photo 1').first().waitFor();
    await page.getByLabel(words('page'), { exact: true }).selectOption({ label: words('pages.home') });
    await expect.poll(() => stateOf(page)['page'], patient).toBe('/');
    await page.getByLabel(words('as')).selectOption({ label: words('role.voter') });
    await frame.getByText(words('standIn.voter')).first().waitFor({ state: 'attached' });
    expect(stateOf(page)).toMatchObject({ role: 'voter', page: '/' });
    await go(page, beside('competitionStart', 'after'));
    expect(stateOf(page)).toMatchObject({ role: 'voter', page: '/' });
    await page.getByLabel(words('page'), { exact: true }).selectOption({ label: words('pages.upload') });
    await expect.poll(() => stateOf(page)['page'], patient).toContain('/user/upload');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(stateOf(page)['page']).toContain('/user/upload');
    await axe(page);
    await axeInside(page);
    const before = page.url();
    await page.reload();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toBe(before);

    // By name: an entrant that there is, and one that there is not.
    await page.getByLabel(words('as')).selectOption({ label: words('role.named') });
    await page.getByText(words('usernameHint')).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByLabel(words('username')).fill('nobody-here');
    await page.keyboard.press('Enter');
    await page.getByText(words('unknown')).waitFor();
    await page.getByLabel(words('username')).fill('author');
    await page.keyboard.press('Enter');
    await frame.getByText('Photo 1').first().waitFor({ state: 'attached' });
    await page.getByText(words('unknown')).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows a draft as it reads once it is published, at the instant that was chosen, also through a reload', async () => {
    const { words, beside, shell } = await textsOf(locale);
    const { product, admin } = place;
    const title = { hu: `Vázlat ${width}`, en: `Sketch ${width}` };
    const { imageTypes, competitionStart, votingStart, votingEnd, award, description } = competition;
    const content = { title, description, imageTypes, competitionStart, votingStart, votingEnd, award };
    const path = '/api/admin/competition/';
    const draft = (await rest<{ id: number; status: string }>(product, admin, 'POST', path, content)).body;
    expect(draft.status).toBe('DRAFT');
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto(`/competition/${draft.id}/browse`);
    expect(await page.getByText(title[locale]).count()).toBe(0);

    await page.goto(`/admin/competition/${draft.id}/preview`);
    const frame = frameOf(page);
    await go(page, beside('competitionStart', 'after'));
    await frame.getByText(title[locale]).first().waitFor();
    await frame.getByText(shell('stage.uploading'), { exact: true }).first().waitFor();
    const instant = stateOf(page)['at'];
    const slider = page.getByRole('slider', { name: words('instant') });
    const chosen = await slider.inputValue();
    await page.reload();
    await settled(page);
    await frame.getByText(shell('stage.uploading'), { exact: true }).first().waitFor();
    expect(stateOf(page)['at']).toBe(instant);
    expect(await slider.inputValue()).toBe(chosen);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('changes nothing, and says so; the own session stays', async () => {
    const { words, shell, overview } = await textsOf(locale);
    const { page, context, answers, complaints } = await place.open(width, height, locale);
    await page.goto(`${address()}?role=voter&page=/competition/${competition.id}/show/${photos[0]}`);
    const frame = frameOf(page);
    const count = async () => (await administered()).body.voteCount;
    const before = await count();
    expect(before).toBe(2);
    const choices = frame.getByRole('group').filter({ has: page.getByRole('button', { name: /^4/ }) });
    await choices.getByRole('button', { name: /^4/ }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByText(words('refused')).waitFor();
    await frame.getByText(shell('error.PREVIEW_READ_ONLY')).first().waitFor();
    await axe(page);
    expect(await count()).toBe(before);
    expect(answers.some((text) => text.includes('"CONFLICT"'))).toBe(true);
    await page.goto('/admin');
    await heading(page, overview);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('tells nothing of the votes before voting is over', async () => {
    const { words, browsed } = await textsOf(locale);
    const { page, context } = await place.open(width, height, locale);
    /** Text of the ranking, at an instant when everybody would see the results. */
    const results = async () => {
      const at = new Date(Date.parse(competition.award) + 60_000).toISOString().replace(/\.\d+/, '');
      await page.goto(`${address()}?at=${at}&page=${encodeURIComponent(`${browse()}?sort=rank`)}`);
      await page.getByText(words('sample')).waitFor();
      const main = frameOf(page).getByRole('main');
      await settled(page);
      await main.getByText(browsed('shown', { shown: 2, total: 2 })).waitFor();
      // Parts above the list and below it are loaded later; rows out of sight are there, and not drawn.
      return main.getByRole('list', { name: browsed('list'), exact: true }).textContent();
    };
    const shown = await results();
    expect(shown).toContain(browsed('results.place', { rank: 1 }));
    // Were one number of it made of votes, it would be another now.
    await vote(place.product, voter, photos[0] ?? 0, 5);
    await vote(place.product, voter, photos[1] ?? 0, 1);
    expect(await results()).toBe(shown);
    await context.close();
  });
});
