import { moderationReasons } from '@photo-competition/schema/moderationReasons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

const title = (n: number) => `Photo ${n}`;
const slots = ['colour-1', 'colour-2', 'colour-3', 'colour-4', 'mono-1', 'mono-2', 'mono-3'];
let photos: number[] = [];
let competition: Awaited<ReturnType<typeof announce>>;
const minute = 60_000;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
});

/** Enters seven photos, and puts them into the queue, as another organiser would who has doubts. */
async function enterSeven(entrant: Person): Promise<void> {
  photos = [];
  for (const [n, slot] of slots.entries()) {
    const { body } = await upload(place.product, entrant, competition.id, slot, await plainPhoto(n + 1), title(n + 1));
    photos.push(body.id);
  }
  await moderate(photos, 'PENDING');
}

const moderate = (ids: (number | undefined)[], status: string) =>
  rest(place.product, place.admin, 'POST', '/api/admin/moderation/images', { ids, status });

async function statusOf(id: number | undefined): Promise<string | null> {
  const { body } = await rest<{ moderation: string | null }>(
    place.product,
    place.admin,
    'GET',
    `/api/competition/image/${id}`,
  );
  return body.moderation;
}

const focused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patient).toBe(name);

/** Words that the entrant reads of a rejected photo. */
const rejected = { hu: /elutasít[\s\S]*Too dark/, en: /rejected[\s\S]*Too dark/ };

describe.skipIf(!browserProgram).each(phone)('seven entries, on %s', (_, width, height) => {
  const locale = 'hu';

  test('the pulse tells of them, the queue is worked off by keys alone, and the entrant gets one mail, after the hold', async () => {
    const [office, words] = await Promise.all([wordsOf('admin', locale), wordsOf('adminCompetitions', locale)]);
    let now = within(competition, 'UPLOADING').getTime() + 10 * minute;
    place.product.setClock(new Date(now));
    const entrant = await join(place.product, `entrant${width}`, { locale });
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto('/admin');
    await page.getByText(office('dashboard.nothing')).waitFor();
    await axe(page);
    await enterSeven(entrant);
    // Nothing is touched: the pulse brings it.
    const waits = page.getByRole('main').getByRole('link', { name: `${office('dashboard.images')} 7` });
    await waits.waitFor();
    await axe(page);
    await waits.focus();
    await page.keyboard.press('Enter');
    await heading(page, words('queue.images'));
    await heading(page, title(1), 2);
    await focused(page, title(1));
    await axe(page);

    // Taken back while it is held, and decided again.
    await page.keyboard.press('a');
    await heading(page, title(2), 2);
    await focused(page, title(2));
    await page.keyboard.press('u');
    await heading(page, title(1), 2);
    expect(await statusOf(photos[0])).toBe('PENDING');
    const others = page.getByRole('region', { name: words('queue.others', { n: 6, count: 6 }) });
    expect(await others.getByRole('listitem').count()).toBe(6);
    await page.keyboard.press('a');
    await heading(page, title(2), 2);
    await focused(page, title(2));
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: words('queue.disqualify') });
    await dialog.waitFor();
    await axe(page);
    await page.getByRole('button', { name: moderationReasons.offTopic[locale] }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words('queue.disqualify') }).focus();
    await page.keyboard.press('Enter');
    await heading(page, title(3), 2);
    await expect.poll(() => statusOf(photos[1]), patient).toBe('DISQUALIFIED');
    // Taken back, and decided otherwise: the entrant is told the end only.
    await page.keyboard.press('u');
    await heading(page, title(2), 2);
    await expect.poll(() => statusOf(photos[1]), patient).toBe('PENDING');
    await page.keyboard.press('r');
    const rejecting = page.getByRole('dialog', { name: words('queue.reject') });
    await rejecting.getByRole('textbox').fill('Too dark');
    await rejecting.getByRole('button', { name: words('queue.reject') }).focus();
    await page.keyboard.press('Enter');
    await heading(page, title(3), 2);

    // The second administrator was faster.
    await moderate([photos[2]], 'APPROVED');
    await page.keyboard.press('a');
    await page
      .getByText(words('queue.changed', { who: 'admin' }))
      .first()
      .waitFor();
    for (const n of [4, 5, 6, 7]) {
      await heading(page, title(n), 2);
      await page.keyboard.press('a');
    }
    await page.getByText(words('queue.empty')).waitFor();
    await page.getByText(words('queue.left', { left: 0, done: 6 })).waitFor();
    await axe(page);
    await expect
      .poll(() => Promise.all(photos.map(statusOf)), patient)
      .toEqual(['APPROVED', 'REJECTED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED']);

    const about = new RegExp(`/show/${photos[1]}\\b`);
    const told = async () =>
      (await place.smtp.readTo(`${entrant.username}@example.org`)).filter(({ text }) => about.test(text));
    place.product.setClock(new Date((now += 2 * minute - 1)));
    // The worker looks every five seconds; another mail shows that it has looked since.
    await join(place.product, `late${width}`);
    expect(await told()).toEqual([]);
    place.product.setClock(new Date((now += 1)));
    await expect.poll(async () => (await told()).length, patient).toBe(1);
    expect((await told())[0]?.text).toMatch(rejected[locale]);
    await join(place.product, `last${width}`);
    expect((await told()).length).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
