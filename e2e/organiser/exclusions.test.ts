import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, desktop } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, login, rest, upload, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

let people: Person[] = [];
let voters: Person[] = [];
let second: Person;

const place = workplace(
  async ({ product, admin }) => {
    people = await Promise.all(['anna', 'bela'].map((name) => join(product, name)));
    voters = await Promise.all(['dora', 'emil', 'flora', 'gabor', 'hanna'].map((name) => join(product, name)));
    second = await join(product, 'second');
    const { body } = await rest<{ id: number; username: string; version: number }[]>(
      product,
      admin,
      'GET',
      '/api/admin/user/',
    );
    const { id, version } = body.find(({ username }) => username === 'second') ?? { id: 0, version: 0 };
    const profile = {
      email: 'second@example.org',
      firstName: 'Ágnes',
      lastName: 'Second',
      locale: 'hu',
      newsletter: [],
    };
    await rest(product, admin, 'PUT', `/api/admin/user/${id}`, { ...profile, administrator: true, version });
    second = await login(product, 'second', 'second takes photos');
  },
  { environment: { COUNT_JOB_SECONDS: '1' } },
);

/** A competition between voting and award, whose first photo leads by three fives. @returns numbers of these */
async function voted(title: string) {
  const { product, admin } = place;
  product.setClock();
  const competition = await announce(product, admin, { title: { hu: title, en: title } });
  product.setClock(within(competition, 'UPLOADING'));
  const photos: number[] = [];
  for (const [n, person] of people.entries())
    photos.push(
      (await upload(product, person, competition.id, 'colour-1', await plainPhoto(n + 1), `Photo ${n}`)).body.id,
    );
  product.setClock(within(competition, 'VOTING'));
  const ballots: string[] = [];
  for (const [n, voter] of voters.entries()) {
    const { body } = await vote<{ number: string }>(product, voter, photos[0] as number, n < 3 ? 5 : 1);
    if (n < 3) ballots.push(body.number);
    await vote(product, voter, photos[1] as number, 3);
  }
  product.setClock(within(competition, 'AWARD'));
  return { ...competition, photos, ballots };
}

/** Lets the radar have found a circle, which five people are too few for. */
async function withCircle(page: Page, imageId: number): Promise<void> {
  const about = { __typename: 'RadarImage', imageId: String(imageId), title: 'Photo 0', direction: 'HIGHER' };
  const image = { ...about, judged: 3, expectedJudged: 2, unusual: 3, expected: 0.2, mean: 5, others: 1 };
  const rank = { rankBefore: 1, rankAfter: 2, overallRankBefore: 1, overallRankAfter: 2 };
  const circle = {
    __typename: 'RadarCircle',
    name: 'A',
    size: 4,
    common: 3,
    expected: 0.1,
    judged: 2,
    same: 2,
    expectedSame: 2,
    ownImages: 0,
    images: [image],
    effect: [{ __typename: 'RankChange', imageId: String(imageId), title: 'Photo 0', ...rank }],
  };
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { adminCompetition?: { radar?: { state: string } | null } } };
    const radar = answer.data?.adminCompetition?.radar;
    if (radar?.state !== undefined)
      Object.assign(radar, { state: 'READY', computedAt: '2026-06-01T10:00:00.000Z', circles: [circle] });
    await route.fulfill({ response, json: answer });
  });
}

const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES'] === undefined) return;
  mkdirSync(process.env['PICTURES'], { recursive: true });
  await page.screenshot({ path: `${process.env['PICTURES']}/${name}.png`, fullPage: true });
};

describe.skipIf(!browserProgram).each(desktop)('excluded ballots, on %s', (_, width, height) => {
  const locale = 'en';

  test('are proposed, confirmed by another administrator, shown to everyone, and taken back', async () => {
    const { product } = place;
    const title = `Excluded ${width}`;
    const { id, photos, ballots, ...competition } = await voted(title);
    const words = await wordsOf('adminCompetitions', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    await withCircle(page, photos[0] as number);
    const open = async () => {
      await page.goto(`/admin/competition/${id}?tab=integrity`);
      await heading(page, title);
      await page.getByRole('heading', { name: words('exclusions.heading') }).waitFor();
    };
    await open();
    await page.getByRole('button', { name: words('exclusions.openLabel', { title: 'Photo 0' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('They agreed.');
    await axe(page);
    await picture(page, `dialog-${width}`);
    await dialog.getByRole('button', { name: words('exclusions.propose'), exact: true }).click();
    // The radar has not found this circle.
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: /^(Cancel|Mégse)/ }).click();

    const request = { imageId: photos[0], ballots, reason: 'RING', note: 'They agreed.', aloneNote: null };
    const proposed = await rest(product, second, 'POST', `/api/admin/competition/${id}/exclusions`, request);
    expect(proposed.status).toBe(201);
    await open();
    await page.getByText('They agreed.').waitFor();
    await axe(page);
    await picture(page, `proposed-${width}`);
    await page.getByRole('button', { name: words('exclusions.confirm'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: words('exclusions.confirm'), exact: true }).click();
    await page.getByText(words('exclusions.allEffect')).waitFor();
    await axe(page);
    await picture(page, `effective-${width}`);

    product.setClock(within(competition, 'ENDED'));
    const count = await wordsOf('count', locale);
    const recounted = async () => {
      await expect
        .poll(async () => {
          await page.goto(`/competition/${id}/count`);
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          return page.getByRole('region', { name: count('lines.title') }).count();
        }, patient)
        .toBe(1);
      await page.getByText(count('lines.same')).waitFor(patient);
    };
    await recounted();
    const panel = page.getByRole('region', { name: count('excluded.title') });
    await panel.waitFor();
    await expect
      .poll(() => panel.getByRole('row').nth(1).getByRole('cell').allTextContents(), patient)
      .toEqual([...['1', '2', '1', '2']]);
    await page.getByText(count('lines.excluded_other', { count: 3 })).waitFor();
    await axe(page);
    await picture(page, `count-${width}`);

    await open();
    await page.getByRole('button', { name: words('exclusions.revoke'), exact: true }).click();
    await question.getByRole('button', { name: words('exclusions.revoke'), exact: true }).click();
    await page.getByText(words('exclusions.state.REVOKED')).first().waitFor();
    await recounted();
    expect(await panel.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
