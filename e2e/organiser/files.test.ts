import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { countCalls } from '../product/countingProxy.ts';
import { rowsOf } from '../product/csv.ts';
import { download, startDownload } from '../product/download.ts';
import { workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { freePort } from '../product/product.ts';
import { wordsOf } from '../product/words.ts';

const apiPort = await freePort();
const proxy = await countCalls(apiPort);
afterAll(async () => {
  await proxy.close();
});

/** Texts that a table must quote, or that a spreadsheet would take for a formula. */
const titles = ['Light, "shadow"; dusk', '=SUM(1)', 'Third'] as const;
let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(
  async ({ product, admin }) => {
    competition = await announce(product, admin);
    const people: Person[] = [];
    for (const name of ['anna', 'bela', 'cili', 'dora']) people.push(await join(product, name));
    const [anna, bela, , dora] = people as [Person, Person, Person, Person];
    product.setClock(within(competition, 'UPLOADING'));
    const images: number[] = [];
    for (const [n, title] of titles.entries()) {
      const author = people[n] as Person;
      const { body } = await upload(product, author, competition.id, 'colour-1', await plainPhoto(n), title);
      images.push(body.id);
    }
    images.push((await upload(product, anna, competition.id, 'mono-1', await plainPhoto(9), 'Fourth')).body.id);
    product.setClock(within(competition, 'VOTING'));
    // Dora has no photo: a vote is all that puts her among the people.
    for (const [n, id] of images.entries()) await vote(product, dora, id, (n % 5) + 1);
    await vote(product, bela, images[0] ?? 0, 5);
    const comment = 'So much light,\nand "dusk"';
    await rest(product, bela, 'POST', `/api/competition/comment/${images[0]}`, { comment });
    product.setClock(within(competition, 'ENDED'));
  },
  { apiPort, gatewayEnvironment: { REST_API_URL: proxy.url } },
);

/** Reads the database beside the service. */
const select = <Row extends object>(statement: string): Promise<Row[]> =>
  place.product.query<Row>(statement, [competition.id]);

/** A value of the database as a cell has it. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}
const cells = (row: object): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]));

interface Image {
  imageId: number;
  owner: string;
  type: string;
  moderation: string;
}

const images = () =>
  select<Image>(`select image.id as "imageId", image.voter_key as owner, type_code as type, slot, title, description,
    username, last_name as "lastName", first_name as "firstName", email, moderation, moderation_reason as "moderationReason",
    (select count(*)::int from vote where image_id = image.id) as votes, width, height, original_format as format, original_bytes as bytes, sha256, camera, lens,
    focal_length as "focalLength", aperture, shutter, iso, taken_at as "takenAt",
    image.created_at as "createdAt", image.updated_at as "updatedAt"
    from image left join account using (voter_key) where competition_id = $1 order by image.id`);
const votes = () =>
  select<{ imageId: number; voter: string; type: string; point: number }>(`select image_id as "imageId",
    vote.voter_key as voter, type_code as type, point from vote join image on image.id = image_id where competition_id = $1`);
const comments = () =>
  select<{ accountId: number; text: string }>(
    `select account_id as "accountId", text from comment where competition_id = $1`,
  );
const accounts = () =>
  select<{
    accountId: number;
    key: string;
  }>(`select id as "accountId", voter_key as key, username, last_name as "lastName",
    first_name as "firstName", email, locale, enabled from account where $1 > 0 order by id`);

/** People who have done something, counted by hand. */
async function people(): Promise<Record<string, string>[]> {
  const [all, entered, cast, written] = await Promise.all([accounts(), images(), votes(), comments()]);
  return all
    .map(({ key, ...account }) => {
      const own = entered.filter(({ owner }) => owner === key);
      return cells({
        ...account,
        entries: own.length,
        approvedEntries: own.filter(({ moderation }) => moderation === 'APPROVED').length,
        comments: written.filter(({ accountId }) => accountId === account.accountId).length,
        votes: cast.filter(({ voter }) => voter === key).length,
      });
    })
    .filter((row) => row['entries'] !== '0' || row['comments'] !== '0' || row['votes'] !== '0');
}

const hashed = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The photos of an archive by what they are made of. */
const packedIn = (archive: Buffer): string[] =>
  Object.entries(unzipSync(new Uint8Array(archive)))
    .flatMap(([name, bytes]) => (name.endsWith('.csv') ? [] : [hashed(bytes)]))
    .sort();

describe.skipIf(!browserProgram).each(phone)('the files of a competition, on %s', (_, width, height) => {
  const locale = 'hu';
  const open = async () => {
    const opened = await place.open(width, height, locale);
    const words = await wordsOf('adminCompetitions', locale);
    return { ...opened, words, csvOf: (table: string) => words('files.csvOf', { table: words(`files.${table}`) }) };
  };
  async function toFiles(page: Page): Promise<void> {
    await page.goto(`/admin/competition/${competition.id}?tab=files`);
    await heading(page, competition.title[locale]);
  }

  test('say what the database holds', async () => {
    const { page, context, complaints, csvOf } = await open();
    await toFiles(page);
    const entries = rowsOf(await download(page, csvOf('entries')));
    expect(entries).toEqual((await images()).map(({ owner: _owner, ...row }) => cells(row)));
    // By their ids, which are random.
    expect(entries.map((row) => row['title']).sort()).toEqual([titles[0], "'=SUM(1)", titles[2], 'Fourth'].sort());

    const persons = rowsOf(await download(page, csvOf('people')));
    expect(persons).toEqual(await people());
    expect(persons.map(({ username, votes: cast }) => [username, cast])).toEqual([
      ['anna', '0'],
      ['bela', '1'],
      ['cili', '0'],
      ['dora', '4'],
    ]);

    const order = (rows: Record<string, string>[]) => rows.map((row) => JSON.stringify(row)).sort();
    const ballots = (await votes()).map(({ imageId, type, point }) => cells({ imageId, type, point }));
    expect(order(rowsOf(await download(page, csvOf('votes'))))).toEqual(order(ballots));
    expect(ballots).toHaveLength(5);

    const said = rowsOf(await download(page, csvOf('comments')));
    expect(said.map(({ text }) => text)).toEqual((await comments()).map(({ text }) => text));

    // The end of voting was moved since the page was drawn: told on the page, and nothing opens beside it.
    place.product.setClock(within(competition, 'VOTING'));
    await page.getByRole('button', { name: csvOf('votes'), exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(context.pages()).toHaveLength(1);
    place.product.setClock(within(competition, 'ENDED'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('go on coming when their page is left, whether they are being made or are on their way', async () => {
    const { page, context, complaints, words } = await open();
    const stored = (await select<{ sha256: string }>('select sha256 from image where competition_id = $1'))
      .map(({ sha256 }) => sha256)
      .sort();
    // Being made: nothing of it has come.
    await toFiles(page);
    const making = proxy.hold('/originals', 0);
    const made = await startDownload(page, words('files.originalsZip'));
    await making.reached;
    await page.goto('/admin/users');
    await page.getByRole('heading', { level: 1 }).waitFor();
    making.release();
    expect(packedIn(readFileSync(await (await made.started).path()))).toEqual(stored);

    // On its way: the page is closed in the middle of it.
    await toFiles(page);
    const coming = proxy.hold('/originals', 50);
    const come = await startDownload(page, words('files.originalsZip'));
    await coming.reached;
    const started = await come.started;
    await page.close();
    coming.release();
    expect(packedIn(readFileSync(await started.path()))).toEqual(stored);
    expect(await started.failure()).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
