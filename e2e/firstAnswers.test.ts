import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, upload, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

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
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address());
    // The skeleton has a heading too, and no menu.
    await page.getByRole('navigation').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.01);
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
