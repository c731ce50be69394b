/** While authors are hidden, nothing that a visitor reads puts the entries of one hand together (docs/product.md §3). */
import type { components } from '@photo-competition/schema/rest';
import { imageColumns } from '../../testing/imageCopies.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const hands = 60;
const entriesOfHand = 4;
const entries = hands * entriesOfHand;

/**
 * Neighbours of the same hand in an order: about three of 239 by chance. More than twenty come about by chance once in some
 * 10¹⁰ runs; the order of entering has 180.
 */
const mostByChance = 20;

/** Everyone enters four photos within a minute, one person after the other; ids and places are the database's own. */
const entering = (columns: string) => `
  insert into image (id, ${columns})
  select free_image_id(), ${columns} from (
    select n, (jsonb_populate_record(i, jsonb_build_object('voter_key', md5('hand ' || (n - 1) / ${entriesOfHand})::uuid,
      'slot', 1 + (n - 1) % ${entriesOfHand}, 'title', 'Photo', 'original_key', 'copy-' || n, 'version', md5(random()::text),
      'created_at', i.created_at + n * interval '7 seconds', 'updated_at', i.created_at + n * interval '7 seconds'))).*
    from image i, generate_series(1, ${entries}) n where i.original_key not like 'copy-%') copies order by n`;

/** A leaf of an answer, as something that can be put in order. */
type Leaf = string | number | boolean | null;

/** The leaves of an answer by their paths; a list is one leaf. */
function leavesOf(value: unknown, path = ''): [string, Leaf][] {
  if (Array.isArray(value)) return [[path, JSON.stringify(value)]];
  if (typeof value !== 'object' || value === null) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}

