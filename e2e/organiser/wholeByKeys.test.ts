import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heading } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { countKeys, pressOn, typeInto } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { loginAdministrator, rest } from '../product/people.ts';
import { wordsOf } from '../product/words.ts';

const place = workplace(async () => {});

/** A small laptop. */
const [width, height, locale] = [1280, 768, 'en'] as const;

/** The focus is on something of the page that can be seen. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active !== null && active !== document.body && active.getClientRects().length > 0;
  });

describe.skipIf(!browserProgram)('by the keyboard alone, on a small laptop', () => {
  test('a competition goes from its form through publishing to the archive', async () => {
    const { product } = place;
    product.setClock();
    const title = 'From draft to archive';
    let { page, context, complaints } = await place.open(width, height, locale);
    const words = await wordsOf('adminCompetitions', locale);
    const common = await wordsOf('admin', locale);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const move = async (name: string) => {
      const verb = words(`moves.verb.${name}`);
      await pressOn(page, button(verb));
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await pressOn(page, question.getByRole('button', { name: verb, exact: true }));
      await question.waitFor({ state: 'hidden' });
      // The button is gone that has asked; the focus is not.
      await button(verb).waitFor({ state: 'hidden' });
      await expect.poll(() => isKept(page), patient).toBe(true);
    };
    await page.goto('/admin/competition');
    await heading(page, common('nav.competitions'));
    const keys = await countKeys(page);
    await pressOn(page, page.getByRole('link', { name: words('list.create'), exact: true }).first());
    await heading(page, words('editor.new'));
    await typeInto(page, page.getByRole('textbox', { name: words('field.titleHu') }), 'Vázlattól az archívumig');
    await typeInto(page, page.getByRole('textbox', { name: words('field.titleEn') }), title);
    await pressOn(page, button(words('timeline.preset', { weeks: '4 + 2 + 1' })));
    await pressOn(page, button(words('editor.save')));
    await heading(page, title);
    const id = /\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    const now = async () => {
      const admin = await loginAdministrator(product);
      const { body } = await rest<{ status: string; award: string }>(
        product,
        admin,
        'GET',
        `/api/admin/competition/${id}`,
      );
      return body;
    };
    expect((await now()).status).toBe('DRAFT');
    await move('PUBLISHED');
    const { status, award } = await now();
    expect(status).toBe('PUBLISHED');
    const toArchive = await keys();
    // Two titles are typed, of 23 and 21 letters.
    expect(toArchive - 44).toBeLessThanOrEqual(150);
    expect(complaints).toEqual([]);
    await context.close();
    // Weeks later the session is over: it is a new one.
    product.setClock(new Date(Date.parse(award) + 60_000));
    ({ page, context, complaints } = await place.open(width, height, locale));
    await page.goto(`/admin/competition/${id}`);
    await heading(page, title);
    const later = await countKeys(page);
    await move('ARCHIVED');
    await page.getByRole('link', { name: words('cockpit.seeSite'), exact: true }).waitFor();
    expect((await now()).status).toBe('ARCHIVED');
    expect(await later()).toBeLessThanOrEqual(40);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
