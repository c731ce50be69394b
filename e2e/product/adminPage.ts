import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { colourRules, violationsOn } from './accessible.ts';
import { openPage } from './browser.ts';
import { administrator, type Product } from './product.ts';

/** Languages of the client. */
export type Locale = 'hu' | 'en';

/** Where a walk does the same on every screen, it is made on one (name, width, height): half of the walks take each. */
export const desktop = [['a desktop', 1280, 900]] as const;
export const phone = [['a phone', 390, 844]] as const;

/** The same, each in one language: the one with the longer words where there is less room. */
export const desktopInEnglish = desktop.map(([device, width, height]) => [device, 'en', width, height] as const);
export const phoneInHungarian = phone.map(([device, width, height]) => [device, 'hu', width, height] as const);

/** A page of the administrator. */
export interface AdminPage {
  page: Page;
  context: BrowserContext;
  /** Errors of our own code in the page. */
  complaints: string[];
  /** Every answer of the graph that it has got. */
  answers: string[];
}

/**
 * Opens a page, and logs the administrator in; the page keeps its language, whatever the account says.
 * @param touch whether it is touched, as a phone is
 */
export async function openAdmin(
  browser: Browser,
  product: Product,
  width = 1280,
  height = 900,
  locale: Locale = 'hu',
  touch = false,
): Promise<AdminPage> {
  const complaints: string[] = [];
  const answers: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  const { page, context } = await openPage(browser, product.url, complaints, locale, {
    hasTouch: touch,
    isMobile: touch,
  });
  await page.setViewportSize({ width, height });
  // A notification stays for as long as the pointer rests on it; a person who wants what is below takes it away.
  await page.addLocatorHandler(
    page.locator('[data-scope=toast][data-part=root]').first(),
    () => page.mouse.move(0, 0),
    {
      noWaitAfter: true,
    },
  );
  page.on('response', (response) => {
    if (response.url().includes('/graphql'))
      response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await page.goto('/login');
  await page.locator('input[autocomplete=username]').fill(administrator.username);
  await page.locator('input[autocomplete=current-password]').fill(administrator.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.evaluate((own) => localStorage.setItem('photo-competition.locale', own), locale);
  return { page, context, complaints, answers };
}

/** Nobody is shut out of what is on the screen, light and dark, and nothing stands beside it. */
export async function axe(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.locator(`html.${scheme}`).waitFor({ state: 'attached' });
    // Not the frame with a mail: it runs no scripts.
    const rules = scheme === 'dark' ? colourRules : undefined;
    expect([scheme, await violationsOn(page, { exclude: 'iframe[sandbox]' }, rules)]).toEqual([scheme, []]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Waits for a heading. */
export const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name }).waitFor();

/** Chooses something from the menu of a competition's page, as it is called. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(További műveletek|More actions)$/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
