import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { tabTo } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { rest } from '../product/people.ts';
import { wordsOf } from '../product/words.ts';

const place = workplace(() => Promise.resolve());

/** A text with a variable, which must stay in it. */
const counted = 'adminTexts.orphans';

describe.skipIf(!browserProgram).each(phone)('the rules, on %s', (_, width, height) => {
  const locale = 'hu';

  test('are written in both languages, read by visitors at once, and go back to what shipped; a lost variable is refused', async () => {
    const words = await wordsOf('adminTexts', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    const write = async (language: 'hu' | 'en', text: string) => {
      await tabTo(page, page.getByRole('textbox', { name: words(`text.${language}`) }));
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
      await tabTo(page, page.getByRole('button', { name: words('save') }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/admin/localization?key=rules.body');
    await heading(page, 'rules.body');
    for (const language of ['hu', 'en'] as const) {
      await write(language, `## Rules ${width} ${language}`);
      await page.getByRole('button', { name: words(`reset.${language}`) }).waitFor();
    }
    await axe(page);

    for (const language of ['hu', 'en'] as const) {
      const visitor = await context.browser()?.newContext({ baseURL: place.product.url, locale: language });
      const other = await visitor?.newPage();
      await other?.goto('/rules');
      await other?.getByRole('heading', { level: 2, name: `Rules ${width} ${language}` }).waitFor();
      await visitor?.close();
    }

    // Back, and back again.
    await tabTo(page, page.getByRole('button', { name: words('reset.en') }));
    await page.keyboard.press('Enter');
    await page.getByText(words('resetDone.en')).first().waitFor();
    await page.getByRole('button', { name: words('undo') }).click();
    await page.getByText(words('resetUndone.en')).first().waitFor();
    const english = page.getByRole('textbox', { name: words('text.en') });
    await expect.poll(() => english.inputValue(), patient).toBe(`## Rules ${width} en`);
    for (const language of ['hu', 'en'] as const) {
      const reset = page.getByRole('button', { name: words(`reset.${language}`) });
      await reset.click();
      await reset.waitFor({ state: 'detached' });
    }

    await page.goto(`/admin/localization?key=${counted}`);
    await heading(page, counted);
    await write('en', 'Texts');
    await page.getByText(words('lost', { names: '{{n}}' })).waitFor();
    await write('en', '{{n}} texts of {{us}}');
    await page.getByText(words('unknown', { names: '{{us}}' })).waitFor();
    await axe(page);
    const path = '/api/admin/localized-static-text/';
    expect((await rest<unknown[]>(place.product, place.admin, 'GET', path)).body).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
