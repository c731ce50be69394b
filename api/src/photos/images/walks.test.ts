/** A reader of a list from cursor to cursor meets each image once, whatever happens meanwhile (docs/product.md §4). */
import type { components } from '@photo-competition/schema/rest';
import fc from 'fast-check';
import { copyImages } from '../../testing/imageCopies.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];
type Page = Schemas['MinimalImagePage'];

/** More than a walk shows by their votes: the shuffle that follows is walked, too. */
const many = 180;

const copies = (service: TestService) =>
  copyImages(
    service,
    `'id', 1000 + n, 'voter_key', gen_random_uuid(), 'slot', 1,
      'type_code', case when n % 3 = 0 then 'mono' else 'colour' end, 'original_key', 'copy-' || n,
      'random_place', floor(random() * 2147483647)::int, 'created_at', i.created_at + n % 50 * interval '1 second'`,
    `image i, generate_series(1, ${many}) n`,
  );
const tallies = `
  insert into image_tally (image_id, competition_id, vote_count)
    select id, competition_id, id % 4 from image where original_key like 'copy-%'`;

/** A change between two pages. */
type Event = { kind: 'vote' | 'withdraw' | 'hide' | 'show'; pick: number };

const events = fc.array(
  fc.record({
    kind: fc.constantFrom<Event['kind']>('vote', 'vote', 'vote', 'withdraw', 'hide', 'show'),
    pick: fc.nat(),
  }),
  { maxLength: 12 },
);
const walks = fc.record({
  sizes: fc.array(fc.constantFrom(1, 5, 24, 37, 100), { minLength: 1, maxLength: 4 }),
  between: fc.array(events, { minLength: 1, maxLength: 6 }),
  sort: fc.constantFrom('fair', 'fair', 'createdAt'),
  type: fc.constantFrom('', '&type=mono', '&type=colour'),
});

