import { describe, expect, test } from 'vitest';
import { desktop, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { walk } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce } from '../product/people.ts';
import { wordsOf } from '../product/words.ts';

let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
});

const locale = 'en';

describe.skipIf(!browserProgram).each([...desktop, ...phone])('the bar of a long form, on %s', (_, width, height) => {
  test.each([
    ['the editor of a new competition', '/admin/competition?new', 'adminCompetitions', 'editor.new'],
    ['the editor of a published one', '/admin/competition?edit=:c', 'adminCompetitions', 'editor.edit'],
    ['the form of a mail', '/admin/email?new', 'adminEmails', 'newTitle'],
  ] as const)('covers nothing that takes the focus in %s, and is in sight', async (_form, path, texts, title) => {
    const { page, context, complaints } = await place.open(width, height, locale);
    const words = await wordsOf(texts, locale);
    await page.goto(path.replace(':c', String(competition.id)));
    await heading(page, words(title));
    const bar = page.locator('[data-bottom-bar=save]');
    // The form is longer than the window, and its button can be seen from its beginning on.
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(length, patient).toBeGreaterThan(height);
    const button = bar.getByRole('button');
    const isFree = () =>
      button.evaluate((element) => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + w / 2, top + h / 2));
      });
    for (const down of [0, 300, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), down);
      expect([down, await isFree()]).toEqual([down, true]);
    }
    const { stops, covered } = await walk(page);
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(15);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