describe('the entries of one hand', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let competition: Schemas['AdminCompetition'];
  let handOf: Map<number, string>;
  let entered: number[];
  let own: Schemas['Image'];
  beforeAll(async () => {
    service = await TestService.start(engine, {}, { draws: 'random' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    anna = await join(service, 'anna');
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300, seed: 1 });
    own = (await upload(service, anna, competition.id, 'colour-1', photo)).body;
    const columns = (await imageColumns(service)).filter((name) => name !== 'id' && name !== 'random_place');
    await service.query(entering(columns.join(', ')));
    await service.query(`insert into image_tally (image_id, competition_id)
      select id, competition_id from image where id <> ${own.id}`);
    const rows = await service.query<{ id: number; hand: string }>(
      `select id, voter_key::text as hand from image where id <> ${own.id} order by created_at`,
    );
    handOf = new Map(rows.map(({ id, hand }) => [id, hand]));
    entered = rows.map(({ id }) => id);
  });
  afterAll(() => service.stop());

  const neighboursOfOneHand = (order: readonly number[]): number =>
    order.filter((id, i) => i > 0 && handOf.get(id) === handOf.get(order[i - 1] ?? 0)).length;

  const ask = async <T>(path: string, token?: string) => {
    const { status, body } = await service.ask<T>('GET', `/api/competition/${path}`, token ? { token } : {});
    expect(status).toBe(200);
    return body;
  };
  async function listed(list: 'minimal' | 'paged', query = '', token?: string): Promise<Schemas['MinimalImage'][]> {
    const found: Schemas['MinimalImage'][] = [];
    let cursor = '';
    for (;;) {
      const page = await ask<Schemas['MinimalImagePage']>(
        `${list}/${competition.id}?size=100&cursors=true${query}${cursor}`,
        token,
      );
      found.push(...page.content);
      if (!page.more) return found;
      cursor = `&after=${page.next ?? ''}`;
    }
  }

  test('could be put together by the order of entering, were that known', () => {
    expect(neighboursOfOneHand(entered)).toBe(hands * (entriesOfHand - 1));
  });

  test.each(['VOTING', 'AWARD'] as const)('cannot be put together during %s', async (phase) => {
    service.setClock(within(competition, phase));
    const minimal = await listed('minimal');
    const facts = new Map<string, Map<number, Leaf>>();
    const note = (source: string, id: number, value: unknown) => {
      for (const [path, leaf] of leavesOf(value)) {
        const name = `${source}${path}`;
        facts.set(name, (facts.get(name) ?? new Map<number, Leaf>()).set(id, leaf));
      }
    };
    for (const image of minimal) note('minimal', image.id, image);
    for (const image of await listed('paged')) note('paged', image.id, image);
    for (const { id, version } of minimal) {
      note('image', id, await ask<Schemas['Image']>(`image/${id}`));
      const { headers } = await service.raw('HEAD', `/api/competition/image/${id}/thumb?v=${version}`, { headers: {} });
      note('thumb', id, Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))));
    }
    expect(facts.size).toBeGreaterThan(40);
    const order = minimal.map(({ id }) => id);
    expect(order).toHaveLength(entries + 1);
    const orders = new Map<string, number[]>([
      ['the list', order],
      ['the fair order', (await listed('minimal', '&sort=fair', anna.token)).map(({ id }) => id)],
    ]);
    for (const [name, values] of facts) {
      const rank = new Map(
        [...new Set(values.values())]
          .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1))
          .map((leaf, i) => [leaf, i]),
      );
      if (rank.size > 1)
        orders.set(
          name,
          order.toSorted((a, b) => (rank.get(values.get(a) ?? null) ?? 0) - (rank.get(values.get(b) ?? null) ?? 0)),
        );
    }
    expect([...orders.keys()]).toEqual(expect.arrayContaining(['minimal.id', 'image.nextId', 'thumb.etag']));
    const telling = [...orders].filter(([, ids]) => neighboursOfOneHand(ids) > mostByChance);
    expect(telling.map(([name]) => name)).toEqual([]);
    expect(new Set(minimal.map(({ createdAt }) => createdAt))).toEqual(new Set([competition.votingStart]));
  });

  test('are told with their times to their owner and to administrators, and lists stay in the order of createdAt', async () => {
    service.setClock(within(competition, 'VOTING'));
    const { createdAt } = await ask<Schemas['Image']>(`image/${own.id}`, anna.token);
    expect(createdAt).toBe(own.createdAt);
    expect((await ask<Schemas['Image']>(`image/${own.id}`)).createdAt).toBe(competition.votingStart);
    const [entry] = await ask<Schemas['Image'][]>(`user-image/${competition.id}`, anna.token);
    expect(entry?.createdAt).toBe(own.createdAt);
    const isSorted = (images: Schemas['MinimalImage'][]) => {
      const times = images.map(({ createdAt: at }) => at);
      expect(times).toEqual([...times].sort());
    };
    isSorted(await listed('minimal', '', anna.token));
    const all = await listed('minimal', '', admin);
    isSorted(all);
    expect(all.map(({ id }) => id)).toEqual([own.id, ...entered]);
  });

  test('neighbours of an image are those of the list', async () => {
    service.setClock(within(competition, 'VOTING'));
    for (const token of [undefined, admin]) {
      const order = (await listed('minimal', '', token)).map(({ id }) => id);
      for (const at of [0, 17, order.length - 1]) {
        const { previousId, nextId } = await ask<Schemas['Image']>(`image/${order[at] ?? 0}`, token);
        expect([previousId, nextId]).toEqual([order[at - 1] ?? null, order[at + 1] ?? null]);
      }
    }
  });

  test('are in the order of entering, with its times, once authors are public', async () => {
    service.setClock(within(competition, 'VOTING'));
    const page = await ask<Schemas['MinimalImagePage']>(`minimal/${competition.id}?size=5`);
    service.setClock(within(competition, 'ENDED'));
    const all = await listed('minimal');
    expect(all.map(({ id }) => id)).toEqual([own.id, ...entered]);
    expect(new Set(all.map(({ createdAt }) => createdAt)).size).toBe(entries + 1);
    const { status } = await service.ask('GET', `/api/competition/minimal/${competition.id}?after=${page.next ?? ''}`);
    expect(status).toBe(422);
  });
});

describe('ids of images', () => {
  test('are random numbers of 31 bits, each given once', async () => {
    const service = await TestService.start(engine, {}, { draws: 'random' });
    try {
      const ids = (
        await service.query<{ id: number }>('select free_image_id() as id from generate_series(1, 300)')
      ).map(({ id }) => id);
      expect(new Set(ids).size).toBe(300);
      expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true);
      const rising = ids.filter((id, i) => i > 0 && id > (ids[i - 1] ?? 0)).length;
      expect(rising).toBeGreaterThan(90);
      expect(rising).toBeLessThan(210);
    } finally {
      await service.stop();
    }
  });
});
