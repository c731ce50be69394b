import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, upload, within, type Stretch } from './product/people.ts';
import { photoWithPlace, plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
const photos: number[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-words-'));
const file = path.join(folder, 'dawn.jpg');
const clockAt = (stretch: Stretch) => product.setClock(within(competition, stretch));

beforeAll(async () => {
  if (!browserProgram) return;
  writeFileSync(file, await photoWithPlace());
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  clockAt('UPLOADING');
  const anna = await join(product, 'anna');
  await join(product, 'bela');
  for (const num of [1, 2, 3]) {
    const { body } = await upload(product, anna, competition.id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    photos.push(body.id);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  if (browserProgram) clockAt('VOTING');
});

/** A page of a visitor; its errors are shown when the test fails. */
async function open() {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  return openPage(browser, product.url, complaints);
}

const show = (page: Page, photo = 0) => page.goto(`/competition/${competition.id}/show/${photos[photo]}`);
const comment = (page: Page) => page.getByRole('textbox', { name: /hozzászólás/i });

/** Makes every call fail as one whose token is no longer accepted. */
const refuseToken = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Login"')
      ? route.continue()
      : route.fulfill({ json: { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] } }),
  );

async function logInAgain(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Lejárt a munkameneted' });
  await panel.getByLabel('Jelszó', { exact: true }).fill('bela takes photos');
  await panel.getByRole('button', { name: 'Belépek és folytatom' }).click();
  await panel.waitFor({ state: 'detached' });
}

test.skipIf(!browserProgram)(
  'a comment survives a reload, the next photo, Back and a logout in another tab',
  async () => {
    const { page, context } = await open();
    await logInAs(page, 'bela');
    await show(page);
    await comment(page).fill('Félbehagyott mondat');
    await page.reload();
    await expect.poll(() => comment(page).inputValue()).toBe('Félbehagyott mondat');
    await page.getByRole('link', { name: 'Következő kép', exact: true }).click();
    await page.getByRole('heading', { name: 'Kép 2' }).waitFor();
    expect(await comment(page).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Előző kép', exact: true }).click();
    await page.getByRole('heading', { name: 'Kép 1' }).waitFor();
    expect(await comment(page).inputValue()).toBe('Félbehagyott mondat');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /fiókja/ }).click();
    await other.getByRole('button', { name: 'Kilépés' }).click();
    await comment(page).waitFor({ state: 'detached' });
    await logInAs(other, 'bela');
    await expect.poll(() => comment(page).inputValue()).toBe('Félbehagyott mondat');
    await page.getByRole('button', { name: /hozzászól/i }).click();
    await page.getByText('Félbehagyott mondat').first().waitFor();
    await page.reload();
    await comment(page).waitFor();
    expect(await comment(page).inputValue()).toBe('');
    await context.close();
  },
);

test.skipIf(!browserProgram)('a registration survives a reload', async () => {
  const { page, context } = await open();
  await page.goto('/registration/index');
  await page.getByLabel('Felhasználónév').fill('zsofi');
  await page.getByLabel('E-mail-cím').fill('zsofi@example.org');
  const [rules] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('form')
      .getByRole('link', { name: /szabályzat/i })
      .click(),
  ]);
  await rules.close();
  await page.reload();
  await expect.poll(() => page.getByLabel('E-mail-cím').inputValue()).toBe('zsofi@example.org');
  await page.getByRole('button', { name: 'Elvetem' }).click();
  expect(await page.getByLabel('Felhasználónév').inputValue()).toBe('');
  await context.close();
});

test.skipIf(!browserProgram)(
  'an upload goes on, the file too, after its session was refused, and after a reload',
  async () => {
    clockAt('UPLOADING');
    const { page, context } = await open();
    await logInAs(page, 'bela');
    await page.goto('/user/upload/colour/1');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Cím').fill('Alkony a folyón');
    await page.getByLabel(/Kijelentem/).check();
    await refuseToken(page);
    await page.getByRole('button', { name: 'Feltöltés' }).click();
    await page.getByRole('region', { name: 'Lejárt a munkameneted' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/upload/colour/1');
    expect(await page.getByLabel('Cím').inputValue()).toBe('Alkony a folyón');
    await page.unroute('**/graphql');
    await logInAgain(page);
    await page.reload();
    await page.getByText(/dawn\.jpg/).waitFor();
    expect(await page.getByLabel('Cím').inputValue()).toBe('Alkony a folyón');
    await page.getByRole('button', { name: 'Feltöltés' }).click();
    await page.waitForURL('**/user/upload');
    await page.getByText('Alkony a folyón').first().waitFor();
    await context.close();
  },
);

test.skipIf(!browserProgram)('a session that ends by the clock keeps the page and what was typed', async () => {
  const { page, context } = await open();
  await page.clock.install();
  await logInAs(page, 'bela');
  await page.goto('/user/profile');
  await page.getByLabel('Keresztnév').fill('Borbála');
  await page.clock.fastForward('30:00:00');
  await page.getByRole('region', { name: 'Lejárt a munkameneted' }).waitFor();
  expect(await page.getByLabel('Keresztnév').inputValue()).toBe('Borbála');
  expect(new URL(page.url()).pathname).toBe('/user/profile');
  await context.close();
});

test.skipIf(!browserProgram).each([3, -3])(
  'a computer whose clock is %d days off can log in and vote',
  async (days) => {
    const { page, context } = await open();
    await page.clock.setSystemTime(Date.now() + days * 24 * 3_600_000);
    await logInAs(page, 'bela');
    await page.goto('/user/profile');
    await page.getByLabel('Keresztnév').waitFor();
    await page.reload();
    await page.getByLabel('Keresztnév').waitFor();
    await show(page, 1);
    await page.getByRole('button', { name: days > 0 ? '4 pont' : '2 pont', exact: true }).click();
    await page.getByText('Szavazatok mentve').waitFor();
    await context.close();
  },
);

test.skipIf(!browserProgram)(
  'a click while the line is down keeps the page, and goes on when the line is back',
  async () => {
    const { page, context } = await open();
    // Nothing is fetched beforehand.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Archívum' }).first().waitFor();
    await context.setOffline(true);
    await page.getByText(/Nincs kapcsolat\./).waitFor();
    await page.getByRole('link', { name: 'Archívum' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.url()).not.toContain('chrome-error');
    await page.getByRole('link', { name: 'Archívum' }).first().waitFor();
    await context.setOffline(false);
    await page.waitForURL('**/archive');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/Nincs kapcsolat\./).count()).toBe(0);
    await context.close();
  },
);

test.skipIf(!browserProgram)('a broken picture heals when the line is back', async () => {
  const { page, context } = await open();
  await context.route('**/media/**', (route) => route.abort());
  await show(page);
  await page.getByText('A kép nem tölthető be.').waitFor();
  await context.unroute('**/media/**');
  await context.setOffline(true);
  await page.getByText(/Nincs kapcsolat\./).waitFor();
  await context.setOffline(false);
  await page.getByText('A kép nem tölthető be.').waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    [...document.images].some(({ alt, naturalWidth }) => alt === 'Kép 1' && naturalWidth > 0),
  );
  await context.close();
});
