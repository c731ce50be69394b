import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs } from './product/browser.ts';
import { announce, join, loginAdministrator, upload, vote, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let photo = 0;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  const bela = await join(product, 'bela');
  photo = (await upload(product, anna, competition.id, 'colour-1', await plainPhoto(1), 'Kép 1')).body.id;
  product.setClock(within(competition, 'VOTING'));
  await vote(product, bela, photo, 4);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const backgroundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Colours of the reader's theme, as the browser has them. */
const systemColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = ['Canvas', 'CanvasText', 'Highlight'].map((name) => {
      probe.style.backgroundColor = name;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return found as [string, string, string];
  });

/** A page in a contrast theme. */
async function open(colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'hu-HU',
    forcedColors: 'active',
    colorScheme,
    viewport: { width: 1280, height: 900 },
  });
  return context.newPage();
}

describe.skipIf(!browserProgram)('in a contrast theme (forced colours)', () => {
  test.each(['light', 'dark'] as const)('chosen, focused and drawn elements are told apart, %s', async (scheme) => {
    const page = await open(scheme);
    await logInAs(page, 'bela');
    const [canvas, ink, highlight] = await systemColours(page);
    expect(new Set([canvas, ink, highlight]).size).toBe(3);

    // The track of the dates: its line, what has passed, today.
    const drawn = page.locator('section[aria-labelledby=dates] [data-drawn]');
    await drawn.first().waitFor();
    expect(await drawn.count()).toBeGreaterThanOrEqual(3);
    for (const place of await drawn.all()) expect(await backgroundOf(place)).toBe(ink);

    await page.goto(`/competition/${competition.id}/browse`);
    const chips = page.locator('main a[aria-current=true]');
    await chips.first().waitFor();
    for (const chip of await chips.all()) expect(await backgroundOf(chip)).toBe(highlight);
    expect(await backgroundOf(page.locator('main a[href*="type="]').first())).not.toBe(highlight);

    await page.goto(`/competition/${competition.id}/show/${photo}`);
    const point = (value: number) => page.getByRole('button', { name: `${value} pont`, exact: true });
    await page.getByRole('button', { name: '4 pont', exact: true, pressed: true }).waitFor();
    await expect.poll(() => backgroundOf(point(4))).toBe(highlight);
    expect(await backgroundOf(point(3))).not.toBe(highlight);
    await point(3).focus();
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, isWide: parseFloat(outlineWidth) >= 1, outlineColor };
    });
    expect(focus).toMatchObject({ outlineStyle: 'solid', isWide: true });
    expect(focus.outlineColor).not.toBe(canvas);
    // Icons take the colour of the words beside them.
    const icon = page.getByRole('toolbar').locator('svg').first();
    expect(await icon.evaluate((element) => getComputedStyle(element).color)).not.toBe(canvas);
    await page.context().close();
  });

  test('the bars of a result are seen', async () => {
    product.setClock(within(competition, 'ENDED'));
    const page = await open('light');
    await page.goto(`/competition/${competition.id}/browse?sort=rank`);
    const [, ink] = await systemColours(page);
    const bars = page.locator('[data-drawn]');
    await bars.first().waitFor({ state: 'attached' });
    for (const bar of await bars.all()) expect(await backgroundOf(bar)).toBe(ink);
    await page.context().close();
  });
});
