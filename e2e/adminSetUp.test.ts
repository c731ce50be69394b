import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, heading, openAdmin, phoneInHungarian } from './product/adminPage.ts';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { pressOn, tabTo, typeInto } from './product/keyboard.ts';
import { patient } from './product/organiser.ts';
import { rest, visitor as nobody } from './product/people.ts';
import { Product } from './product/product.ts';
import { wordsOf } from './product/words.ts';

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

const isFocused = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((element) => element === document.activeElement), patient).toBe(true);

describe.skipIf(!browserProgram).each(phoneInHungarian)(
  'setting a competition up by the keyboard alone, on %s, in %s',
  (device, locale, width, height) => {
    test('its dates go along the timeline, the check leads to what is missing, and visitors see what is published', async () => {
      const words = await wordsOf('adminCompetitions', locale);
      const common = await wordsOf('admin', locale);
      const { page, context, complaints } = await openAdmin(browser, product, width, height, locale);
      const title = { hu: `Őszi fények ${device} ${locale}`, en: `Lights of autumn ${device} ${locale}` };
      const nameOf = (name: string) => common(`dashboard.boundary.${name}`);
      const date = (name: string) =>
        page
          .locator('input[type="datetime-local"]')
          .and(page.getByLabel(nameOf(name)))
          .inputValue();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      /** Goes to a handle of the timeline, and presses keys on it. */
      const slide = async (name: string, ...keys: string[]) => {
        await tabTo(page, page.getByRole('slider', { name: nameOf(name) }));
        for (const key of keys) await page.keyboard.press(key);
      };

      await page.goto('/admin/competition');
      await heading(page, common('nav.competitions'));
      await pressOn(page, page.getByRole('link', { name: words('list.create'), exact: true }).first());
      await heading(page, words('editor.new'));
      await typeInto(page, field(page, words('field.titleHu')), title.hu);
      await pressOn(page, button(words('timeline.preset', { weeks: '4 + 2 + 1' })));
      expect(await date('competitionStart')).toBe('2027-09-19T23:00');
      expect(await date('award')).toBe('2027-11-07T23:00');

      // A wrong order is told beside the field at once.
      await slide('votingEnd', 'Control+ArrowRight', 'ArrowRight');
      await page.getByText(words('editor.order')).waitFor();
      await slide('votingEnd', 'Control+ArrowLeft', 'ArrowLeft');
      await page.getByText(words('editor.order')).waitFor({ state: 'detached' });
      // On the night of 31 October clocks repeat the hour from two o'clock on.
      await slide('votingEnd', ...Array<string>(21).fill('Shift+ArrowLeft'));
      expect(await date('votingEnd')).toBe('2027-10-31T02:00');
      await page.getByText(words('timeline.warning.twice')).waitFor();
      await slide('votingEnd', 'Shift+ArrowRight');
      expect(await date('votingEnd')).toBe('2027-10-31T03:00');
      await page.getByText(words('timeline.warning.twice')).waitFor({ state: 'detached' });

      // The first one takes the others along.
      await slide('competitionStart', 'Control+ArrowRight');
      await pressOn(page, button(words('timeline.moveRest')));
      expect(await date('competitionStart')).toBe('2027-09-26T23:00');
      expect(await date('award')).toBe('2027-11-14T23:00');
      const weekends = words('timeline.weekends_other', { count: 4 });
      await page
        .getByText(words('timeline.phase.uploading', { length: locale === 'hu' ? '28 nap' : '28 days', weekends }))
        .waitFor();

      // A third category, first in the order of the two that are there.
      await pressOn(page, button(words('editor.addType')));
      for (const [label, text] of [
        ['typeCode', 'nature'],
        ['typeHu', 'Természet'],
        ['typeEn', 'Nature'],
      ] as const)
        await typeInto(page, field(page, words(`editor.${label}`)).last(), text);
      for (let moves = 0; moves < 2; moves += 1) await pressOn(page, button(words('editor.up', { name: 'Természet' })));

      // The line of the check leads to the field.
      await pressOn(page, button(words('publishing.toField', { field: words('field.titleEn') })));
      await isFocused(page, words('field.titleEn'));
      await page.keyboard.type(title.en);
      await axe(page);
      await pressOn(page, button(words('editor.save')));
      await heading(page, title[locale]);

      // The page of the draft says what the editor said.
      await page.getByText(words('publishing.languages.missing', { field: words('field.descriptionHu') })).waitFor();
      await axe(page);
      const toDescription = words('publishing.toField', { field: words('field.descriptionHu') });
      await pressOn(page, page.getByRole('link', { name: toDescription, exact: true }));
      await isFocused(page, words('field.descriptionHu'));
      await page.keyboard.type('Ami ősszel világít.');
      await typeInto(page, field(page, words('field.descriptionEn')), 'What shines in autumn.');
      await pressOn(page, button(words('editor.save')));
      await page.waitForURL(/\/admin\/competition\/\d+$/);
      await page.getByText(words('publishing.languages.complete')).waitFor();
      const publish = words('moves.verb.PUBLISHED');
      await pressOn(page, button(publish));
      const question = page.getByRole('alertdialog', {
        name: words('moves.title.PUBLISHED', { title: title[locale] }),
      });
      await question.waitFor();
      await axe(page);
      await pressOn(page, question.getByRole('button', { name: publish, exact: true }));
      await page.getByRole('link', { name: words('cockpit.seeSite'), exact: true }).waitFor();
      // A published competition has no checks any more.
      expect(await page.getByRole('heading', { name: words('publishing.title') }).count()).toBe(0);
      const id = /\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
      await context.close();

      const visitor = await openPage(browser, product.url, complaints, locale);
      await visitor.page.goto(`/competition/${id}/browse`);
      await heading(visitor.page, title[locale]);
      const { body } = await rest<{ imageTypes: { code: string }[] }>(product, nobody, 'GET', `/api/competition/${id}`);
      expect(body.imageTypes.map(({ code }) => code)).toEqual(['nature', 'colour', 'mono']);
      await visitor.context.close();
      expect(complaints).toEqual([]);
    });
  },
);
