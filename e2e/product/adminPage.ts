import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { openPage } from './browser.ts';
import { administrator, type Product } from './product.ts';

/** Widths and heights on which the administration is used. */
export const screens = [
  ['a desktop', 1280, 900],
  ['a phone', 390, 844],
] as const;

/** A page of the administrator. */
export interface AdminPage {
  page: Page;
  context: BrowserContext;
  /** Errors of our own code in the page. */
  complaints: string[];
  /** Every answer of the graph that it has got. */
  answers: string[];
}

/** Opens a page in Hungarian, and logs the administrator in. */
export async function openAdmin(browser: Browser, product: Product, width = 1280, height = 900): Promise<AdminPage> {
  const complaints: string[] = [];
  const answers: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  const { page, context } = await openPage(browser, product.url, complaints);
  await page.setViewportSize({ width, height });
  page.on('response', (response) => {
    if (response.url().includes('/graphql'))
      response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await page.goto('/login');
  await page.getByLabel('Felhasználónév').fill(administrator.username);
  await page.getByLabel('Jelszó', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return { page, context, complaints, answers };
}

/** Nobody is shut out of what is on the screen, and nothing stands beside it. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Waits for a heading. */
export const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name }).waitFor();
