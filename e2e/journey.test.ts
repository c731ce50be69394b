import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, mailTo, upload, vote, within } from './product/people.ts';
import { lyingPhoto, photoWithPlace, plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { hasRealPhotos, realPhotoFile } from './product/realPhotos.ts';

let product: Product;
let browser: Browser;
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-journey-'));
beforeAll(async () => {
  if (!browserProgram) return;
  // As in production: the client asks for nothing that its manifest does not list.
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function register(page: Page, username: string, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Regisztráció' }).click();
  await page.getByLabel('Felhasználónév').fill(username);
  await page.getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Vezetéknév').fill('Tóth');
  await page.getByLabel('Keresztnév').fill('Ágnes');
  await page.getByLabel(/Elolvastam és elfogadom/).check();
  await page.getByRole('button', { name: 'Regisztrálok' }).click();
  await page.waitForURL('**/registration/completed');
}

async function activate(page: Page, username: string, email: string, password: string): Promise<void> {
  const link = /http\S+\/activation\/\d+\/[\w-]+/.exec((await mailTo(product, email, 'activation')).text)?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await page
    .getByLabel('Új jelszó')
    .or(page.getByLabel('Jelszó', { exact: true }))
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Aktiválom a fiókot' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Felhasználónév').fill(username);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function enter(page: Page, slot: string, file: string, title: string): Promise<void> {
  await page.goto(`/user/upload/${slot}`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Cím').fill(title);
  const declaration = page.getByLabel(/Kijelentem/);
  if (!(await declaration.isChecked())) await declaration.check();
  await page.getByRole('button', { name: 'Feltöltés' }).click();
  await page.waitForURL('**/user/upload');
  await page.getByText(title).first().waitFor();
}

/** Natural size of the picture with a title, once the browser has decoded it. */
async function shownSize(page: Page, title: string): Promise<{ width: number; height: number }> {
  const shown = await page.waitForFunction((name) => {
    const picture = [...document.images].find((image) => image.alt === name);
    picture?.scrollIntoView();
    return picture?.complete && picture.naturalWidth > 0
      ? { width: picture.naturalWidth, height: picture.naturalHeight }
      : null;
  }, title);
  return (await shown.jsonValue()) ?? { width: 0, height: 0 };
}

test.skipIf(!browserProgram)('from a photo to a result, in a browser', async () => {
  const complaints: string[] = [];
  onTestFailed(() => {
    process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`);
  });
  const admin = await loginAdministrator(product);
  const competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const { page } = await openPage(browser, product.url, complaints);

  await page.goto('/admin');
  await page.getByText('Hozzáférés megtagadva: /admin').first().waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  await register(page, 'agnes', 'agnes@example.org');
  await activate(page, 'agnes', 'agnes@example.org', 'egy szep nyari este');
  await page.goto('/login');
  await page.getByText('Hozzáférés megtagadva: /login').first().waitFor();

  const files = { lying: path.join(folder, 'lying.jpg'), place: path.join(folder, 'place.jpg') };
  writeFileSync(files.lying, await lyingPhoto());
  writeFileSync(files.place, await photoWithPlace());
  await enter(page, 'colour/1', files.lying, 'Saját, fektetve');
  const own = await shownSize(page, 'Saját, fektetve');
  expect(own.height).toBeGreaterThan(own.width);
  if (hasRealPhotos) {
    const real: [string, string, 'upright' | 'wide'][] = [
      ['orientation-portrait-6.jpg', 'Hatos tájolás', 'upright'],
      ['gps-nikon.jpg', 'Helyadattal', 'wide'],
      ['phone.heic', 'Telefonról', 'wide'],
    ];
    for (const [file, title, shape] of real) {
      await enter(page, 'colour/1', realPhotoFile(file), title);
      const { width, height } = await shownSize(page, title);
      if (shape === 'upright') expect(height).toBeGreaterThan(width);
      else expect(width).toBeGreaterThan(0);
    }
  }
  await enter(page, 'colour/1', files.place, 'Alkony a folyón');

  const bela = await join(product, 'bela');
  const foreign = await upload(product, bela, competition.id, 'colour-1', await plainPhoto(8), 'Idegen kép');
  await page.goto(`/competition/${competition.id}/browse`);
  await page.getByText('A nevezések a szavazás kezdetéig rejtve maradnak').waitFor();

  product.setClock(within(competition, 'VOTING'));
  await page.goto(`/competition/${competition.id}/browse`);
  await page.getByRole('link', { name: /Idegen kép/ }).click();
  await page.waitForURL(`**/competition/${competition.id}/show/${foreign.body.id}**`);
  await shownSize(page, 'Idegen kép');
  await page.getByRole('button', { name: '3 pont' }).click();
  await page.getByRole('button', { name: '5 pont' }).click();
  await page.getByRole('textbox', { name: /hozzászólás/i }).fill('Nagyon szép fények!');
  await page.getByRole('button', { name: /küld|hozzászól/i }).click();
  await page.getByText('Nagyon szép fények!').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: '5 pont', pressed: true }).waitFor();
  await page.getByText('Nagyon szép fények!').waitFor();
  expect(await page.getByText('bela').count()).toBe(0);

  const mine = await page.request.get(`${product.apiUrl}/api/competition/minimal/${competition.id}?size=10`);
  const list = (await mine.json()) as { content: { id: number; title: string }[] };
  const mineId = list.content.find(({ title }) => title === 'Alkony a folyón')?.id ?? 0;
  expect((await vote(product, bela, mineId, 4)).status).toBe(200);
  await page.goto(`/show/${mineId}`);
  await page.getByText('Ez a te képed, ezért nem szavazhatsz rá.').waitFor();

  product.setClock(within(competition, 'ENDED'));
  const { page: guest } = await openPage(browser, product.url, complaints);
  await guest.goto(`/show/${mineId}`);
  await guest.getByText('Készítette: Tóth Ágnes').waitFor();
  await guest.getByText('Helyezés a kategóriában').waitFor();
  await guest.getByText('Összes pont').waitFor();
  await guest.goto(`/competition/${competition.id}/browse?sort=rank`);
  await guest.getByRole('list', { name: 'Képek' }).getByText('1.').first().waitFor();
  expect(complaints).toEqual([]);
});
