import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, heading, openAdmin, screens } from './product/adminPage.ts';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { Product } from './product/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  // Later than the browser's clock: a session is not over before it began.
  product.setClock('2027-09-06T10:00:00.000Z');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const date = (page: Page, name: string) => page.locator('input[type="datetime-local"]').and(page.getByLabel(name));

describe.skipIf(!browserProgram).each(screens)('setting a competition up, on %s', (device, width, height) => {
  test('the timeline is set by keyboard alone, the check leads to what is missing, and visitors see what is published', async () => {
    const { page, context, complaints } = await openAdmin(browser, product, width, height);
    const title = `Őszi fények ${device}`;
    await page.goto('/admin/competition?new=');
    await heading(page, 'Új pályázat');
    await field(page, 'Cím magyarul').fill(title);
    await page.getByRole('button', { name: '4 + 2 + 1 hét' }).focus();
    await page.keyboard.press('Enter');
    expect(await date(page, 'Feltöltés kezdete').inputValue()).toBe('2027-09-19T23:00');
    expect(await date(page, 'Eredményhirdetés').inputValue()).toBe('2027-11-07T23:00');

    // A wrong order is told beside the field at once.
    const end = page.getByRole('slider', { name: 'Szavazás vége' });
    await end.focus();
    for (const key of ['Control+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByText('Későbbinek kell lennie, mint az előző időpont.').waitFor();
    // On the night of 31 October clocks repeat the hour from two o'clock on.
    for (const key of ['Control+ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.getByText('Későbbinek kell lennie, mint az előző időpont.').waitFor({ state: 'detached' });
    await date(page, 'Szavazás vége').fill('2027-10-31T02:30');
    await page.getByText('Ez az óra az óraátállításkor kétszer van, az első számít.').waitFor();
    await end.focus();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await date(page, 'Szavazás vége').inputValue()).toBe('2027-10-31T03:30');

    // The first one takes the others along.
    await page.getByRole('slider', { name: 'Feltöltés kezdete' }).focus();
    await page.keyboard.press('Control+ArrowRight');
    await page.getByRole('button', { name: 'A többi is menjen vele' }).focus();
    await page.keyboard.press('Enter');
    expect(await date(page, 'Feltöltés kezdete').inputValue()).toBe('2027-09-26T23:00');
    expect(await date(page, 'Eredményhirdetés').inputValue()).toBe('2027-11-14T23:00');
    await page.getByText('28 nap feltöltés, 4 hétvége').waitFor();

    await page.getByRole('button', { name: 'Ugrás ide: Cím angolul' }).click();
    await page.keyboard.type(`Lights of autumn ${device}`);
    await axe(page);
    await page.getByRole('button', { name: 'Mentés' }).click();
    await heading(page, title);

    // The page of the draft says what the editor said.
    await page.getByText('Még üres: Leírás magyarul.').waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Ugrás ide: Leírás magyarul' }).click();
    const description = field(page, 'Leírás magyarul');
    await expect.poll(() => description.evaluate((element) => element === document.activeElement)).toBe(true);
    await description.fill('Ami ősszel világít.');
    await field(page, 'Leírás angolul').fill('What shines in autumn.');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page.getByText('A cím és a leírás mindkét nyelven megvan.').waitFor();
    await page.getByRole('button', { name: 'Közzététel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Közzététel' }).click();
    await page.getByRole('button', { name: 'Szüneteltetés' }).waitFor();
    // What is published has nothing to be checked any more.
    expect(await page.getByRole('heading', { name: 'Mielőtt közzéteszed' }).count()).toBe(0);
    const id = /\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    await context.close();

    const visitor = await openPage(browser, product.url, complaints);
    await visitor.page.goto(`/competition/${id}/browse`);
    await heading(visitor.page, title);
    await visitor.context.close();
    expect(complaints).toEqual([]);
  });
});
