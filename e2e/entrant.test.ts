import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, vote, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let photo = 0;
let bela: Person;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  photo = (await upload(product, anna, competition.id, 'colour-1', await plainPhoto(1), 'Hajnal')).body.id;
  await upload(product, bela, competition.id, 'colour-1', await plainPhoto(2), 'Este');
  product.setClock(within(competition, 'VOTING'));
  await vote(product, bela, photo, 5);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A page of somebody; its errors are shown when the test fails. */
async function openAs(username: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  const { page, context } = await openPage(browser, product.url, complaints);
  await logInAs(page, username);
  return { page, close: () => context.close() };
}

/** Element that has the focus: the name of a button, the text of anything else. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test.skipIf(!browserProgram)('an own comment is changed, deleted and kept by the keyboard alone', async () => {
  product.setClock(within(competition, 'VOTING'));
  await rest(product, bela, 'POST', `/api/competition/comment/${photo}`, { comment: 'Elhamarkodott' });
  const { page, close } = await openAs('bela');
  await page.goto(`/competition/${competition.id}/show/${photo}`);
  const edit = page.getByRole('button', { name: /^Módosítom a hozzászólásomat/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('A hozzászólásod szövege').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.type(' szavak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Elhamarkodott szavak').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Módosítom a hozzászólásomat/);
  await page.getByText('módosítva', { exact: true }).waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Visszavonom');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Törlöm a hozzászólásomat/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Visszavonom' }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Hozzászólások');
  await page.reload();
  await page.getByText('Még nincs hozzászólás.').waitFor();
  await close();
});

test.skipIf(!browserProgram)('after the end there is a report card, and a certificate on one sheet', async () => {
  product.setClock(within(competition, 'ENDED'));
  const { page, close } = await openAs('anna');
  await page.goto('/user/archived');
  await page.getByRole('link', { name: /^Értékelés és oklevelek/ }).click();
  await page.getByText('1. hely', { exact: true }).waitFor();
  await page.getByText(/2 kép közül a kategóriában.*legjobb 50%-ában/).waitFor();
  await page.getByRole('img', { name: /5 pont: 1 szavazat/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Oklevél nyomtatása: Hajnal' }).click();
  await page.getByText('1. helyezés').waitFor();
  await page.locator('main').getByText('anna Ágnes').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4, lying, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[45][.\d]*\]/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await close();
});

test.skipIf(!browserProgram)('one takes the own data along and leaves', async () => {
  product.setClock(within(competition, 'ENDED'));
  await join(product, 'cili');
  const { page, close } = await openAs('cili');
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Adatok letöltése, fiók törlése' }).click();
  await page.getByText('Nincs sem nevezésed').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Letöltöm az adataimat' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const password = page.getByLabel('A jelszavad, megerősítésül');
  const leave = page.getByRole('button', { name: 'Végleg törlöm a fiókomat' });
  await password.fill('not the password');
  await leave.click();
  await page.locator('[aria-invalid=true]').waitFor();
  await password.fill('cili takes photos');
  await leave.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Belépés' }).first().waitFor();
  expect(
    (
      await rest(product, { username: 'x', token: null }, 'POST', '/api/authentication/login', {
        username: 'cili',
        password: 'cili takes photos',
      })
    ).status,
  ).toBe(401);
  await close();
});
