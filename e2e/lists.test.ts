import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, vote, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

/** Entrants, and photos of each: more than one call of the list brings. */
const entrants = 8;
const photosEach = 8;
const total = entrants * photosEach;

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let admin: Person;
const photos: number[] = [];
/** A safety net for conditions, far beyond what a busy machine takes; in milliseconds. */
const patient = { timeout: 120_000 };

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  admin = await loginAdministrator(product);
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const file = await plainPhoto(1);
  for (let number = 0; number < entrants; number += 1) {
    const person = await join(product, `entrant${number}`);
    for (let slot = 0; slot < photosEach; slot += 1) {
      const name = slot < 4 ? `colour-${slot + 1}` : `mono-${slot - 3}`;
      const title = `Kép ${photos.length + 1}`;
      const { body } = await upload(product, person, competition.id, name, file, title);
      photos.push(body.id);
    }
  }
  product.setClock(within(competition, 'VOTING'));
  const bela = await join(product, 'bela');
  // Two share the first rank, one is second to both; the others have no votes.
  for (const [index, point] of [5, 5, 3].entries()) await vote(product, bela, photos[index] ?? 0, point);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(width = 1280, height = 900) {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  const opened = await openPage(browser, product.url, complaints);
  await opened.page.setViewportSize({ width, height });
  return { ...opened, complaints };
}

const browse = (search = '') => `/competition/${competition.id}/browse${search}`;
const tiles = (page: Page) => page.getByRole('listitem');
const focusedPhoto = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('img')?.getAttribute('alt') ?? null);

/** Opens a page anew until it has a heading of that name. */
const showsHeading = (page: Page, address: string, name: string) =>
  expect
    .poll(
      async () => {
        await page.goto(address);
        await page.getByRole('heading').first().waitFor();
        // A formatted text is drawn by a part that comes after the page.
        await page.waitForLoadState('networkidle');
        return page.getByRole('heading', { name }).count();
      },
      { timeout: 300_000, interval: 2000 },
    )
    .toBe(1);

async function axe(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** Scrolls to the end, as a reader does, until nothing more comes. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.getByText(`${total} / ${total} kép`).count();
      },
      { timeout: 300_000 },
    )
    .toBe(1);
}

