import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

/** A name of a machine on a local network: its pages are no secure context, other than those of localhost. */
const host = 'club.test';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let bela: Person;
let photo: number;
const complaints: string[] = [];

/** The browser itself says on every page over http that it ignores this header. */
const complaintsOfPages = () => complaints.filter((text) => !text.startsWith('The Cross-Origin-Opener-Policy header'));

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start();
  browser = await launchBrowser(`--host-resolver-rules=MAP ${host} 127.0.0.1`);
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  photo = (await upload(product, anna, competition.id, 'colour-1', await plainPhoto(1), 'Híd')).body.id;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A page over http, by the machine's name; nobody is logged in. */
async function openOverHttp() {
  const opened = await openPage(browser, `http://${host}:${new URL(product.url).port}`, complaints);
  await opened.page.goto('/');
  expect(await opened.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  return opened;
}

const storedVotes = async () => {
  const { body } = await rest<{ votes: { imageId: number; point: number }[] }>(
    product,
    bela,
    'GET',
    '/api/competition/vote',
  );
  return body.votes.map(({ imageId, point }) => [imageId, point]);
};

const showPhoto = async (page: Page): Promise<void> => {
  await page.goto(`/competition/${competition.id}/show/${photo}`);
  await page.getByRole('button', { name: '1 pont', exact: true }).waitFor();
};

test.skipIf(!browserProgram)('a vote over http on a local network is stored, and its seal kept', async () => {
  product.setClock(within(competition, 'VOTING'));
  const { page, context } = await openOverHttp();
  await logInAs(page, 'bela');
  await showPhoto(page);
  await page.getByRole('button', { name: '4 pont', exact: true }).click();
  await page.getByRole('button', { name: '4 pont', exact: true, pressed: true }).waitFor();
  await until('the vote', async () => (await storedVotes()).length === 1);
  expect(await storedVotes()).toEqual([[photo, 4]]);
  await page.getByText('Lepecsételve').waitFor();
  expect(complaintsOfPages()).toEqual([]);
  await context.close();
});

test.skipIf(!browserProgram)('the address of a photo is copied over http as well', async () => {
  product.setClock(within(competition, 'VOTING'));
  const { page, context } = await openOverHttp();
  await logInAs(page, 'bela');
  await showPhoto(page);
  await page.getByRole('button', { name: 'Megosztás' }).click();
  await page.getByText('A hivatkozást a vágólapra másoltuk.').first().waitFor();
  const comment = page.getByRole('textbox').first();
  await comment.focus();
  await page.keyboard.press('Control+V');
  expect(await comment.inputValue()).toContain(`http://${host}`);
  expect(await comment.inputValue()).toContain(`/competition/${competition.id}/show/${photo}`);
  expect(complaintsOfPages()).toEqual([]);
  await context.close();
});

test.skipIf(!browserProgram)('pages of entrants break nowhere over http', async () => {
  product.setClock(within(competition, 'UPLOADING'));
  const { page, context } = await openOverHttp();
  await logInAs(page, 'bela');
  for (const where of [
    '/archive',
    `/competition/${competition.id}/browse`,
    `/competition/${competition.id}/count`,
    '/user/upload',
    '/user/upload/colour/1',
    '/user/competition',
    '/user/account',
  ]) {
    await page.goto(where);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(complaintsOfPages()).toEqual([]);
  await context.close();
});
