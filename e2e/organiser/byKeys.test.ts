import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heading, desktop } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { tabTo, typeInto } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, within } from '../product/people.ts';
import { wordsOf } from '../product/words.ts';

let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  for (const name of ['dora', 'edit', 'fanni']) await join(product, name, { lastName: 'Kör' });
  const entrant = await join(product, 'entrant');
  const upright = await sharp({ create: { width: 900, height: 1800, channels: 3, background: '#305080' } })
    .jpeg()
    .toBuffer();
  const { body } = await upload(product, entrant, competition.id, 'colour-1', upright, 'Tower');
  const waiting = { ids: [body.id], status: 'PENDING' };
  expect((await rest(product, admin, 'POST', '/api/admin/moderation/images', waiting)).status).toBe(200);
});

/** The focus is on something of the page that can be seen. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active !== null && active !== document.body && active.getClientRects().length > 0;
  });

const kept = (page: Page) => expect.poll(() => isKept(page), patient).toBe(true);

describe.skipIf(!browserProgram).each(desktop)('by the keyboard alone, on %s', (_, width, height) => {
  const locale = 'hu';
  const open = async () => place.open(width, height, locale);

  test('people are found, chosen, disabled and enabled again, and the focus stays', async () => {
    const { page, context, complaints } = await open();
    const words = await wordsOf('adminUsers', locale);
    const common = await wordsOf('admin', locale);
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/admin/users');
    await heading(page, words('title'));
    await typeInto(page, page.getByRole('searchbox'), 'kor');
    const boxes = page.locator('[data-row] input[type=checkbox]');
    await expect.poll(() => boxes.count(), patient).toBe(3);
    await tabTo(page, boxes.first());
    await press('Space');
    await press('ArrowDown');
    await press('Space');
    await page.getByText(common('bulk.chosen', { n: 2 })).waitFor();
    await press('x');
    const bar = page.getByRole('region', { name: common('bulk.label') });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words('disable'));
    await press('Enter');
    await page.getByText(common('bulk.done', { n: 2 })).waitFor();
    await kept(page);
    await tabTo(page, bar.getByRole('button', { name: common('bulk.undo') }));
    await press('Enter');
    await page.getByText(common('bulk.done', { n: 2 })).waitFor();
    await kept(page);
    await tabTo(page, bar.getByRole('button', { name: common('bulk.close') }));
    await press('Enter');
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement), patient).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an upright photo of the queue is seen whole', async () => {
    const { page, context, complaints } = await open();
    await page.goto('/admin/competition?queue=images');
    await heading(page, 'Tower', 2);
    const photo = page.getByRole('main').getByRole('img').first();
    const tall = async () => (await photo.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    for (const [w, h] of [
      [width, height],
      [height, width],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      // It is as it was taken, and leaves room for what is decided.
      await expect.poll(async () => (await tall()) <= h * 0.75, patient).toBe(true);
      const shape = (await photo.boundingBox()) ?? { width: 0, height: 1 };
      expect(shape.width / shape.height).toBeCloseTo(0.5, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
