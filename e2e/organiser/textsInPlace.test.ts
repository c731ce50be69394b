import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram, logInAs } from '../product/browser.ts';
import { tabTo } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { join } from '../product/people.ts';

const place = workplace(async ({ product }) => {
  await join(product, 'entrant');
});

/** The marks by which the mode knows texts; nothing and nobody may be given them. */
const invisible = /[\u2061-\u2064]/;

/** Every file and call that a page asks for. */
function requestsOf(page: Page): { files: string[]; bodies: string[] } {
  const requests = { files: [] as string[], bodies: [] as string[] };
  page.on('request', (request) => {
    requests.files.push(request.url());
    requests.bodies.push(request.postData() ?? '');
  });
  return requests;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Editing texts in place' });

describe.skipIf(!browserProgram).each(phone)('texts in place, on %s', (_, width, height) => {
  test('an administrator changes one by keyboard, and visitors read it', async () => {
    const { page, context, complaints } = await place.open(width, height, 'en');
    const requests = requestsOf(page);
    await page.goto('/admin/localization');
    await tabTo(page, page.getByRole('link', { name: 'Edit on the site' }));
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await axe(page);

    await page.goto('/rules?edit-texts=');
    await heading(page, 'Rules');
    await page.locator('[data-edit-texts=pencils] button').nth(1).waitFor();
    await axe(page);
    // The last text of the page can be read above the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, ofBar] = [await page.locator('footer').boundingBox(), await bar(page).boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((ofBar?.y ?? 0) + 1);

    await tabTo(page, page.getByRole('button', { name: /^Texts on this page/ }));
    await page.keyboard.press('Enter');
    const row = page
      .getByRole('dialog', { name: 'Texts on this page' })
      .getByRole('button', { name: /shell\.nav\.rules$/ });
    await row.waitFor();
    await axe(page);
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'shell.nav.rules' });
    const field = editor.getByRole('textbox', { name: 'English text' });
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`Rules of ${width}`);
    await axe(page);
    await tabTo(page, editor.getByRole('button', { name: 'Save the text' }));
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: `Rules of ${width}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Texts on this page' }).waitFor();
    await page.keyboard.press('Escape');
    await heading(page, `Rules of ${width}`);
    // The tab is named by it as well, and without marks.
    await expect.poll(() => page.title(), patient).toMatch(new RegExp(`^Rules of ${width} · [\\w ]+$`));

    const visitor = await context.browser()?.newContext({ baseURL: place.product.url, locale: 'en' });
    const other = await visitor?.newPage();
    if (!visitor || !other) throw new Error('There is no browser');
    await other.goto('/rules');
    await expect
      .poll(() => other.reload().then(() => other.locator('h1').textContent()), patient)
      .toBe(`Rules of ${width}`);
    await visitor.close();

    // Over a reload and to other pages, until it is finished.
    await page.reload();
    await bar(page).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Finish' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => bar(page).count(), patient).toBe(0);
    expect(await page.locator('[data-edit-texts]').count()).toBe(0);
    await page.reload();
    await heading(page, `Rules of ${width}`);
    expect(await bar(page).count()).toBe(0);
    await page.goto('/admin/localization?key=shell.nav.rules');
    await page.getByRole('button', { name: 'Back to the shipped English text' }).click();
    await page.getByText('The shipped English text shows again.').first().waitFor();
    expect(requests.bodies.filter((body) => invisible.test(body))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a pencil opens its text, and does not press the link beneath', async () => {
    const { page, context, complaints } = await place.open(width, height, 'en');
    await page.goto('/rules?edit-texts');
    const pencil = page.locator('[data-edit-texts=pencils] button[title="shell.nav.contact"]').last();
    await page.locator('[data-edit-texts=pencils] button').nth(1).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await pencil.click();
    await page.getByRole('dialog', { name: 'shell.nav.contact' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/rules');
    // Neither is there a mark in what is copied.
    expect(await page.content()).not.toMatch(invisible);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is nothing to an entrant, who loads nothing of it', async () => {
    const { page, context, complaints } = await place.open(width, height, 'hu');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await logInAs(page, 'entrant');
    const requests = requestsOf(page);
    await page.goto('/rules?edit-texts');
    await heading(page, 'Szabályzat');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-edit-texts]').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('edit-texts');
    expect(requests.files.length).toBeGreaterThan(3);
    expect(requests.files.filter((file) => /ForAdministrators|InPlace|admin/i.test(file))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