describe('walks through a list', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  beforeAll(async () => {
    service = await TestService.start(engine, {}, { draws: 'random' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    await upload(service, anna, competition.id, 'colour-1', await jpegPhoto({ width: 400, height: 300, seed: 1 }));
    await copies(service);
    await service.query(tallies);
    service.setClock(within(competition, 'VOTING'));
  });
  afterAll(() => service.stop());

  const read = (token: string | undefined, query: string, list = 'minimal') =>
    service.ask<Page>('GET', `/api/competition/${list}/${competition.id}?${query}`, token ? { token } : {});
  const page = async (token: string | undefined, query: string): Promise<Page> => {
    const { status, body } = await read(token, query);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const next = ({ next: cursor }: Page) => `&after=${encodeURIComponent(cursor ?? '')}`;

  async function visible(): Promise<{ id: number; type_code: string }[]> {
    return service.query(`select id, type_code from image where moderation = 'APPROVED' order by id`);
  }

  async function happen({ kind, pick }: Event, shown: readonly number[]): Promise<void> {
    const all = await service.query<{ id: number }>('select id from image order by id');
    const any = all[pick % all.length]?.id ?? 0;
    // Others vote for anything, and the walker for what was shown.
    const id = pick % 2 === 0 && shown.length ? (shown[pick % shown.length] ?? any) : any;
    if (kind === 'hide' || kind === 'show')
      return void (await service.ask(
        'PUT',
        `/api/competition/moderate/image/${any}/${kind === 'hide' ? 'PENDING' : 'APPROVED'}`,
        {
          token: admin,
          json: {},
        },
      ));
    const point = kind === 'vote' ? 1 + (pick % 5) : null;
    for (const { token } of [anna, bela])
      await service.ask('POST', '/api/competition/vote', { token, json: { imageId: id, point } });
  }

  test('meet each image once, and none is lost that stays visible', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ sizes, between, sort, type }) => {
        await service.query(`update image set moderation = case when id % 9 = 0 then 'PENDING' else 'APPROVED' end`);
        const isOfType = ({ type_code: code }: { type_code: string }) => type === '' || type.endsWith(code);
        let stayed = (await visible()).filter(isOfType).map(({ id }) => id);
        const seen: number[] = [];
        let cursor = '';
        for (let turn = 0; ; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          const body = await page(anna.token, `size=${size}&sort=${sort}${type}${cursor}`);
          seen.push(...body.content.map(({ id }) => id));
          if (!body.more) break;
          expect(body.content).toHaveLength(size);
          cursor = next(body);
          for (const event of between[turn % between.length] ?? []) await happen(event, seen);
          const now = new Set((await visible()).map(({ id }) => id));
          stayed = stayed.filter((id) => now.has(id));
        }
        expect(seen).toHaveLength(new Set(seen).size);
        expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
      }),
      { seed: 20261127, numRuns: Number(process.env['WALK_RUNS'] ?? 12) },
    );
  });

  test('in the fair order show the fewest votes first, as they are at each page', async () => {
    await service.query(`update image set moderation = 'APPROVED'`);
    const votes = async () =>
      new Map(
        (await service.query<{ image_id: number; n: number }>('select image_id, vote_count as n from image_tally')).map(
          ({ image_id: id, n }) => [id, n],
        ),
      );
    const before = await votes();
    const first = await page(anna.token, 'size=30&sort=fair');
    const levels = first.content.map(({ id }) => before.get(id) ?? 0);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    const seen = first.content.map(({ id }) => id);
    const rest = [...before.keys()].filter((id) => !seen.includes(id));
    // An image that has fallen behind comes at once.
    const [fallen = 0] = rest.filter((id) => before.get(id) === 3);
    await service.query(`update image_tally set vote_count = 0 where image_id = ${fallen}`);
    const second = await page(anna.token, `size=30&sort=fair${next(first)}`);
    const after = await votes();
    const later = second.content.map(({ id }) => after.get(id) ?? 0);
    expect(later).toEqual([...later].sort((a, b) => a - b));
    expect(second.content.map(({ id }) => id)).toContain(fallen);
    expect(second.content.filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  test('can be gone on with from any of its images', async () => {
    for (const query of ['size=40&sort=fair', 'size=100&sort=fair', 'size=40&sort=createdAt']) {
      const start = await page(anna.token, query);
      const from = query.includes('size=100') ? await page(anna.token, `${query}${next(start)}`) : start;
      const at = from === start ? '' : next(start);
      const { content, cursors } = await page(anna.token, `${query}${at}&cursors=true`);
      expect(cursors).toHaveLength(content.length);
      const rest = await page(anna.token, `${query}&after=${encodeURIComponent(cursors?.[9] ?? '')}`);
      expect(rest.content.slice(0, 20).map(({ id }) => id)).toEqual(content.slice(10, 30).map(({ id }) => id));
    }
  });

  test('are refused with a cursor of another list or order, or beside a page', async () => {
    const fair = await page(anna.token, 'size=5&sort=fair');
    const created = await page(anna.token, 'size=5');
    const refused = async (query: string, code: string) => {
      const { status, body } = await read(anna.token, query);
      expect([status, (body as unknown as Schemas['Problem']).errors?.[0]]).toMatchObject([
        422,
        { field: 'after', code },
      ]);
    };
    await refused(`sort=createdAt${next(fair)}`, 'UNKNOWN_CURSOR');
    await refused(`sort=fair${next(created)}`, 'UNKNOWN_CURSOR');
    await refused(`page=1${next(created)}`, 'PAGE_AND_CURSOR');
    for (const after of ['x', 'OQ', 'cAAAA', `${created.next ?? ''}A`])
      await refused(`after=${after}`, 'UNKNOWN_CURSOR');
    service.setClock(within(competition, 'AWARD'));
    await refused(`sort=fair${next(fair)}`, 'UNKNOWN_CURSOR');
    service.setClock(within(competition, 'VOTING'));
  });
});
