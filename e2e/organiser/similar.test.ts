import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, desktop } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { pressOn, tabTo } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within, type Person } from '../product/people.ts';
import { demoPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

let people: Person[] = [];
/** By the width of the screen: photos of earlier competitions count as well. */
const picturesOf = (width: number) =>
  width < 1000 ? (['beach-4', 'dunes-44'] as const) : (['aurora-5', 'bridge-44'] as const);

/** Looked at after the voting. */
const laterOf = (width: number) => (width < 1000 ? 'night-45' : 'stairs-66');

const place = workplace(async ({ product }) => {
  people = await Promise.all(['anna', 'bela'].map((name) => join(product, name)));
});

/** A competition with two pairs of photos that look alike, each of two entrants. @returns the numbers by pair */
async function withPairs(title: string, pictures: readonly string[]) {
  const { product, admin } = place;
  product.setClock();
  const competition = await announce(product, admin, { title: { hu: title, en: title } });
  product.setClock(within(competition, 'UPLOADING'));
  const pairs: [number, number][] = [];
  for (const [n, picture] of pictures.entries()) {
    const ids: number[] = [];
    for (const [m, person] of people.entries()) {
      const photo = await demoPhoto(picture, 600 + 100 * m);
      ids.push((await upload(product, person, competition.id, `colour-${n + 1}`, photo, `${picture} ${m}`)).body.id);
    }
    pairs.push(ids as [number, number]);
  }
  return { ...competition, pairs };
}

const statusOf = async (id: number): Promise<string> => {
  const path = `/api/competition/image/${id}`;
  return (await rest<{ moderation: string }>(place.product, place.admin, 'GET', path)).body.moderation;
};

const isFocused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), patient).toBe(name);

describe.skipIf(!browserProgram).each(desktop)('photos that look alike, on %s', (_, width, height) => {
  const locale = 'en';

  test('are looked at over each other, one is disqualified and a pair let go, by keys; the log keeps both', async () => {
    const title = `Alike ${width}`;
    const pictures = picturesOf(width);
    const { id, pairs } = await withPairs(title, pictures);
    const words = await wordsOf('adminCompetitions', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto(`/admin/competition/${id}?tab=similar`);
    await heading(page, title);
    const nameOf = ([first, second]: readonly [number, number]) => words('similar.pair', { first, second });
    const pairOf = (pair: readonly [number, number]) => page.getByRole('listitem', { name: nameOf(pair), exact: true });
    const [doubled, friends] = pairs as [[number, number], [number, number]];
    await tabTo(page, pairOf(doubled));
    await axe(page);

    // While Space is held, the second stands over the first.
    const over = pairOf(doubled).getByTestId('over');
    await page.keyboard.down(' ');
    await over.waitFor();
    await page.keyboard.up(' ');
    await over.waitFor({ state: 'detached' });

    await page.keyboard.press('2');
    await expect.poll(() => statusOf(doubled[1]), patient).toBe('DISQUALIFIED');
    await pairOf(doubled).waitFor({ state: 'detached' });
    // The keyboard goes on with the pair that is left.
    await isFocused(page, nameOf(friends));
    await page.keyboard.press('u');
    await expect.poll(() => statusOf(doubled[1]), patient).toBe('APPROVED');
    await tabTo(page, pairOf(doubled));
    await page.keyboard.press('2');
    await expect.poll(() => statusOf(doubled[1]), patient).toBe('DISQUALIFIED');
    await isFocused(page, nameOf(friends));
    await page.keyboard.press('n');
    await page.getByText(words('similar.empty')).waitFor(patient);
    expect(await Promise.all(friends.map(statusOf))).toEqual(['APPROVED', 'APPROVED']);
    await axe(page);

    await page.goto(`/admin/competition/${id}?tab=history`);
    const log = page.getByRole('main').getByRole('listitem');
    await log
      .filter({ hasText: `${pictures[0]} 1` })
      .first()
      .waitFor();
    const common = await wordsOf('admin', locale);
    const [verb = ''] = common('audit.verb.similarDismissed', { what: '|' }).split('|');
    await log.filter({ hasText: verb.trim() }).first().waitFor();
    await axe(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('once there are ranks, are disqualified with a look at what that changes, by keys', async () => {
    const { product, admin } = place;
    const title = `Ranked ${width}`;
    const picture = laterOf(width);
    const { pairs, ...competition } = await withPairs(title, [picture]);
    const [pair = [0, 0]] = pairs;
    product.setClock(within(competition, 'VOTING'));
    for (const [n, [image, points]] of [[pair[1], 5] as const, [pair[0], 3] as const].entries())
      expect((await vote(product, people[n] as Person, image, points)).status).toBe(200);
    product.setClock(within(competition, 'AWARD'));
    const rankOf = async (id: number) => {
      const path = `/api/competition/image/${id}`;
      return (await rest<{ result: { rank: number } | null }>(product, admin, 'GET', path)).body.result?.rank;
    };
    await expect.poll(() => rankOf(pair[1]), patient).toBe(1);

    const words = await wordsOf('adminCompetitions', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto(`/admin/competition/${competition.id}?tab=similar`);
    await heading(page, title);
    const name = words('similar.pair', { first: pair[0], second: pair[1] });
    const item = page.getByRole('listitem', { name, exact: true });
    await tabTo(page, item);
    await page.keyboard.press('2');
    const dialog = page.getByRole('dialog', {
      name: `${words('similar.disqualify')}: ${picture} 1, #${pair[1]}`,
      exact: true,
    });
    const ahead = dialog.getByRole('table', { name: words('ranking.title') });
    const cells = ahead
      .getByRole('row')
      .filter({ hasText: `${picture} 0` })
      .getByRole('cell');
    // On a phone a rank and what becomes of it share a cell; an arrow tells by how many places it moves.
    const ranks = async () =>
      (await cells.allTextContents()).flatMap((text) => text.replace(/[▲▼].*/, '').split(' → '));
    await expect.poll(ranks, patient).toEqual(['2', '1', '2', '1']);
    await axe(page);
    // Nothing is done before it is confirmed.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await statusOf(pair[1])).toBe('APPROVED');
    await isFocused(page, name);
    await page.keyboard.press('2');
    await pressOn(page, dialog.getByRole('button', { name: words('queue.disqualify'), exact: true }));
    await expect.poll(() => statusOf(pair[1]), patient).toBe('DISQUALIFIED');
    await page.getByText(words('similar.empty')).waitFor(patient);
    await page.keyboard.press('u');
    await expect.poll(() => statusOf(pair[1]), patient).toBe('APPROVED');
    await item.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
