import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let bela: Person;
let photos: number[];

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  const admin = await loginAdministrator(product);
  competition = await announce(product, admin, { maxPoint: 10 });
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  photos = [];
  for (const num of [1, 2, 3]) {
    const { body } = await upload(product, anna, competition.id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    photos.push(body.id);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => {
  if (browserProgram) product.setClock(within(competition, 'VOTING'));
});

/** The vote that the service has of Béla on a photo; undefined without one. */
async function storedVote(photo: number): Promise<number | undefined> {
  const { body } = await rest<{ votes: { imageId: number; point: number }[] }>(
    product,
    bela,
    'GET',
    '/api/competition/vote',
  );
  return body.votes.find(({ imageId }) => imageId === photo)?.point;
}

const storesVote = (photo: number, point: number | undefined) =>
  until(`the vote ${point} on photo ${photo}`, async () => (await storedVote(photo)) === point);

const point = (page: Page, value: number, pressed: boolean) =>
  page.getByRole('button', { name: `${value} pont`, exact: true, pressed }).waitFor();

async function show(page: Page, photo: number): Promise<void> {
  await page.goto(`/competition/${competition.id}/show/${photo}`);
  await page.getByRole('button', { name: '1 pont', exact: true }).waitFor();
}

/** A page of Béla's, logged in. */
async function openBela() {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n`));
  const opened = await openPage(browser, product.url, complaints);
  await logInAs(opened.page, 'bela');
  return opened;
}

test.skipIf(!browserProgram)('arrow keys walk and never vote; digits vote, 0 for ten', async () => {
  const { page, context } = await openBela();
  const [first = 0, second = 0] = photos;
  await show(page, first);
  await page.getByRole('button', { name: '5 pont', exact: true }).click();
  await storesVote(first, 5);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Kép 2' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(`**/show/${first}`);
  await point(page, 5, true);
  await page.keyboard.press('0');
  await storesVote(first, 10);
  expect(await storedVote(second)).toBeUndefined();
  await context.close();
});

test.skipIf(!browserProgram)('a vote is sealed by a receipt that outlasts a reload and can be saved', async () => {
  const { page, context } = await openBela();
  const [first = 0] = photos;
  await show(page, first);
  await page.getByRole('button', { name: '7 pont', exact: true }).click();
  await page.getByText('Lepecsételve').waitFor();
  await page.reload();
  await page.getByText('Lepecsételve').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Igazolásaim mentése' }).click(),
  ]);
  const receipts = readFileSync(await download.path(), 'utf8');
  expect(receipts).toContain(`/count/${competition.id}/receipt\nballot `);
  expect(receipts).toContain(`\nimage ${first}\npoint 7\n`);
  await context.close();
});

test.skipIf(!browserProgram)(
  'a vote without a line is kept, never shown as saved, and sent when the line is back',
  async () => {
    const { page, context } = await openBela();
    const [, second = 0] = photos;
    await show(page, second);
    await context.setOffline(true);
    await page.keyboard.press('4');
    await point(page, 4, true);
    await page.getByText('Nincs kapcsolat, 1 megőrizve').waitFor();
    await page.getByText('Itt megőriztük, a kiszolgálón még nincs elmentve.').waitFor();
    expect(await page.getByText('Szavazatok mentve').count()).toBe(0);
    await context.setOffline(false);
    await page.getByText('Szavazatok mentve').waitFor();
    await storesVote(second, 4);
    await context.close();
  },
);

test.skipIf(!browserProgram)(
  'votes outlast a reload and a closed tab, and a second tab shows them at once',
  async () => {
    const { page, context } = await openBela();
    const [, , third = 0] = photos;
    await show(page, third);
    await context.route('**/graphql', (route) =>
      route.request().postData()?.includes('CastVote') ? route.abort() : route.continue(),
    );
    const other = await context.newPage();
    await show(other, third);
    await page.keyboard.press('3');
    await point(other, 3, true);
    await page.reload();
    await point(page, 3, true);
    await page.getByText('Itt megőriztük, a kiszolgálón még nincs elmentve.').waitFor();
    expect(await storedVote(third)).toBeUndefined();
    await page.close();
    await other.close();
    await context.unroute('**/graphql');
    const later = await context.newPage();
    await later.goto('/');
    await later.getByText('Szavazatok mentve').waitFor();
    await storesVote(third, 3);
    await context.close();
  },
);

test.skipIf(!browserProgram)('a vote that was refused meanwhile comes back with the reason', async () => {
  const { page, context } = await openBela();
  const [first = 0] = photos;
  const before = await storedVote(first);
  await show(page, first);
  await context.setOffline(true);
  await page.keyboard.press('2');
  await page.getByText('Nincs kapcsolat, 1 megőrizve').waitFor();
  product.setClock(within(competition, 'AWARD'));
  await context.setOffline(false);
  await page.getByText(/A szavazás lezárult/).waitFor();
  await page.getByText('A szavazatod nem számít (Kép 1)').first().waitFor();
  expect(await storedVote(first)).toBe(before);
  await context.close();
});
