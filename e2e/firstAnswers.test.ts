import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

/** Keeps what the browser says of layout shifts from the beginning on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved: the sum of the shifts, in the unit of Cumulative Layout Shift. */
const shiftsOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, one) => sum + one, 0);
};

describe.skipIf(!browserProgram)('a first visit (needs Chromium)', () => {
  let product: Product;
  let browser: Browser;
  let competitionId: number;
  let imageId: number;
  const complaints: string[] = [];

  beforeAll(async () => {
    product = await Product.start();
    const competition = await announce(product, await loginAdministrator(product));
    competitionId = competition.id;
    product.setClock(within(competition, 'UPLOADING'));
    const owner = await join(product, 'owner');
    imageId = (await upload(product, owner, competitionId, 'colour-1', await plainPhoto(), 'Morning')).body.id;
    product.setClock(within(competition, 'VOTING'));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test.each([
    ['home', () => '/'],
    ['a list', () => `/competition/${competitionId}/browse`],
    ['a photo', () => `/competition/${competitionId}/show/${imageId}`],
  ])('of %s asks for nothing that its document holds, and moves nothing', async (_, address) => {
    const { page, context } = await openPage(browser, product.url, complaints);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await watchShifts(page);
    await page.goto(address());
    // The skeleton has a heading too, and no menu.
    await page.getByRole('navigation').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    [1280, 900],
    [412, 823],
  ])(
    'of home by an address with a query, on %i × %i, waits for its answer and moves nothing',
    async (width, height) => {
      const { page, context } = await openPage(browser, product.url, complaints);
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      let answer = (): void => undefined;
      const shown = new Promise<void>((done) => (answer = done));
      await page.route('**/graphql', async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto('/?from=elsewhere');
      await page.locator('main').getByRole('status').waitFor();
      answer();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
      await context.close();
    },
  );

  test.each([
    ['/', 'hu', null],
    ['/rules', 'hu', null],
    ['/nowhere', 'hu', null],
    ['/archive', 'en', 'en'],
  ])('of %s shows the administrators’ texts, in %s, though no call is answered', async (where, language, chosen) => {
    const admin = await loginAdministrator(product);
    const put = (locale: string, text: string) =>
      rest(product, admin, 'POST', '/api/admin/localized-static-text/', { key: 'shell.nav.archive', locale, text });
    // A second time they are there already.
    await put('hu', 'Régi </script> képek');
    await put('en', 'Old photos\u2028');
    const { page, context } = await openPage(browser, product.url, complaints);
    if (chosen) await page.addInitScript((locale) => localStorage.setItem('photo-competition.locale', locale), chosen);
    // Answers that never come.
    await page.route('**/graphql', () => undefined);
    await page.goto(where);
    const menu = page.getByRole('navigation').first();
    await menu.waitFor();
    const shown = (await menu.innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(language === 'hu' ? 'Régi </script> képek' : 'Old photos');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without a script shows title and photo', async () => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/competition/${competitionId}/show/${imageId}`);
    await page.getByRole('heading', { level: 1, name: 'Morning' }).waitFor();
    expect(await page.getByRole('img', { name: 'Morning' }).isVisible()).toBe(true);
    await context.close();
  });
});
