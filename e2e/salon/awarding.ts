import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patient } from '../product/organiser.ts';
import type { Outcome } from './afterwards.ts';
import * as organising from './organising.ts';
import { acceptedBy, authorsInOrder, inOrder, mean, scored, type Score, type Scored } from './reckoning.ts';
import * as story from './story.ts';

async function standing(page: Page): Promise<string[][]> {
  const rows = await page.getByRole('group', { name: 'A legjobb szerző' }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('td').allTextContents()).slice(0, 4).map((text) => text.trim())),
  );
}

function expectedStanding(
  accepted: readonly Scored[],
  has: (title: string) => number,
  nameOf: (username: string) => string,
): string[][] {
  const authors = authorsInOrder(accepted, has);
  const top = authors[0];
  const isTop = (one: (typeof authors)[number]) =>
    one.accepted === top?.accepted && one.sum === top.sum && one.awards === top.awards;
  return authors.map((one) => [
    `${nameOf(one.author)}${isTop(one) ? ' javasolt' : ''}`,
    String(one.accepted),
    one.written,
    String(one.awards),
  ]);
}

async function confirmAsChair(page: Page, id: number): Promise<void> {
  await page.goto(`/jury/${id}`);
  await page.getByRole('button', { name: 'Megerősítem' }).click();
  await page.getByText('Megerősítetted:', { exact: false }).waitFor();
}

/**
 * Gives the awards in the order of the marks; the second place is vacant once its photo is disqualified, and given anew.
 * @returns titles of the photos that have each award in the end, and of the best author the username
 */
export async function giveAwards(
  admin: Page,
  chair: Page,
  { id, facts, lines, nameOf }: Omit<Outcome, 'winners'>,
): Promise<Map<string, string[]>> {
  let accepted = acceptedBy(scored(facts), lines);
  const [gold, silver, mention, grand, choice, best] = story.prizes as [
    story.Prize,
    story.Prize,
    story.Prize,
    story.Prize,
    story.Prize,
    story.Prize,
  ];
  const inCategory = (type: string) => inOrder(accepted).filter((photo) => photo.type === type);
  const [first, second, third, fourth] = inCategory('colour').map(({ title }) => title) as [
    string,
    string,
    string,
    string,
  ];
  expect(second).toBe(story.disqualified);
  const tile = ({ title, score }: Scored) => `${title}${mean(score)} (összesen ${score.sum} pont)`;
  for (const [award, winners] of [
    [gold, [first]],
    [silver, [second]],
    [mention, [third, fourth]],
    [grand, [inCategory('mono')[0]?.title ?? '']],
    [choice, [story.choice]],
  ] as const) {
    await organising.openAward(admin, award);
    // In the order of the marks, with the sum and the mean of each.
    const expected = story.categories
      .filter(({ code }) => award.type === null || code === award.type)
      .flatMap(({ code, title }) =>
        inCategory(code).map((photo) => `${tile(photo)}${award.type === null ? ` · ${title}` : ''}`),
      );
    await expect
      .poll(
        async () =>
          (await organising.tilesOf(admin).allTextContents()).map((text) =>
            text.replace(/(Övé a díj|Ennek a .*)$/, ''),
          ),
        patient,
      )
      .toEqual(expected);
    for (const winner of winners) await organising.giveByKey(admin, winner);
  }
  const has = (title: string) =>
    [first, second, third, fourth, inCategory('mono')[0]?.title, story.choice].filter((one) => one === title).length;
  await organising.openAward(admin, best);
  await expect.poll(() => standing(admin), patient).toEqual(expectedStanding(accepted, has, nameOf));
  await admin
    .getByRole('button', { name: `Odaadom: ${nameOf(authorsInOrder(accepted, has)[0]?.author ?? '')}` })
    .click();
  await admin.getByText('Övé a díj').waitFor();

  await confirmAsChair(chair, id);
  await admin.reload();
  await admin.getByText('Az elnök megerősítette', { exact: false }).waitFor();

  await organising.disqualify(admin, id, story.disqualified);
  accepted = acceptedBy(scored({ ...facts, hidden: [story.disqualified] }), lines);
  await admin.goto(`/admin/competition/${id}?awards`);
  await admin.getByText('A díj gazdátlan', { exact: false }).waitFor();
  const awarded = new Set([first, third, fourth, inCategory('mono')[0]?.title]);
  const next = inCategory('colour').filter(({ title }) => !awarded.has(title));
  const offers = admin.getByRole('button', { name: /^Odaadom: / });
  await expect.poll(async () => (await offers.all()).length, patient).toBe(next.length);
  expect(await Promise.all((await offers.all()).map((one) => one.getAttribute('aria-label')))).toEqual(
    next.map(({ title }) => `Odaadom: ${title}`),
  );
  await admin.getByText(`${next[0]?.title} (${mean(next[0]?.score as Score)})`).waitFor();
  await offers.first().click();
  await admin.getByText('A díj gazdátlan', { exact: false }).waitFor({ state: 'detached' });
  await admin.getByText('Az elnök még nem erősítette meg', { exact: false }).waitFor();
  await confirmAsChair(chair, id);
  return new Map([
    [gold.title, [first]],
    [silver.title, [next[0]?.title ?? '']],
    [mention.title, [third, fourth]],
    [grand.title, [inCategory('mono')[0]?.title ?? '']],
    [choice.title, [story.choice]],
    [best.title, [authorsInOrder(accepted, has)[0]?.author ?? '']],
  ]);
}
