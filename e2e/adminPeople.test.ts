import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { patient } from './product/organiser.ts';
import { join, loginAdministrator, mailTo, rest, visitor } from './product/people.ts';
import { administrator, Product } from './product/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  if (!browserProgram) return;
  // As in production: the client asks for nothing that its manifest does not list.
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  await join(product, 'anna');
  const waiting = { username: 'waiting', email: 'waiting@example.org', firstName: 'Éva', lastName: 'Várakozó' };
  const json = { ...waiting, locale: 'hu', newsletter: [], acceptRules: true };
  await rest(product, visitor, 'POST', '/api/authentication/registration', json);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const pictures = process.env['SCREENSHOTS_DIR'];

/** How each page is looked at; the walk goes on in the last of them. */
const looks = [
  ['dark', 390, 844],
  ['light', 1280, 900],
] as const;

/** Nobody is shut out of what is on the screen, and nothing stands beside it. */
async function look(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.getByRole('status', { name: 'Betöltés…' }).count(), patient).toBe(0);
  for (const [colorScheme, width, height] of looks) {
    const at = `${name}-${width}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' });
    if (pictures) await page.screenshot({ path: `${pictures}/${at}.png`, fullPage: true });
    // Not the frame with the mail: it runs no scripts, and is written anew while somebody types.
    expect([at, await violationsOn(page, { exclude: 'iframe' })]).toEqual([at, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([at, overflow]).toEqual([at, 0]);
  }
}

async function open(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'hu-HU',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/login');
  await page.getByLabel('Felhasználónév').fill(administrator.username);
  await page.getByLabel('Jelszó', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe.skipIf(!browserProgram)('an organiser', () => {
  test('looks after people, mails and texts', async () => {
    const who = 'anna';
    const page = await open();

    await page.goto('/admin');
    await page.getByRole('heading', { level: 2, name: 'Kezdés három lépésben' }).waitFor();
    await look(page, 'first-steps');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Billentyűk' }).waitFor();
    await look(page, 'keys');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Oldal, pályázat, felhasználó vagy művelet' }).fill(who);
    await page.getByRole('option', { name: `${who} Ágnes (${who})` }).waitFor();
    await look(page, 'palette');
    await page.keyboard.press('Enter');
    await heading(page, `${who} Ágnes`);

    await page.goto('/admin/users?state=notActivated');
    await page.getByText(/^nem aktiválta: .+ óta$/).waitFor();
    await look(page, 'users-waiting');
    await page.goto('/admin/users');
    await page.getByRole('searchbox').fill(who);
    await page.getByRole('status').filter({ hasText: '1–1 / 1' }).waitFor();
    await look(page, 'users');
    await page.getByRole('checkbox', { name: `${who} Ágnes kijelölése` }).check();
    await page.getByRole('button', { name: 'Letiltás' }).click();
    await page.getByText('Kész: 1.').waitFor();
    await page.getByText('letiltva', { exact: true }).waitFor();
    await look(page, 'users-bulk');
    await page.keyboard.press('Control+z');
    await page.getByText('aktív', { exact: true }).waitFor();
    await page.getByRole('link', { name: `${who} Ágnes` }).click();
    await heading(page, `${who} Ágnes`);
    // The form need not wait for the switch.
    await page.getByLabel('Kéri a szervezők leveleit').uncheck();
    await page.getByLabel('Keresztnév').fill('Ágota');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page.getByText(`Elmentve: ${who} Ágota.`).first().waitFor();
    await page.getByRole('button', { name: 'Letiltás' }).click();
    await page.getByRole('button', { name: 'Engedélyezés' }).click();
    await page.getByRole('button', { name: 'Letiltás' }).waitFor();
    await look(page, 'user');
    await page.getByRole('button', { name: 'Felhasználó törlése' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look(page, 'user-removal');
    await page.keyboard.press('Escape');

    await page.goto('/admin/email?new=');
    await page.getByText(/^Most /).waitFor();
    await page.getByLabel('Kiknek', { exact: true }).selectOption('ADMINISTRATORS');
    await page.getByLabel('Melyik hírlevélként').selectOption('');
    await page
      .getByText('Kapja: az adminisztrátorok; aki kéri a szervezők leveleit; bármilyen nyelven olvas.')
      .waitFor();
    await page.getByText(/^Most 1 ember kapná meg/).waitFor();
    await page.getByLabel('Tárgy magyarul', { exact: true }).fill('Hírek');
    await page.getByLabel('Tárgy angolul', { exact: true }).fill('News');
    await page.getByLabel('Szöveg magyarul', { exact: true }).fill('Szia {{name}}!');
    await page.getByLabel('Szöveg angolul', { exact: true }).fill('Hello {{name}}!');
    // The preview shows the text before it is saved.
    await page.frameLocator('iframe[title="A levél képe: Hírek"]').getByText('Szia').waitFor();
    await look(page, 'email-new');
    await page.getByRole('button', { name: 'Piszkozat mentése' }).click();
    await page.waitForURL(/edit=/);
    await page.getByTitle('A levél képe: Hírek').waitFor();
    await look(page, 'email');
    await page.getByRole('link', { name: 'Ellenőrzés és küldés' }).click();
    await heading(page, 'Ellenőrzés küldés előtt');
    await page.getByRole('button', { name: 'Próbalevél nekem, mindkét nyelven' }).click();
    await page.getByText('A próbalevél mindkét nyelven elment neked.').waitFor();
    for (const seen of await page.getByLabel('Láttam, így is jó').all()) await seen.check();
    await look(page, 'email-check');
    await page.getByRole('button', { name: 'Küldés most 1 embernek' }).click();
    await page.getByText('1 elküldve').waitFor();
    await look(page, 'campaign');
    await page.goto('/admin/email');
    await page.getByText('1 elküldve').first().waitFor();
    await look(page, 'emails');

    await page.goto('/admin/localization?q=contact.body');
    await look(page, 'texts');
    await page.getByRole('listitem').filter({ hasText: 'contact.body' }).getByRole('link').click();
    await page.getByRole('textbox', { name: 'Magyar szöveg' }).fill(`Írj ${who} helyett nekünk!`);
    await page.getByRole('button', { name: 'Szöveg mentése' }).click();
    await page.getByRole('button', { name: 'Vissza az eredeti magyar szövegre' }).waitFor();
    await look(page, 'text');
    await page.goto('/contact');
    await page.getByText(`Írj ${who} helyett nekünk!`).waitFor();
    await page.goto('/admin/localization?key=contact.body');
    await page.getByRole('button', { name: 'Vissza az eredeti magyar szövegre' }).click();
    await page.getByText('Újra az eredeti magyar szöveg látszik.').first().waitFor();
    await page.getByRole('button', { name: 'Visszavonás' }).click();
    await page.getByText('Újra a saját magyar szöveged látszik.').first().waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Magyar szöveg' }).inputValue(), patient)
      .toMatch(/^Írj /);
    await page.getByRole('button', { name: 'Vissza az eredeti magyar szövegre' }).click();
    await page.getByRole('button', { name: 'Vissza az eredeti magyar szövegre' }).waitFor({ state: 'detached' });

    await page.goto('/admin/template');
    await look(page, 'templates');
    await page.getByRole('link', { name: /^Fiók aktiválása, magyar/ }).click();
    await page.getByLabel('Szöveg (Markdown)', { exact: true }).fill('Szia!');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page.getByText(/^Hiányzik belőle: \{\{link\}\}/).waitFor();
    await page.getByLabel('Szöveg (Markdown)', { exact: true }).fill('Szia! {{link}}');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page
      .getByText(/^A sablont elmentettük/)
      .first()
      .waitFor();
    await look(page, 'template');
    // The next mail is sent with it.
    const address = 'sablon@example.org';
    await join(product, 'sablon');
    expect((await mailTo(product, address, 'activation')).text).toMatch(/^Szia!/);
    await page.getByRole('button', { name: 'Vissza az eredeti szövegre' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vissza az eredeti szövegre' }).click();
    await page.getByText('Most az eredeti szöveg van érvényben.').first().waitFor();
    await page.context().close();

    const admin = await loginAdministrator(product);
    const { body } = await rest<{ key: string }[]>(product, admin, 'GET', '/api/admin/localized-static-text/');
    expect(body).toEqual([]);
  });
});