describe.skipIf(!browserProgram).each([
  ['a desktop', 1280, 900],
  ['a phone', 390, 844],
])('the photos of a competition, on %s', (_, width, height) => {
  test('come as one scrolls, only those near the screen are in the document, and Back returns to the photo', async () => {
    const { page, context, complaints } = await open(width, height);
    await page.goto(browse());
    await tiles(page).first().waitFor();
    await scrollToEnd(page);
    expect(await tiles(page).count()).toBeLessThan(total - 16);
    const last = page.getByRole('link', { name: `Kép ${total}`, exact: true });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await last.waitFor();
    expect(await page.locator('[aria-posinset]').last().getAttribute('aria-setsize')).toBe(String(total));
    const place = total - 6;
    await page.getByRole('link', { name: `Kép ${place}`, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Kép ${place}` }).waitFor();
    await page.goBack();
    await expect.poll(() => focusedPhoto(page), patient).toBe(`Kép ${place}`);
    await page.getByRole('link', { name: `Kép ${place}`, exact: true }).waitFor();
    await expect
      .poll(async () => {
        const box = await page.getByRole('link', { name: `Kép ${place}`, exact: true }).boundingBox();
        return box !== null && box.y > -box.height && box.y < height;
      }, patient)
      .toBe(true);
    await axe(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be walked through by keyboard alone, and filtered; the address says how', async () => {
    const { page, context } = await open(width, height);
    await page.goto(browse('?type=mono'));
    await tiles(page).first().getByRole('link').focus();
    const first = await focusedPhoto(page);
    for (let step = 0; step < 30; step += 1) {
      // At the end of what has arrived a key leads nowhere.
      await page.locator(`[data-index="${step + 1}"]`).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(
          () => page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index')),
          patient,
        )
        .toBe(String(step + 1));
    }
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focusedPhoto(page), patient).toBe(first);
    await page.keyboard.press('Tab');
    expect(await focusedPhoto(page)).not.toBe(first);
    await page.getByRole('link', { name: 'Színes', exact: true }).click();
    // The address comes first, the links of the new list with its rendering.
    await page.locator('a[aria-current=true]', { hasText: 'Színes' }).waitFor();
    await page.getByRole('link', { name: 'Megjelöltek', exact: true }).click();
    await page.getByText('Még egy képet sem jelöltél meg').waitFor();
    expect(new URL(page.url()).search).toBe('?type=colour&only=bookmarked');
    await axe(page);
    await context.close();
  });
});

test.skipIf(!browserProgram)('a voter sees what is still without a vote, and less of it after each one', async () => {
  const { page, context } = await open();
  await logInAs(page, 'bela');
  await page.goto(browse('?only=unvoted'));
  await page.getByRole('link', { name: 'Kép 4', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Kép 1', exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Kép 4', exact: true }).click();
  await page.getByRole('button', { name: '2 pont', exact: true }).click();
  await page.getByText('Szavazatok mentve').waitFor();
  await page.goBack();
  // The next one takes the place of the photo that has left the list.
  await expect.poll(() => focusedPhoto(page), patient).toBe('Kép 5');
  expect(await page.getByRole('link', { name: 'Kép 4', exact: true }).count()).toBe(0);
  await context.close();
});

test.skipIf(!browserProgram)(
  'results name who won, ties as ties, the score that ranks, and how it was computed',
  async () => {
    product.setClock(within(competition, 'ENDED'));
    const { page, context, complaints } = await open();
    await page.goto(browse('?sort=rank'));
    // The podium of its one category with votes would be the same.
    const podium = page.getByRole('region', { name: /Az egész pályázat/ });
    await podium.getByRole('listitem').first().waitFor();
    expect(await page.getByRole('region', { name: /Színes/ }).count()).toBe(0);
    expect(await podium.getByRole('listitem').count()).toBe(3);
    expect(await podium.getByText('megosztott helyezés').count()).toBe(2);
    // The whole ranking is a list with the same ties, on paper too.
    const places = page.getByRole('list', { name: 'Képek' }).getByRole('link');
    await places.nth(2).waitFor();
    await page.getByRole('heading', { name: 'Így számoltuk' }).waitFor();
    await axe(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Nyomtatás' }).isVisible()).toBe(false);
    expect(await places.nth(2).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
    product.setClock(within(competition, 'VOTING'));
  },
);

test.skipIf(!browserProgram)('home shows every open competition, and saves its dates for the calendar', async () => {
  const start = Date.now() + 86_400_000;
  const at = (days: number) => new Date(start + days * 86_400_000).toISOString();
  await announce(product, admin, {
    title: { hu: 'Téli vizek', en: 'Winter waters' },
    competitionStart: at(0),
    votingStart: at(10),
    votingEnd: at(20),
    award: at(30),
  });
  const { page, context, complaints } = await open();
  await page.goto('/');
  const further = page.getByRole('article', { name: 'Téli vizek' });
  await further.getByText('Hamarosan indul').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    further.getByRole('button', { name: /Emlékeztess/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Téli vizek.ics');
  await axe(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test.skipIf(!browserProgram)(
  'administrators’ texts show at once, and the browser’s language is the first one',
  async () => {
    const put = (key: string, locale: string, text: string) =>
      rest(product, admin, 'POST', '/api/admin/localized-static-text/', { key, locale, text });
    await put('rules.body', 'hu', '## A klub szabályai');
    await put('home.body', 'en', '## About the club');
    const { page, context } = await open();
    // The gateway may answer with texts that were read within the last minute.
    await showsHeading(page, '/rules', 'A klub szabályai');
    await context.close();
    const english = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
    const second = await english.newPage();
    await showsHeading(second, '/', 'About the club');
    expect(await second.locator('html').getAttribute('lang')).toBe('en');
    await english.close();
  },
);

test.skipIf(!browserProgram)('a refused page offers to log in, and leads back', async () => {
  const { page, context } = await open();
  await page.goto('/user/profile');
  await page.getByText('Hozzáférés megtagadva: /user/profile').first().waitFor();
  await page.getByRole('group').getByRole('button', { name: 'Belépés' }).click();
  await page.getByLabel('Felhasználónév').fill('bela');
  await page.getByLabel('Jelszó', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.getByRole('alert').getByText('A belépés nem sikerült').waitFor();
  await page.getByLabel('Jelszó', { exact: true }).fill('bela takes photos');
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await context.close();
});
