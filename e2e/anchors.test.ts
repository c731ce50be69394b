import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;
let competitionId: number;
let photo: number;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start();
  const competition = await announce(product, await loginAdministrator(product));
  competitionId = competition.id;
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  photo = (await upload(product, anna, competitionId, 'colour-1', await plainPhoto(1), 'Híd')).body.id;
  const bela = await join(product, 'bela');
  product.setClock(within(competition, 'VOTING'));
  for (const comment of ['Szép', 'Nagyon szép', 'A legszebb'])
    await rest(product, bela, 'POST', `/api/competition/comment/${photo}`, { comment });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.skipIf(!browserProgram).each([
  ['?anchor=comments', 1280, 600],
  ['#comments', 390, 700],
])('%s is gone to when the answers have come, on %i × %i', async (anchor, width, height) => {
  const complaints: string[] = [];
  const { page, context } = await openPage(browser, product.url, complaints);
  await page.setViewportSize({ width, height });
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  // With a query the document brings no answers.
  await page.goto(`/competition/${competitionId}/show/${photo}${anchor.startsWith('?') ? anchor : `?x=1${anchor}`}`);
  await page.getByRole('navigation').first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  answer();
  const comments = page.locator('#comments');
  await comments.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'comments');
  await page.waitForFunction(() => {
    const { top } = (document.getElementById('comments') as HTMLElement).getBoundingClientRect();
    const end = document.documentElement.scrollHeight - innerHeight;
    return Math.abs(top) < innerHeight / 3 || Math.abs(scrollY - end) < 2;
  });
  expect(complaints).toEqual([]);
  await context.close();
});
