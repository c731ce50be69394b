import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { administrator, Product } from './product/product.ts';

/** Brackets and a mark at the end, which change sides where the direction is wrong. */
const title = 'שלום (1) עולם!';
const about = 'תיאור (2): אור?\n\nשורה (3)!';

/**
 * Hebrew on a page that does not read from right to left by itself: a text whose element has another direction, and words within
 * a sentence, or within an attribute, that are not set apart.
 */
const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hebrew = /[\u0590-\u05ff]/;
    /** Words set apart (U+2068 … U+2069), and links' addresses. */
    const rest = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '');
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      // JSON of the audit log is shown as it is.
      if (/^\[?\{"/.test(node.nodeValue ?? '')) continue;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || !hebrew.test(rest(node.nodeValue ?? '')))
        continue;
      if (getComputedStyle(parent).direction !== 'rtl') found.push(`${parent.outerHTML.slice(0, 200)}`);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (hebrew.test(field.value) && getComputedStyle(field).direction !== 'rtl')
        found.push(`${field.tagName} ${field.name}`);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        const value = element.getAttribute(name) ?? '';
        // A text of nothing but such words reads by their own direction.
        if (hebrew.test(rest(value)) && !/^[\u0590-\u05ff]/.test(value)) found.push(`${name}="${value}"`);
      }
    if (hebrew.test(rest(document.title))) found.push(document.title);
    return found;
  });

describe.skipIf(!browserProgram)('words that are written from right to left (needs Chromium)', () => {
  let product: Product;
  let browser: Browser;
  let id: number;
  let photo: number;
  let competition: Awaited<ReturnType<typeof announce>>;
  const complaints: string[] = [];

  beforeAll(async () => {
    product = await Product.start();
    const admin = await loginAdministrator(product);
    const text = { hu: title, en: title };
    competition = await announce(product, admin, {
      title: text,
      description: { hu: about, en: `**${about}**` },
      imageTypes: [{ code: 'colour', title: text, slots: 3 }],
    });
    id = competition.id;
    product.setClock(within(competition, 'UPLOADING'));
    const anna = await join(product, 'anna', { firstName: 'מרים', lastName: 'כהן' });
    const form = new FormData();
    form.set('data', JSON.stringify({ title, description: about, ownImage: true }));
    form.set('file', new Blob([new Uint8Array(await plainPhoto(1))]), 'photo.jpg');
    const stored = await rest<{ id: number }>(product, anna, 'POST', `/api/competition/upload/${id}/colour-1`, form);
    photo = stored.body.id;
    const bela = await join(product, 'bela');
    await upload(product, bela, id, 'colour-1', await plainPhoto(2), title);
    product.setClock(within(competition, 'VOTING'));
    await rest(product, bela, 'POST', `/api/competition/image-comment/${photo}`, { comment: about });
    await rest(product, bela, 'POST', '/api/competition/vote', { imageId: photo, point: 4 });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Goes to a page and waits for its words. */
  async function visit(page: Page, where: string): Promise<void> {
    await page.goto(where);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }

  /** Misread texts on each of the pages; pages without any are left out. */
  async function walk(page: Page, places: readonly string[]): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {};
    for (const where of places) {
      await visit(page, where);
      const found = await misread(page);
      if (found.length > 0) all[where] = found;
    }
    return all;
  }

  const placesOfAll = () => [
    '/',
    '/archive',
    `/competition/${id}/browse`,
    `/competition/${id}/show/${photo}`,
    `/competition/${id}/show/${photo}?view=full`,
    `/competition/${id}/count`,
  ];
  const placesOfEntrants = [
    '/user/profile',
    '/user/upload',
    '/user/upload/colour/1',
    '/user/competition',
    '/user/archived',
  ];

  test.each([
    ['hu-HU', 1280, 900],
    ['en-GB', 390, 844],
  ])('stand in their direction on the pages of visitors, in %s on %i × %i', async (locale, width, height) => {
    const { page, context } = await openPage(browser, product.url, complaints, locale);
    await page.setViewportSize({ width, height });
    product.setClock(within(competition, 'VOTING'));
    const voting = await walk(page, placesOfAll());
    product.setClock(within(competition, 'ENDED'));
    expect({ voting, ended: await walk(page, placesOfAll()) }).toEqual({ voting: {}, ended: {} });
    await visit(page, `/competition/${id}/show/${photo}`);
    // The heading may still be drawn anew.
    const direction = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).direction);
    await expect.poll(direction).toBe('rtl');
    await context.close();
  });

  test('stand in their direction on the pages of entrants', async () => {
    const { page, context } = await openPage(browser, product.url, complaints);
    product.setClock(within(competition, 'UPLOADING'));
    await logInAs(page, 'anna');
    const uploading = await walk(page, placesOfEntrants);
    product.setClock(within(competition, 'ENDED'));
    const places = [`/user/report/${id}`, `/user/certificate/${photo}`, `/user/votes/${id}`, '/user/archived'];
    expect({ uploading, ended: await walk(page, places) }).toEqual({ uploading: {}, ended: {} });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('stand in their direction in the administration', async () => {
    const { page, context } = await openPage(browser, product.url, complaints);
    product.setClock(within(competition, 'VOTING'));
    await page.goto('/login');
    await page.getByLabel('Felhasználónév').fill(administrator.username);
    await page.getByLabel('Jelszó', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Belépek' }).click();
    await page.waitForURL('**/admin');
    const places = [
      '/admin',
      '/admin/competition',
      `/admin/competition/${id}`,
      `/admin/competition/${id}?tab=entries`,
      `/admin/competition/${id}?tab=comments`,
      `/admin/competition?edit=${id}`,
      '/admin/users',
      '/admin/users?sort=name',
      '/admin/email',
    ];
    expect(await walk(page, places)).toEqual({});
    expect(complaints).toEqual([]);
    await context.close();
  });
});
