/** Pages backwards are those forwards from behind, and cost the same (docs/product.md §9). */
import type { components } from '@photo-competition/schema/rest';
import fc from 'fast-check';
import { copyImages } from '../../testing/imageCopies.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService, until } from '../../testing/service.ts';

type Schemas = components['schemas'];
type Page = Schemas['MinimalImagePage'];

/** Images of which ten each were entered at the same instant, with few different numbers of votes. */
const copies = (service: TestService, first: number, many: number) =>
  copyImages(
    service,
    `'id', ${first} + n, 'voter_key', gen_random_uuid(), 'slot', 1,
      'type_code', case when n % 3 = 0 then 'mono' else 'colour' end, 'original_key', 'copy-' || (${first} + n),
      'random_place', floor(random() * 2147483647)::int, 'created_at', i.created_at + n % 25 * interval '1 second'`,
    `image i, generate_series(1, ${many}) n where i.id = (select min(id) from image)`,
  );
const tallies = `
  insert into image_tally (image_id, competition_id, vote_count)
    select id, competition_id, id % 4 from image where original_key like 'copy-%'`;

/** Every list that a competition has: who reads it, when, and how. */
const lists = [
  ['the shuffle while authors are hidden', 'VOTING', 'visitor', 'sort=createdAt'],
  ['the order of entering, of a category', 'ENDED', 'visitor', 'sort=createdAt&type=mono'],
  ['the fair order', 'VOTING', 'anna', 'sort=fair'],
  ['the fair order of somebody else, of a category', 'VOTING', 'bela', 'sort=fair&type=colour'],
  ['the ranking', 'ENDED', 'visitor', 'sort=rank'],
  ['the ranking of a category', 'ENDED', 'visitor', 'sort=rank&type=mono'],
  // Last, since what is to go from it is deleted.
  ['the order of entering', 'VOTING', 'admin', 'sort=createdAt'],
] as const;

type Reader = (typeof lists)[number][2];
type Stage = (typeof lists)[number][1];

