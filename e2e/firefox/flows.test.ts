import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { Product } from '../product/product.ts';
import { until } from '../product/until.ts';

/** Debian's Firefox, or the one that is named; absent, the tests are skipped by name. */
const program = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const isThere = existsSync(program);

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let bela: Person;
let photo = 0;
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-firefox-'));
const file = path.join(folder, 'dawn.jpg');

beforeAll(async () => {
  if (!isThere) return;
  writeFileSync(file, await plainPhoto(3));
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  photo = (await upload(product, anna, competition.id, 'colour-1', await plainPhoto(1), 'Kép 1')).body.id;
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'hu', 'intl.locale.requested': 'hu' },
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of somebody new to the site; errors of our own code fail the test by `complaints`. */
async function open() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const go = (where: string) => page.goto(`${product.url}${where}`);
  await go('/');
  await page.evaluate(() => localStorage.setItem('photo-competition.locale', 'hu'));
  return { page, context, complaints, go };
}

const hasText = (page: Page, text: string) => page.waitForSelector(`::-p-text(${text})`);
const heading = (page: Page, name: string) => page.waitForSelector(`::-p-aria([name="${name}"][role="heading"])`);
const press = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Waits for a photo of the content to have come. */
const seesPhoto = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].some(
      ({ src, complete, naturalWidth }) => /\/media\/|^blob:/.test(src) && complete && naturalWidth > 0,
    ),
  );

async function logIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.locator('input[autocomplete=username]').fill('bela');
  await page.locator('input[autocomplete=current-password]').fill('bela takes photos');
  await page.locator('main form button[type=submit]').click();
  await page.waitForFunction(() => location.pathname === '/');
  // Firefox aborts a navigation that another one meets.
  await page.waitForSelector('header button[aria-label*="fiókja"]');
  await page.waitForNetworkIdle();
}

test.skipIf(!isThere)('in Firefox a visitor sees home, the photos and one of them (needs firefox-esr)', async () => {
  product.setClock(within(competition, 'VOTING'));
  const { page, context, complaints, go } = await open();
  await go('/');
  await heading(page, 'Fények');
  await seesPhoto(page);
  await go(`/competition/${competition.id}/browse`);
  await seesPhoto(page);
  await page.locator(`main a[href$="/show/${photo}"]`).click();
  await heading(page, 'Kép 1');
  await seesPhoto(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test.skipIf(!isThere)('in Firefox one logs in, votes, comments and logs out (needs firefox-esr)', async () => {
  product.setClock(within(competition, 'VOTING'));
  const { page, context, complaints, go } = await open();
  await logIn(page);
  await go(`/competition/${competition.id}/show/${photo}`);
  await press(page, '4 pont');
  await until('the vote to be saved', async () => {
    const { body } = await rest<{ votes: { point: number }[] }>(product, bela, 'GET', '/api/competition/vote');
    return body.votes.some(({ point }) => point === 4);
  });
  await page.locator('main textarea').fill('Szép fények.');
  await page.locator('main form:has(textarea) button[type=submit]').click();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === '');
  await hasText(page, 'Szép fények.');
  await page.locator('header button[aria-label*="fiókja"]').click();
  await page.locator('::-p-text(Kilépés)').click();
  await page.waitForSelector('header a[href="/login"]');
  expect(await page.evaluate(() => localStorage.getItem('photo-competition.session'))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

test.skipIf(!isThere)('in Firefox one enters a photo (needs firefox-esr)', async () => {
  product.setClock(within(competition, 'UPLOADING'));
  const { page, context, complaints, go } = await open();
  await logIn(page);
  await go('/user/upload/colour/1');
  const input = await page.waitForSelector('input[type=file]');
  await input?.uploadFile(file);
  await page.locator('main form input[name=title]').fill('Alkony a folyón');
  await page.locator('main form label:has(input[type=checkbox])').click();
  await page.locator('main form button[type=submit]').click();
  await page.waitForFunction(() => location.pathname === '/user/upload');
  await hasText(page, 'Alkony a folyón');
  await seesPhoto(page);
  expect(complaints).toEqual([]);
  await context.close();
});
