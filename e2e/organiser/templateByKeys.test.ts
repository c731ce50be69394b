import { describe, expect, test } from 'vitest';
import { axe, heading, desktopInEnglish } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { pressOn, tabTo } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { join } from '../product/people.ts';
import { wordsOf } from '../product/words.ts';

const place = workplace(() => Promise.resolve());

describe.skipIf(!browserProgram).each(desktopInEnglish)(
  'a template by the keyboard alone, on %s, in %s',
  (_, locale, width, height) => {
    test('is changed, refused without its link, looked at, sent, and taken back to what shipped', async () => {
      const words = await wordsOf('adminTemplates', locale);
      const shell = await wordsOf('shell', locale);
      const common = await wordsOf('admin', locale);
      const { page, context, complaints } = await place.open(width, height, locale);
      const press = (key: string) => page.keyboard.press(key);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const rewrite = async (name: string, text: string) => {
        await tabTo(page, field(name));
        await press('Control+A');
        await page.keyboard.type(text);
      };
      const named = { name: words('name.ACTIVATION'), locale: shell(`localeName.${locale}`) };
      const shippedLink = page.getByRole('link', { name: words('open', { ...named, state: words('state.shipped') }) });
      const subject = `Keys ${width} ${locale}`;

      await page.goto('/admin/template');
      await heading(page, words('title'));
      await pressOn(page, shippedLink);
      await heading(page, words('editTitle', named));
      const shipped = await field(words('subject')).inputValue();
      await rewrite(words('subject'), subject);
      // Without the link nobody could activate an account.
      await rewrite(words('body'), 'Come in.');
      await page.getByText(words('previewIncomplete')).waitFor();
      await pressOn(page, button(words('save')));
      await page.getByText(words('missing', { names: '{{link}}' })).waitFor();
      await axe(page);
      // A variable is completed while it is typed.
      await tabTo(page, field(words('body')));
      await press('Control+End');
      await page.keyboard.type(' {{li');
      await page.getByRole('option', { name: '{{link}}', exact: true }).waitFor();
      await press('Enter');
      await expect.poll(() => field(words('body')).inputValue(), patient).toBe('Come in. {{link}}');

      const frame = page.frameLocator(`iframe[title="${common('compose.frame', { subject })}"]`);
      await frame.getByText('Come in.').waitFor(patient);
      await pressOn(page, button(words('save')));
      await page.getByText(words('saved')).first().waitFor();
      await axe(page);
      const reader = `reader${width}${locale}`;
      await join(place.product, reader, { locale });
      const mails = await place.smtp.readTo(`${reader}@example.org`);
      expect(mails[0]?.subject).toBe(subject);
      expect(mails[0]?.text).toMatch(/^Come in\./);

      const reset = async () => {
        await pressOn(page, button(words('reset')));
        const question = page.getByRole('alertdialog', { name: words('resetTitle') });
        await question.waitFor();
        await axe(page);
        await pressOn(page, question.getByRole('button', { name: words('reset'), exact: true }));
        await page.getByText(words('resetDone')).first().waitFor();
      };
      await reset();
      await expect.poll(() => field(words('subject')).inputValue(), patient).toBe(shipped);
      // The button has gone: the keyboard goes on with what stands in its place.
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused, patient).toBe(words('isShipped'));
      await pressOn(page, button(words('undo')));
      await page.getByText(words('resetUndone')).first().waitFor();
      await expect.poll(() => field(words('subject')).inputValue(), patient).toBe(subject);
      await reset();
      await pressOn(page, page.getByRole('link', { name: words('back'), exact: true }));
      await heading(page, words('title'));
      await shippedLink.waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);
