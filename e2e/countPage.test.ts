import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { unzipSync } from 'fflate';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, visitor, vote, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

const script = fileURLToPath(new URL('../count/verify.mjs', import.meta.url));
let product: Product;
let browser: Browser;
let id: number;
let photos: number[];
let competition: Awaited<ReturnType<typeof announce>>;

/** How far the service says that the count is; undefined while there is no log. */
async function countNow(): Promise<{ state?: string; versions?: unknown[]; heads?: { ballots: number }[] }> {
  type Read = Awaited<ReturnType<typeof countNow>>;
  return (await rest<Read>(product, visitor, 'GET', `/api/competition/${id}/count`)).body;
}

beforeAll(async () => {
  if (!browserProgram) return;
  const environment = {
    COUNT_MIN_VOTERS: '2',
    COUNT_BATCH_VOTERS: '1',
    COUNT_BATCH_HOURS: '0',
    COUNT_JOB_SECONDS: '1',
  };
  product = await Product.start({ environment, gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  id = competition.id;
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  await join(product, 'bela');
  const cili = await join(product, 'cili');
  photos = [];
  for (const num of [1, 2, 3]) {
    const { body } = await upload(product, anna, id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    photos.push(body.id);
  }
  product.setClock(within(competition, 'VOTING'));
  for (const [index, photo] of photos.entries()) await vote(product, cili, photo, index + 2);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A page whose own errors fail the test. */
async function openQuiet() {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n`));
  return { ...(await openPage(browser, product.url, complaints)), complaints };
}

const counted = (page: Page) => page.getByText('Újraszámolva ugyanaz a rangsor jön ki').waitFor();
const lines = (page: Page) => page.locator('[data-state]').evaluateAll((all) => all.map((one) => one.dataset['state']));

test.skipIf(!browserProgram)('votes are promised and in the log, then counted again by three ticks', async () => {
  const { page, context, complaints } = await openQuiet();
  await logInAs(page, 'bela');
  await page.goto(`/competition/${id}/show/${photos[0]}`);
  await page.getByRole('button', { name: '5 pont', exact: true }).click();
  await page.getByText('Lepecsételve').waitFor();
  await until('a batch with every ballot', async () => (await countNow()).heads?.at(-1)?.ballots === 4);
  await page.goto(`/competition/${id}/browse`);
  await page.getByRole('link', { name: 'Utánaszámolás' }).click();
  await page.waitForURL(`**/competition/${id}/count`);
  await page.getByText(/A naplót néhány perccel a szavazás vége után zárjuk le/).waitFor();
  await page.getByRole('button', { name: 'Ellenőrzöm a szavazataimat' }).click();
  await page.getByText('1 szavazólapodat ígéri meg a platform, ebből 1 már a naplóban van').waitFor();

  product.setClock(within(competition, 'AWARD'));
  await until('the closed log', async () => (await countNow()).state === 'SEALED');
  await page.reload();
  await page.getByText('A mostani napló folytatja azt').waitFor();
  await page.getByRole('button', { name: 'Ellenőrzöm a szavazataimat' }).click();
  await page.getByText('1 szavazólapodat ígéri meg a platform, ebből 1 már a naplóban van').waitFor();

  product.setClock(within(competition, 'ENDED'));
  await until('the published count', async () => (await countNow()).versions?.length === 1);
  await page.reload();
  await page.getByText('4 szavazólap letöltve').waitFor();
  await counted(page);
  expect(await lines(page)).toEqual(['done', 'done', 'done']);
  expect(await page.getByText('nem állja meg a helyét').count()).toBe(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ellenőrzöm a szavazataimat' }).click();
  await page.getByText('1 szavazólapodból 1 számít').waitFor();
  await context.setOffline(false);
  expect(complaints).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Az oldal adatainak mentése' }).click(),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'saved-count-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await download.path())))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  rmSync(folder, { recursive: true });
  await context.close();
});

test.skipIf(!browserProgram)(
  'an altered file is named in red, and one that does not come can be asked for again',
  async () => {
    const { page, context } = await openQuiet();
    await context.route('**/count.bin*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      // The point of the first ballot: behind it are those of the three others.
      const at = body.length - 4;
      body[at] = (body[at] ?? 0) ^ 1;
      await route.fulfill({ status: 200, contentType: 'application/octet-stream', body });
    });
    await page.goto(`/competition/${id}/count`);
    const bar = page.getByRole('alert');
    await bar.getByText('A számlálás nem állja meg a helyét').waitFor();
    await bar.getByText('legalább egyet megváltoztattak, kivettek vagy hozzátettek').waitFor();
    expect(await lines(page)).toEqual(['done', 'failed', 'failed']);
    await context.unroute('**/count.bin*');
    await context.route('**/roll.bin*', (route) => route.abort());
    await page.reload();
    await page.getByText('Nem sikerült letölteni: roll.bin').waitFor();
    await context.unroute('**/roll.bin*');
    await page.getByRole('button', { name: 'Újra', exact: true }).click();
    await counted(page);
    await context.close();
  },
);

test.skipIf(!browserProgram).each([
  ['light', 'hu-HU', 1280, 'Újraszámolva ugyanaz a rangsor jön ki'],
  ['dark', 'en-GB', 390, 'Counting them again gives the same ranking'],
  ['dark', 'hu-HU', 390, 'Újraszámolva ugyanaz a rangsor jön ki'],
  ['light', 'en-GB', 1280, 'Counting them again gives the same ranking'],
] as const)('everyone can use the page: %s, %s, %d pixels wide', async (colorScheme, locale, width, same) => {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    baseURL: product.url,
    locale,
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/competition/${id}/count`);
  await page.getByText(same).waitFor();
  await page
    .locator('details')
    .last()
    .evaluate((fold: HTMLDetailsElement) => (fold.open = true));
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await context.close();
});

test.skipIf(!browserProgram)(
  'what witnesses and time stamps say of a head makes no page wider than a phone',
  async () => {
    const { page, context, complaints } = await openQuiet();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/graphql', async (route) => {
      if (!/"operationName":"Count"/.test(route.request().postData() ?? '')) return route.fallback();
      interface Answer {
        data: { competition: { count: { heads: { at: string }[] } } };
      }
      const answer = (await (await route.fetch()).json()) as Answer;
      const { count } = answer.data.competition;
      const said = ({ at }: { at: string }) => ({
        cosigned: { __typename: 'CountCosignature', witness: 'witness.example.org', at },
        stampedAt: at,
      });
      count.heads = count.heads.map((head) => ({ ...head, ...said(head) }));
      return route.fulfill({ json: answer });
    });
    await page.goto(`/competition/${id}/count`);
    await page.getByText('Tanú aláírta').waitFor();
    await counted(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
