import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let bela: Person;
const photos: number[] = [];
/** A build of its own, which a test replaces by a newer one. */
const build = mkdtempSync(path.join(tmpdir(), 'photo-competition-build-'));

beforeAll(async () => {
  if (!browserProgram) return;
  cpSync(fileURLToPath(new URL('../web/dist/client', import.meta.url)), build, { recursive: true });
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed', WEB_DIR: build } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  for (const num of [1, 2]) {
    const { body } = await upload(product, anna, competition.id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    photos.push(body.id);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(build, { recursive: true, force: true });
});
beforeEach(() => {
  if (browserProgram) product.setClock(within(competition, 'VOTING'));
});

/** A page in a context with a service worker; what our own code complains of is shown when the test fails. */
async function open(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'hu-HU',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n`));
  return { page, context };
}

/** Waits for the worker to answer for the page. */
const isHeld = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const banner = (page: Page) => page.getByText(/Nincs kapcsolat\./).waitFor();
const comment = (page: Page) => page.getByRole('textbox', { name: /hozzászólás/i });
const photoPath = (photo = 0) => `/competition/${competition.id}/show/${photos[photo]}`;

/** How many pictures of photos have come, of those that the page shows in its content. */
const seesPhotos = (page: Page, least: number) =>
  page.waitForFunction((wanted) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[src*="/media/"]')];
    const shown = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return shown.length >= wanted;
  }, least);

/** Content of the stores of the worker and the page: addresses of pictures, and operations with their viewer. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const pictures = await (await caches.open('photo-competition-pictures')).keys();
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('photo-competition-answers');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('no database'));
    });
    const rows = await new Promise<{ viewer: string; operation: string }[]>((resolve) => {
      const reading = database.transaction('answers').objectStore('answers').getAll();
      reading.onsuccess = () => resolve(reading.result as { viewer: string; operation: string }[]);
    });
    database.close();
    return { pictures: pictures.map(({ url }) => new URL(url).pathname), answers: rows };
  });

/** Waits until an answer is kept: what keeps it comes when the page is at rest. */
const isKept = (page: Page, wanted: string) =>
  until(`${wanted} to be kept`, async () => (await keptIn(page)).answers.some(({ operation }) => operation === wanted));

test.skipIf(!browserProgram)(
  'without a line a reload shows the site, the photos that were seen, the vote and the comment',
  async () => {
    const { page, context } = await open();
    await logInAs(page, 'bela');
    await isHeld(page);
    await page.goto('/');
    await isKept(page, 'Home');
    await page.goto(`/competition/${competition.id}/browse`);
    await seesPhotos(page, 2);
    await isKept(page, 'Browse');
    // By the client's own way: the document of the photo is never asked for.
    await page.getByRole('link', { name: /Kép 1/ }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Kép 1' }).waitFor();
    await seesPhotos(page, 1);
    await isKept(page, 'ShowImage');

    await context.setOffline(true);
    await banner(page);
    await page.getByRole('button', { name: '4 pont', exact: true }).click();
    await page.getByText('Nincs kapcsolat, 1 megőrizve').waitFor();
    await comment(page).fill('Félbehagyott mondat');
    await page.reload();
    await banner(page);
    await page.getByRole('heading', { level: 1, name: 'Kép 1' }).waitFor();
    await page.getByRole('button', { name: '4 pont', exact: true, pressed: true }).waitFor();
    await page.getByText('Nincs kapcsolat, 1 megőrizve').waitFor();
    await expect.poll(() => comment(page).inputValue()).toBe('Félbehagyott mondat');
    await seesPhotos(page, 1);

    for (const [where, title, least] of [
      ['/', 'Fények', 1],
      [`/competition/${competition.id}/browse`, 'Fények', 2],
    ] as const) {
      await page.goto(where);
      await banner(page);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await seesPhotos(page, least);
    }

    await page.goto(photoPath());
    await context.setOffline(false);
    await page.getByText('Szavazatok mentve').waitFor();
    await until('the vote to be saved', async () => {
      const { body } = await rest<{ votes: { point: number }[] }>(product, bela, 'GET', '/api/competition/vote');
      return body.votes.some(({ point }) => point === 4);
    });
    expect(await comment(page).inputValue()).toBe('Félbehagyott mondat');
    await context.close();
  },
);

test.skipIf(!browserProgram)(
  'a page that nobody has seen says that there is no line, and comes when it is back',
  async () => {
    const { page, context } = await open();
    await page.goto('/rules');
    await isHeld(page);
    await context.setOffline(true);
    await page.goto(photoPath(1));
    await banner(page);
    await page.getByText(/Nem sikerült elérni a kiszolgálót/).waitFor();
    await context.setOffline(false);
    await page.getByText(/Nincs kapcsolat\./).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Kép 2' }).waitFor();
    await context.close();
  },
);

test.skipIf(!browserProgram)('what an account saw by its token is gone with its session', async () => {
  product.setClock(within(competition, 'UPLOADING'));
  const { page, context } = await open();
  await logInAs(page, 'anna');
  await isHeld(page);
  const guarded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/') && response.request().headers()['authorization'])
      guarded.push(response.url());
  });
  await page.goto('/user/upload');
  await page.waitForFunction(() =>
    [...document.images].some(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0),
  );
  const [address = ''] = guarded;
  expect(address).not.toBe('');
  await isKept(page, 'UploadOverview');
  await page.getByRole('button', { name: /fiókja/ }).click();
  await page.getByRole('button', { name: 'Kilépés' }).click();
  await page.getByRole('link', { name: 'Belépés' }).first().waitFor();
  await until('her answers to be gone', async () => (await keptIn(page)).answers.every(({ viewer }) => viewer === ''));
  await isKept(page, 'Home');
  expect((await keptIn(page)).pictures.filter((one) => new URL(address).pathname === one)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await banner(page);
  const answered = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    address,
  );
  expect(answered).toBe(false);
  await page.goto('/user/upload');
  // A visitor is refused, and home is a visitor's.
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1, name: 'Fények' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Kép 1');
  await context.close();
});

/** Puts a newer build in the place of the one that is served: its document has a mark, and its worker names that document. */
function buildAnew(mark: string): void {
  const [shell, worker] = ['index.html', 'service-worker.js'].map((name) => path.join(build, name));
  if (!shell || !worker) return;
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const [document, text] = [readFileSync(shell, 'utf8'), readFileSync(worker, 'utf8')];
  const marked = document.replace('<head>', `<head>\n    <meta name="build" content="${mark}" />`);
  expect(text).toContain(md5(document));
  // A worker that comes while this is written must find the document that it names.
  writeFileSync(shell, marked);
  writeFileSync(worker, text.replace(md5(document), md5(marked)));
}

test.skipIf(!browserProgram)('a new build takes over at a reload, and loses no word', async () => {
  const { page, context } = await open();
  await logInAs(page, 'bela');
  await isHeld(page);
  await page.goto(photoPath(1));
  await comment(page).fill('Egy szó sem');
  await isKept(page, 'ShowImage');
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  buildAnew('newer');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  // It waits: the page with the words stays as it is.
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  expect(await comment(page).inputValue()).toBe('Egy szó sem');

  const mark = page.locator('meta[name=build][content=newer]');
  // A document that takes longer than the worker waits for it is replaced by the shell that is kept, which has no mark.
  await until('the document of the new build', async () => {
    await page.reload();
    return (await mark.count()) > 0;
  });
  await expect.poll(() => comment(page).inputValue()).toBe('Egy szó sem');
  await page.waitForFunction(async () => {
    const { waiting, active } = await navigator.serviceWorker.ready;
    return waiting === null && active?.state === 'activated';
  });
  expect(await comment(page).inputValue()).toBe('Egy szó sem');
  await isHeld(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await banner(page);
  await page.reload({ waitUntil: 'commit' });
  await mark.waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: 'Kép 2' }).waitFor();
  await expect.poll(() => comment(page).inputValue()).toBe('Egy szó sem');
  await context.close();
});

test('the worker names files of the build alone, none of the administration’s, and leaves other addresses alone', () => {
  const worker = readFileSync(fileURLToPath(new URL('../web/dist/client/service-worker.js', import.meta.url)), 'utf8');
  const named = [...worker.matchAll(/\{url:"([^"]+)"/g)].map(([, url = '']) => url);
  expect(
    named.filter((url) => !/^\/(assets\/[\w.-]+\.(js|woff2)|index\.html|first-paint\.js|favicon\.svg)$/.test(url)),
  ).toEqual([]);
  expect(named.filter((url) => /admin/i.test(url))).toEqual([]);
  expect(named).toContain('/index.html');
  // In kB as they are; the public pages are some 1.7 MB without compression.
  const client = fileURLToPath(new URL('../web/dist/client', import.meta.url));
  const bytes = named.map((url) => readFileSync(path.join(client, url)).length).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeLessThan(2_000_000);
});
