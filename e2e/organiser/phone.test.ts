import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heading } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { walk } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';

let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const entrant = await join(product, 'entrant');
  for (const n of [1, 2, 3, 4])
    await upload(product, entrant, competition.id, `colour-${n}`, await plainPhoto(n), `Photo ${n}`);
  for (let n = 0; n < 6; n += 1) await join(product, `person${n}`);
});

/** Left, top, right and bottom of what is on the screen. */
async function edges(one: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether the middle of a button is not covered. */
const isFree = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe.skipIf(!browserProgram)('on a phone', () => {
  test('neither what is done to the chosen nor the pages cover each other', async () => {
    const { page, context, complaints } = await place.open(390, 844, 'en');
    await page.goto(`/admin/competition/${competition.id}?tab=entries`);
    for (const n of [1, 2]) await page.getByRole('checkbox', { name: `Choose row ${n}` }).check();
    const reject = page.getByRole('button', { name: 'Reject', exact: true });
    const bar = page.getByRole('region', { name: 'What is chosen' });
    const pages = page.getByRole('navigation', { name: 'Administration, main pages' });
    // Wherever one is in the list.
    for (const down of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), down);
      const [ofBar, ofPages] = [await edges(bar), await edges(pages)];
      expect(ofBar.bottom).toBeLessThanOrEqual(ofPages.top);
      expect(ofBar.top).toBeGreaterThan(844 / 2);
      expect(await isFree(reject)).toBe(true);
    }
    // The last row can be reached: what stands last in the list is above the bar.
    const last = page.getByRole('checkbox', { name: 'Choose row 4' });
    expect((await edges(last)).bottom).toBeLessThan((await edges(bar)).top);

    await reject.click();
    await page.getByRole('dialog', { name: 'Reject' }).getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('2 photos rejected.').waitFor();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    expect(await isFree(undo)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('controls that take the focus are not beneath the bar for chosen rows', async () => {
    const { page, context, complaints } = await place.open(390, 844, 'en');
    await page.goto('/admin/users');
    for (const n of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(n)
        .check();
    await page.getByRole('region', { name: 'What is chosen' }).waitFor();
    const { stops, covered } = await walk(page);
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the tabs of a competition fade out where there are more of them', async () => {
    const { page, context, complaints } = await place.open(390, 844, 'en');
    await page.goto(`/admin/competition/${competition.id}`);
    const tab = page.getByRole('navigation', { name: 'Parts of the competition' }).getByRole('link');
    const fades = () =>
      tab.first().evaluate((link) => {
        const { maskImage } = getComputedStyle(link.parentElement?.parentElement as Element);
        // The mask of a faded end has transparent black as its first or last colour.
        return {
          before: /^linear-gradient\(to right, rgba\(0, 0, 0, 0\)/.test(maskImage),
          after: /rgba\(0, 0, 0, 0\)\)$/.test(maskImage),
        };
      });
    await expect.poll(fades, patient).toEqual({ before: false, after: true });
    await tab.nth(4).focus();
    await expect.poll(fades, patient).toEqual({ before: true, after: true });
    await tab.last().focus();
    await expect.poll(fades, patient).toEqual({ before: true, after: false });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(fades, patient).toEqual({ before: false, after: false });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a long list is where it was after a reload, and another page at its top', async () => {
    const { page, context, complaints } = await place.open(390, 844, 'en');
    await page.goto('/admin/users');
    await heading(page, 'Users');
    await page.getByRole('link', { name: /person5/ }).waitFor();
    const at = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - 50));
    const before = await at();
    expect(before).toBeGreaterThan(100);
    await page.reload();
    await expect.poll(at, patient).toBe(before);
    await page.goto('/admin/users?page=0&q=person');
    await page.getByRole('link', { name: /person5/ }).waitFor();
    expect(await at()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
