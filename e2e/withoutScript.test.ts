import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, vote } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;
/** Numbers of an ended competition, of a running one, of a coming one, and of a photo. */
const ids = { ended: 0, running: 0, coming: 0, photo: 0 };

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  const admin = await loginAdministrator(product);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const anna = await join(product, 'anna');
  const bela = await join(product, 'bela');
  const ended = await announce(product, admin, {
    title: { hu: 'Tél', en: 'Winter' },
    competitionStart: at(-0.5),
    votingStart: at(0.25),
    votingEnd: at(0.5),
    award: at(0.75),
  });
  ids.ended = ended.id;
  product.setClock(at(0.1));
  const winner = await upload(product, anna, ended.id, 'colour-1', await plainPhoto(1), 'Jégvirág');
  product.setClock(at(0.4));
  await vote(product, bela, winner.body.id, 5);
  const dates = { competitionStart: at(-0.5), votingStart: at(1), votingEnd: at(2), award: at(3) };
  const running = await announce(product, admin, dates);
  ids.running = running.id;
  const summer = { competitionStart: at(5), votingStart: at(6), votingEnd: at(7), award: at(8) };
  ids.coming = (await announce(product, admin, { title: { hu: 'Nyár', en: 'Summer' }, ...summer })).id;
  product.setClock(at(0.9));
  for (const num of [1, 2]) {
    const { body } = await upload(product, anna, running.id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    if (num === 1) ids.photo = body.id;
  }
  product.setClock(at(1.5));
  await rest(product, bela, 'POST', `/api/competition/comment/${ids.photo}`, { comment: 'Szép fények.' });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Pages of everybody: title, words, and how many photos are seen at least. */
const pages: [path: string, title: string, words: string[], photos: number][] = [
  ['/', 'Fények', ['Leírás', 'A szavazás vége', 'Hogyan működik?', 'Tél: eredmények'], 2],
  ['/competition/:running/browse', 'Fények', [], 2],
  ['/competition/:running/show/:photo', 'Kép 1', ['About it', 'Szép fények.'], 1],
  ['/competition/:ended/browse?sort=rank', 'Tél', ['Nyertesek', '1. hely', 'Jégvirág', 'anna Ágnes'], 1],
  ['/competition/:coming/browse', 'Nyár', ['Leírás', 'A nevezés kezdete', 'Színes – legfeljebb'], 0],
  ['/archive', 'Archívum', ['Tél', 'Leírás'], 1],
  ['/rules', 'Szabályzat', ['Nevezés', 'JPEG'], 0],
  ['/contact', 'Kapcsolat', ['szervezőkhöz'], 0],
  ['/login', 'Belépés', ['Ehhez az oldalhoz JavaScript kell.'], 0],
  ['/registration/index', 'Regisztráció', ['Ehhez az oldalhoz JavaScript kell.'], 0],
  ['/nowhere', 'Ez az oldal nem található', [], 0],
  ['/competition/9999/browse', 'Nincs ilyen pályázat', [], 0],
];

const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: keyof typeof ids) => String(ids[name]));

/** Photos that have come and are seen, of the content of the page. */
async function seenPhotos(page: Page): Promise<number> {
  const images = page.locator('#root main img, .s-plain img');
  for (const image of await images.all()) if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
  const loaded = await Promise.all(
    (await images.all()).map((one) =>
      one.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0 && element.getClientRects().length > 0),
    ),
  );
  return loaded.filter(Boolean).length;
}

describe.skipIf(!browserProgram)('with JavaScript off (needs Chromium)', () => {
  test.each(pages)('%s shows its title, its words and its photos', async (path, title, words, photos) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'hu-HU',
        javaScriptEnabled: false,
        viewport,
      });
      const page = await context.newPage();
      await page.goto(addressOf(path));
      const headings = page.locator('h1:visible');
      expect(await headings.allInnerTexts()).toEqual([title]);
      const text = await page.locator('body').innerText();
      for (const word of words) expect(text).toContain(word);
      await expect.poll(() => seenPhotos(page)).toBeGreaterThanOrEqual(photos);
      expect(await page.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
      await context.close();
    }
  });

  test('visitors walk through the site by its links', async () => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/rules');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Archive' }).click();
    await page.waitForURL('**/archive');
    await page.getByRole('link', { name: 'Results: Winter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Winter' }).waitFor();
    await page.locator('.s-plain figure a').first().click();
    await page.getByRole('heading', { level: 1, name: 'Jégvirág' }).waitFor();
    await page.getByRole('link', { name: 'Back to Winter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Winter' }).waitFor();
    await context.close();
  });
});

test.skipIf(!browserProgram)('with script, nothing of it is there', async () => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'hu-HU' });
  const page = await context.newPage();
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1, name: 'Szabályzat' }).waitFor();
  expect(await page.locator('.s-plain').count()).toBe(0);
  await context.close();
});