describe('pages backwards', () => {
  let service: TestService;
  let admin: string;
  let people: Record<'anna' | 'bela', Person>;
  let competition: Schemas['AdminCompetition'];
  beforeAll(async () => {
    service = await TestService.start(engine, {}, { draws: 'random' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    people = { anna: await join(service, 'anna'), bela: await join(service, 'bela') };
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    await upload(
      service,
      people.anna,
      competition.id,
      'colour-1',
      await jpegPhoto({ width: 400, height: 300, seed: 1 }),
    );
    await copies(service, 1000, 249);
    await service.query(tallies);
  });
  afterAll(() => service.stop());
  beforeEach(async () => void (await service.query(`update image set moderation = 'APPROVED'`)));

  const at = (stage: Stage) =>
    service.setClock(stage === 'ENDED' ? new Date(Date.parse(competition.award) + 1000) : within(competition, stage));
  const tokenOf = (reader: Reader) =>
    reader === 'visitor' ? {} : { token: reader === 'admin' ? admin : people[reader].token };
  const ask = (reader: Reader, query: string) =>
    service.ask<Page>('GET', `/api/competition/minimal/${competition.id}?${query}`, tokenOf(reader));
  const page = async (reader: Reader, query: string): Promise<Page> => {
    const { status, body } = await ask(reader, query);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const idsOf = ({ content }: Page) => content.map(({ id }) => id);
  const after = (cursor: string | null) => `&after=${encodeURIComponent(cursor ?? '')}`;
  const before = (cursor: string | null) => `&before=${encodeURIComponent(cursor ?? '')}`;
  /** Takes images out of a list; administrators see hidden ones as well. */
  const remove = (reader: Reader, ids: readonly number[]) =>
    service.query(
      `${reader === 'admin' ? 'delete from image' : `update image set moderation = 'PENDING'`} where id in (${ids.join()})`,
    );

  /** Walks a list to its end. */
  async function forwards(reader: Reader, query: string, size = 7): Promise<Page[]> {
    const pages = [await page(reader, `${query}&size=${size}&cursors=true`)];
    for (let last = pages[0]; last?.more; last = pages.at(-1))
      pages.push(await page(reader, `${query}&size=${size}&cursors=true${after(last.next)}`));
    return pages;
  }

  /** Walks a list to its beginning, from before a cursor or from its end. @returns the pages in the order of the list */
  async function backwards(reader: Reader, query: string, from: string | null, size = 7): Promise<Page[]> {
    const pages = [await page(reader, `${query}&size=${size}&backwards=true&cursors=true${from ? before(from) : ''}`)];
    for (let first = pages[0]; first?.earlier; first = pages[0])
      pages.unshift(await page(reader, `${query}&size=${size}&backwards=true&cursors=true${before(first.previous)}`));
    return pages;
  }

  test('of a ranking go on where the image of the cursor stood that is in it no more', async () => {
    at('ENDED');
    const [one, two, three] = await forwards('visitor', 'sort=rank', 5);
    const all = [one, two, three].flatMap((found) => idsOf(found as Page));
    const path = `/api/competition/moderate/image/${all[7] ?? 0}/DISQUALIFIED`;
    await service.ask('PUT', path, { token: admin, json: { reason: 'A copy' } });
    const isCounted = async () => (await page('visitor', 'sort=rank')).totalElements !== one?.totalElements;
    await until('the ranking without it', isCounted);
    const rest = await page('visitor', `sort=rank&size=100&backwards=true${before(two?.cursors?.[2] ?? '')}`);
    expect(idsOf(rest)).toEqual(all.slice(0, 7));
    expect(rest).toMatchObject({ more: true, earlier: false });
    await service.ask('PUT', path.replace('DISQUALIFIED', 'APPROVED'), { token: admin, json: {} });
  });

  describe.each(lists)('in %s', (_, stage, reader, query) => {
    beforeEach(() => at(stage));

    test('are those forwards from behind', async () => {
      const there = await forwards(reader, query);
      const all = there.flatMap(idsOf);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(there[0]?.totalElements ?? 0);
      expect(all.length).toBeGreaterThan(80);
      expect(there.map(({ earlier }) => earlier)).toEqual(there.map((_page, i) => i > 0));
      const end = there.at(-1);
      const back = await backwards(reader, query, end?.next ?? null);
      expect(back.flatMap(idsOf)).toEqual(all.slice(0, -1));
      expect(back.map(({ more }) => more)).toEqual(back.map(() => true));
      expect(back.slice(1).map((one) => idsOf(one).length)).toEqual(back.slice(1).map(() => 7));
    });

    test('begin at the end without a cursor, and their cursors lead forwards again', async () => {
      const all = (await forwards(reader, query, 100)).flatMap(idsOf);
      const back = await backwards(reader, query, null, 100);
      const walked = back.flatMap(idsOf);
      expect([...walked].sort()).toEqual([...all].sort());
      expect(back.at(-1)?.more).toBe(false);
      // Votes do not move meanwhile, so that the walk from the end is the one from the beginning.
      expect(walked).toEqual(all);
      const late = back.at(-1);
      const again = await page(reader, `${query}&size=100${after(late?.cursors?.[10] ?? '')}`);
      // In the fair order a page forwards shows by their votes as many as it holds: the same images, not in the same order.
      const order = (ids: number[]) => (query.startsWith('sort=fair') ? [...ids].sort() : ids);
      expect(order(idsOf(again))).toEqual(order(idsOf(late as Page).slice(11)));
      expect(again).toMatchObject({ more: false, earlier: true });
    });

    test('between two cursors hold what lies between them', async () => {
      const [one] = await forwards(reader, query, 100);
      const [ids, cursors] = [idsOf(one as Page), one?.cursors ?? []];
      await fc.assert(
        fc.asyncProperty(
          fc.nat(70),
          fc.nat(70),
          fc.integer({ min: 1, max: 60 }),
          fc.boolean(),
          async (a, b, size, isBack) => {
            const asked = `${query}&size=${size}&backwards=${isBack}${after(cursors[a] ?? '')}${before(cursors[b] ?? '')}`;
            const part = ids.slice(a + 1, Math.max(a + 1, b));
            const found = await page(reader, asked);
            expect(idsOf(found)).toEqual(isBack ? part.slice(-size) : part.slice(0, size));
            expect([found.earlier, found.more]).toEqual([true, true]);
          },
        ),
        { seed: 20261128, numRuns: 12 },
      );
    });

    test('bring nothing twice and lose nothing that stays, whatever goes meanwhile', async () => {
      const there = await forwards(reader, query);
      const stayed = new Set(there.flatMap(idsOf));
      const seen: number[] = [];
      let [cursor, turn] = [there.at(-1)?.next ?? null, 0];
      for (let isMore = true; isMore; turn++) {
        const found = await page(reader, `${query}&size=7&backwards=true${before(cursor)}`);
        seen.unshift(...idsOf(found));
        [cursor, isMore] = [found.previous ?? cursor, found.earlier];
        // Those that go: the first one of the page, whose cursor is gone on with, and others before and behind.
        const gone = turn % 3 === 0 ? [...idsOf(found).slice(0, 1), 1000 + turn, 1200 - turn] : [];
        if (gone.length) await remove(reader, gone);
        gone.forEach((id) => stayed.delete(id));
      }
      expect(new Set(seen).size).toBe(seen.length);
      const [end] = there.flatMap(idsOf).slice(-1);
      expect([...stayed].filter((id) => !seen.includes(id) && id !== end)).toEqual([]);
    });

    test('know that nothing is before them any more', async () => {
      const [one, two] = await forwards(reader, query, 5);
      await remove(reader, idsOf(one as Page));
      const rest = await page(reader, `${query}&size=5${after(one?.next ?? null)}`);
      expect(rest.earlier).toBe(false);
      expect(await page(reader, `${query}&size=5&backwards=true${before(two?.previous ?? null)}`)).toMatchObject({
        content: [],
        earlier: false,
        more: true,
        next: null,
        previous: null,
      });
    });
  });

  test('meet what is entered meanwhile before them, once', async () => {
    at('VOTING');
    const end = await page('admin', 'size=7&backwards=true');
    await copies(service, 3000, 3);
    const [{ n } = { n: 0 }] = await service.query<{ n: number }>('select count(*)::int as n from image');
    const rest = await backwards('admin', 'sort=createdAt', end.previous);
    const all = [...rest.flatMap(idsOf), ...idsOf(end)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(n);
    await service.query('delete from image where id > 3000');
  });

  test('are refused with a cursor of another list, beside a page, and with what is no cursor', async () => {
    at('VOTING');
    const fair = await page('anna', 'size=5&sort=fair');
    const created = await page('anna', 'size=5');
    const refused = async (query: string, field: string, code: string) => {
      const { status, body } = await ask('anna', query);
      expect([status, (body as unknown as Schemas['Problem']).errors?.[0]]).toMatchObject([422, { field, code }]);
    };
    await refused(`sort=createdAt${before(fair.next)}`, 'before', 'UNKNOWN_CURSOR');
    await refused(`sort=fair&backwards=true${before(created.next)}`, 'before', 'UNKNOWN_CURSOR');
    await refused(`sort=fair${after(fair.next)}${before(created.next)}`, 'before', 'UNKNOWN_CURSOR');
    await refused('before=x', 'before', 'UNKNOWN_CURSOR');
    await refused(`page=1${before(created.next)}`, 'before', 'PAGE_AND_CURSOR');
    await refused('page=1&backwards=true', 'backwards', 'PAGE_AND_CURSOR');
    expect((await ask('anna', 'size=101&backwards=true')).status).toBe(422);
  });
});
