import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { pressOn, tabTo, typeInto, walk } from './product/keyboard.ts';
import { join, mailTo } from './product/people.ts';
import { administrator, Product } from './product/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  if (!browserProgram) return;
  // As in production: the client asks for nothing that its manifest does not list.
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const words = {
  hu: {
    user: 'Felhasználónév',
    password: 'Jelszó',
    login: 'Belépek',
    email: 'E-mail-cím',
    save: 'Mentés',
    current: 'Jelenlegi jelszó',
    waits: 'Új e-mail-cím vár megerősítésre',
    again: 'Küldjétek el újra',
    confirm: 'Megerősítem a címet',
    done: 'Megvan az új címed',
    other: 'Switch to English',
    last: 'Vezetéknév',
    more: 'Több',
    own: 'Saját fiók',
    change: 'Jelszó cseréje',
    data: 'Adatok letöltése, fiók törlése',
  },
  en: {
    user: 'Username',
    password: 'Password',
    login: 'Log in',
    email: 'E-mail address',
    save: 'Save',
    current: 'Current password',
    waits: 'A new e-mail address waits',
    again: 'Send the mail again',
    confirm: 'Confirm the address',
    done: 'Your address has changed',
    other: 'Váltás magyarra',
    last: 'Last name',
    more: 'More',
    own: 'My account',
    change: 'Change password',
    data: 'Download your data, delete your account',
  },
};

type Words = (typeof words)['hu'];

const pictures = process.env['SCREENSHOTS_DIR'];

/** Nobody is shut out of what is on the screen, and nothing stands beside it. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  expect([name, await violationsOn(page)]).toEqual([name, []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([name, overflow]).toEqual([name, 0]);
}

async function open(locale: 'hu' | 'en', width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: locale === 'hu' ? 'hu-HU' : 'en-GB',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

async function logIn(page: Page, t: Words, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(t.user).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.login, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

describe.skipIf(!browserProgram)('the own account', () => {
  test.each([
    ['hu', 1280, 900],
    ['en', 390, 844],
  ] as const)('an address is changed by the keyboard, in %s, %d pixels wide', async (locale, width, height) => {
    const t = words[locale];
    const username = `mover.${locale}`;
    await join(product, username, { locale });
    const page = await open(locale, width, height);
    await logIn(page, t, username, `${username} takes photos`);
    await page.goto('/user/profile');
    const email = page.getByLabel(t.email);
    await email.waitFor();
    await tabTo(page, email);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`${username}.new@kávéház.hu`);
    await typeInto(page, page.getByLabel(t.current), `${username} takes photos`);
    await look(page, `profile-password-${locale}`);
    await pressOn(page, page.getByRole('button', { name: t.save }));
    await page.getByText(t.waits).waitFor();
    await look(page, `profile-waiting-${locale}`);
    expect(await email.inputValue()).toBe(`${username}@example.org`);
    // A notification lies above the foot of the page for its five seconds.
    await expect.poll(() => page.locator('[data-scope=toast][data-part=root]').count(), { timeout: 120_000 }).toBe(0);
    expect((await walk(page)).covered).toEqual([]);
    await mailTo(product, `${username}@example.org`, 'email-change-asked');

    const { text } = await mailTo(product, `${username}.new@kávéház.hu`, 'email-change');
    const path = /\/email-change\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(path);
    await look(page, `email-change-${locale}`);
    await pressOn(page, page.getByRole('button', { name: t.confirm }));
    await page.getByText(t.done).waitFor();
    await look(page, `email-changed-${locale}`);
    await page.goto('/user/profile');
    await expect
      .poll(() => page.getByLabel(t.email).inputValue())
      .toMatch(/^mover\...\.new@(kávéház|xn--kvhz-5nac8c)\.hu$/);
    expect(await page.getByText(t.waits).count()).toBe(0);
    await page.goto(path);
    await pressOn(page, page.getByRole('button', { name: t.confirm }));
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await look(page, `email-change-used-${locale}`);
    await page.context().close();
  });

  test.each([
    ['hu', 390, 844],
    ['en', 1280, 900],
  ] as const)('of an administrator is in the administration, in %s, %d pixels wide', async (locale, width, height) => {
    const t = words[locale];
    const page = await open(locale, width, height);
    await logIn(page, t, administrator.username, administrator.password);
    // The account's language has won at login.
    const other = page.getByRole('button', { name: words.hu.other });
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const inMenu = async (press: () => Promise<void>) => {
      if (width < 1000) await pressOn(page, page.getByRole('button', { name: /^(Több|More)$/ }));
      await press();
    };
    if (locale === 'en' && (await page.evaluate(() => document.documentElement.lang)) === 'hu')
      await inMenu(() => pressOn(page, other.first()));
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inMenu(() => pressOn(page, page.getByRole('link', { name: t.own }).filter({ visible: true })));
    await page.waitForURL('**/admin/account');
    await page.getByLabel(t.email).waitFor();
    await look(page, `admin-account-${locale}`);
    await pressOn(page, page.getByRole('link', { name: t.change }));
    await page.waitForURL('**/admin/account/password');
    await page.getByLabel(t.current).waitFor();
    await look(page, `admin-password-${locale}`);
    await page.goBack();
    await pressOn(page, page.getByRole('link', { name: t.data }));
    await page.waitForURL('**/admin/account/data');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, `admin-data-${locale}`);
    await page.context().close();
  });
});
