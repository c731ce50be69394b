import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmin } from './product/adminPage.ts';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { violationsOn } from './product/accessible.ts';
import { announce, graph, join, loginAdministrator, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

/** Awards of the ceremony, each with a photo of its own. */
const awards = 60;
const perEntrant = 10;

let product: Product;
let browser: Browser;
let competitionId: number;
let given: Record<string, unknown>[];

const localized = (text: string) => ({ __typename: 'LocalizedText', hu: text, en: text });

/** The photos as the page's query asks for them. */
async function photosOf(admin: Person, numbers: readonly number[]): Promise<Record<string, unknown>[]> {
  const sizes = ['thumb', 'small', 'medium', 'large'].map((size) => `${size}: url(resolution: ${size.toUpperCase()})`);
  const fields = `__typename id number title width height thumbhash urlNeedsToken ${sizes.join(' ')}`;
  const photos: Record<string, unknown>[] = [];
  for (const number of numbers) {
    const { data } = await graph<{ image: Record<string, unknown> }>(
      product,
      admin,
      `{ image(number: ${number}) { ${fields} } }`,
    );
    if (data) photos.push(data.image);
  }
  return photos;
}

/** An award for a photo: places in the two categories, and mentions. */
const awardOf = (photo: Record<string, unknown>, at: number) => ({
  __typename: 'AdminAward',
  id: String(at + 1),
  number: at + 1,
  position: at + 1,
  kind: at < 3 ? 'PLACE' : 'MENTION',
  title: localized(at < 3 ? `${at + 1}. díj` : `Dicséret ${at + 1}`),
  place: at < 3 ? at + 1 : null,
  type: 'colour',
  winners: [
    {
      __typename: 'AdminAwardWinner',
      told: true,
      note: '',
      author: { __typename: 'Author', id: `author-${at}`, firstName: 'Anna', lastName: `Kiss ${at + 1}` },
      image: photo,
    },
  ],
});

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start();
  browser = await launchBrowser();
  const admin = await loginAdministrator(product);
  const types = [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: perEntrant }];
  const competition = await announce(product, admin, { judgedBy: 'JURY', imageTypes: types });
  competitionId = competition.id;
  product.setClock(within(competition, 'UPLOADING'));
  const numbers: number[] = [];
  for (const name of ['anna', 'bela', 'cili', 'dora', 'emil', 'fanni']) {
    const entrant = await join(product, name);
    for (let slot = 1; slot <= perEntrant; slot += 1) {
      const title = `Kép ${name} ${slot}`;
      const { body } = await upload(product, entrant, competitionId, `colour-${slot}`, await plainPhoto(slot), title);
      numbers.push(body.id);
    }
  }
  product.setClock(within(competition, 'AWARD'));
  given = (await photosOf(admin, numbers)).map(awardOf);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The page's own query answers with sixty awards, which no jury of this test has given. */
async function giveAwards(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    if (!/"operationName":"Ceremony"/.test(route.request().postData() ?? '')) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { adminCompetition: object } };
    const jury = { __typename: 'AdminJury', awards: given, awardsConfirmedAt: null, seats: [] };
    return route.fulfill({ json: { data: { ...data, adminCompetition: { ...data.adminCompetition, jury } } } });
  });
}

const slideOf = (page: Page) => page.locator('[data-slide]').getAttribute('data-slide');
/** Whether the slide's picture is drawn, and how wide its file is. */
const drawn = (page: Page) =>
  page.locator('[data-slide] img').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    return picture.naturalWidth;
  });

test.skipIf(!browserProgram)(
  'a ceremony of sixty awards runs by keyboard alone with the network cut, and the presenter’s window follows and leads',
  async () => {
    const { page, context, complaints } = await openAdmin(browser, product);
    await giveAwards(context);
    await page.goto(`/admin/competition/${competitionId}/ceremony`);
    await page.getByText('Minden kép betöltődött (60)', { exact: false }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const [presenter] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Előadói ablak' }).click(),
    ]);
    await presenter.getByText('1 / 123').waitFor();
    await until('the presenter has its pictures', async () => {
      await presenter.getByRole('button', { name: /^1\. díj/ }).click();
      return (await presenter.locator('section img').count()) > 0;
    });
    expect(await violationsOn(presenter)).toEqual([]);
    await presenter.getByRole('button', { name: 'Fények', exact: true }).click();

    await context.setOffline(true);
    await page.bringToFront();
    const begin = page.getByRole('button', { name: 'Kezdés' });
    await begin.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-slide=competition]').waitFor();
    const seen: string[] = [];
    for (let step = 0; step < 2 * awards + 2; step += 1) {
      await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'PageDown');
      const slide = (await slideOf(page)) ?? '';
      seen.push(slide);
      if (slide.startsWith('photo/')) expect(await drawn(page)).toBe(600);
      if (step === 5) {
        // A look at one slide of each kind is enough for axe.
        expect(await violationsOn(page, { include: '[data-slide]' })).toEqual([]);
      }
    }
    // Mentions from the end of their list, then the third place to the first, each photo before its words.
    expect(seen.slice(0, 3)).toEqual([
      'category/colour',
      expect.stringMatching(/^photo\/60\//),
      expect.stringMatching(/^winner\/60\//),
    ]);
    expect(seen.at(-2)).toMatch(/^winner\/1\//);
    expect(seen.at(-1)).toBe('end');
    expect(new Set(seen).size).toBe(2 * awards + 2);
    await presenter.getByText('123 / 123').waitFor();

    // The presenter leads, still without a line.
    await presenter.getByRole('button', { name: /^2\. díj/ }).click();
    await page.locator('[data-slide^="photo/2/"]').waitFor();
    await presenter.keyboard.press('ArrowRight');
    await page.locator('[data-slide^="winner/2/"]').waitFor();
    await presenter.keyboard.press('b');
    await page.getByText('A képernyő fekete.').waitFor({ state: 'attached' });
    await page.keyboard.press('b');
    await page.keyboard.press('Escape');
    await page.locator('[data-slide]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Folytatás' }).waitFor();
    await context.setOffline(false);
    expect(complaints.filter((line) => !/Failed to fetch|ERR_INTERNET/.test(line))).toEqual([]);
  },
);
