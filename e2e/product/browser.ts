import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

/** A Chromium that the test command has found or installed; absent, the browser tests are skipped by name. */
export const browserProgram = process.env['CHROMIUM'];

/**
 * A browser without a window. Its contexts know no service worker unless they ask for one (`serviceWorkers: 'allow'`): what a
 * worker answers passes a test's `route` by, and a worker fetches what no test has asked for.
 * @param more arguments of its own
 */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: browserProgram ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...more,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}

/** A page in a browser context of its own; its errors are collected. @param options of the context: a phone, for instance */
export async function openPage(
  browser: Browser,
  baseURL: string,
  complaints: string[],
  locale = 'hu-HU',
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is logged by the browser itself; only what our own code says counts.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { page, context };
}

/** Logs a person in who has joined, by the form. */
export async function logInAs(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Felhasználónév').fill(username);
  await page.getByLabel('Jelszó', { exact: true }).fill(`${username} takes photos`);
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
