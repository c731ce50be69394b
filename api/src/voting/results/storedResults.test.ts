/** Results are computed when they change, stored whole, and read from there (docs/product.md §4). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

interface Computation {
  id: number;
  revision: number;
  state: string;
  images: number;
}

describe('stored results', () => {
  let service: TestService;
  let admin: string;
  let voters: Person[];
  let competition: Schemas['AdminCompetition'];
  let ids: number[];

  const moderate = (id: number, status: string) =>
    service.ask('PUT', `/api/competition/moderate/image/${id}/${status}`, { token: admin, json: { reason: 'Rules' } });
  const page = async (query = 'size=10&sort=rank') =>
    (await service.ask<Schemas['MinimalImagePage']>('GET', `/api/competition/minimal/${competition.id}?${query}`)).body;
  const ranks = async () => (await page()).content.map(({ id, result }) => [id, result?.overallRank]);
  const computations = () =>
    service.query<Computation>('select id, revision, state, images from result_computation order by id');
  const stored = async () => (await computations()).find(({ state }) => state === 'STORED');
  const revision = async () =>
    (
      await service.query<{ n: number }>(`select results_revision as n from competition where id = ${competition.id}`)
    )[0]?.n;
  const newestStored = () =>
    until('the newest results to be stored', async () => (await stored())?.revision === (await revision()));

  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    const owner = await join(service, 'anna');
    voters = [await join(service, 'bela'), await join(service, 'cili')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    ids = [];
    for (const [n, slot] of ['colour-1', 'colour-2', 'mono-1', 'mono-2'].entries())
      ids.push((await upload(service, owner, competition.id, slot, await smallPhoto(n + 1))).body.id);
    service.setClock(within(competition, 'VOTING'));
    const vote = (imageId: number | undefined, point: number | null, { token }: Person) =>
      service.ask('POST', '/api/competition/vote', { token, json: { imageId, point } });
    // Points 5 + 5, 4 (changed from 1), 3 + 3, and none (withdrawn).
    const [bela, cili] = voters as [Person, Person];
    for (const [imageId, point, person] of [
      ...[
        [ids[0], 5, bela] as const,
        [ids[0], 5, cili] as const,
        [ids[1], 1, bela] as const,
        [ids[1], 4, bela] as const,
      ],
      ...[
        [ids[2], 3, bela] as const,
        [ids[2], 3, cili] as const,
        [ids[3], 2, bela] as const,
        [ids[3], null, bela] as const,
      ],
    ])
      expect((await vote(imageId, point, person)).status).toBe(200);
  });
  afterAll(() => service.stop());

  test('a vote, its change and its withdrawal are counted by point', async () => {
    const counted = await service.query('select image_id as id, vote_count as n, by_point from image_tally order by 1');
    expect(counted).toEqual([
      { id: ids[0], n: 2, by_point: [0, 0, 0, 0, 0, 2] },
      { id: ids[1], n: 1, by_point: [0, 0, 0, 0, 1] },
      { id: ids[2], n: 2, by_point: [0, 0, 0, 2] },
      { id: ids[3], n: 0, by_point: [0, 0, 0] },
    ]);
  });

  test('are stored once voting is over, before anybody asks', async () => {
    service.setClock(within(competition, 'AWARD'));
    await newestStored();
    expect(await stored()).toMatchObject({ revision: 0, images: 4 });
    expect((await page()).content.map(({ result }) => result)).toEqual([null, null, null, null]);
  });

  test('the planner knows of a ranking as soon as it is stored', async () => {
    // -1 is a table that was never analyzed: a page would be looked for in all of it.
    const [table] = await service.query<{ rows: number }>(
      `select reltuples::int as rows from pg_class where oid = 'image_result'::regclass`,
    );
    expect(table?.rows).toBeGreaterThan(0);
  });

  test('are shown at the end, by rank and by category, unvoted images last', async () => {
    service.setClock(within(competition, 'ENDED'));
    expect(await ranks()).toEqual([
      [ids[0], 1],
      [ids[1], 2],
      [ids[2], 3],
      [ids[3], null],
    ]);
    const mono = await page('size=1&page=1&sort=rank&type=mono');
    expect(mono).toMatchObject({ totalElements: 2, totalPages: 2, content: [{ id: ids[3], result: { votes: 0 } }] });
    const { body } = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${ids[2]}`);
    expect(body.result).toMatchObject({ votes: 2, points: 6, rank: 1, overallRank: 3 });
    const byPoint = (await page()).content.map(({ result }) => result?.votesByPoint);
    expect(byPoint).toEqual([
      [0, 0, 0, 0, 2],
      [0, 0, 0, 1, 0],
      [0, 0, 2, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('administrators are told of how many votes the newest ranking is, and counted ones where it is out of date', async () => {
    const path = `/api/admin/competition/${competition.id}`;
    const told = async () =>
      (await service.ask<Schemas['AdminCompetition']>('GET', path, { token: admin })).body.voteCount;
    expect(await told()).toBe(5);
    expect(await service.query(`select votes from result_computation where state = 'STORED'`)).toEqual([{ votes: 5 }]);
    await service.query(`update result_computation set votes = 77 where state = 'STORED'`);
    expect(await told()).toBe(77);
    await service.query(`update competition set results_revision = results_revision + 1 where id = ${competition.id}`);
    expect(await told()).toBe(5);
    await newestStored();
  });

  test('a restart computes nothing again', async () => {
    const before = await computations();
    await service.end('SIGTERM');
    await service.launch();
    expect(await ranks()).toHaveLength(4);
    expect(await computations()).toEqual(before);
  });

  test('an image that is taken out is gone at once, the ranks of the others follow whole', async () => {
    expect((await moderate(ids[0] ?? 0, 'DISQUALIFIED')).status).toBe(200);
    const at = (await page()).content.map(({ id }) => id);
    expect(at).not.toContain(ids[0]);
    await newestStored();
    expect(await ranks()).toEqual([
      [ids[1], 1],
      [ids[2], 2],
      [ids[3], null],
    ]);
    expect((await page()).totalElements).toBe(3);
  });

  test('many changes at once are few computations, and end in the newest results', async () => {
    const before = (await stored())?.id ?? 0;
    const changes = 20;
    for (let n = 0; n < changes; n++) await moderate(ids[0] ?? 0, n % 2 ? 'DISQUALIFIED' : 'APPROVED');
    await moderate(ids[0] ?? 0, 'APPROVED');
    await newestStored();
    expect((await ranks())[0]).toEqual([ids[0], 1]);
    const completed = (await computations()).filter(({ id, images }) => id > before && images > 0);
    expect(completed.length).toBeLessThanOrEqual(changes + 1);
    expect(completed.filter(({ state }) => state === 'STORED')).toHaveLength(1);
  });

  test('the half-written results of a killed process are never shown, and are computed anew', async () => {
    const before = await ranks();
    const half = async () => {
      // In one statement: between two the service would begin a computation of its own.
      const [{ id } = { id: 0 }] = await service.query<{ id: number }>(`with newer as (update competition
        set results_revision = results_revision + 1 where id = ${competition.id} returning id, results_revision)
        insert into result_computation (competition_id, revision, lease_until)
        select id, results_revision, now() - interval '1 second' from newer returning id`);
      await service.query(`insert into image_result values (${id}, 1, ${ids[3]}, 'mono', 1, 9, 45, 5, 1, 1)`);
      return id;
    };
    const id = await half();
    expect(await ranks()).toEqual(before);
    await service.end('SIGKILL');
    await service.launch();
    expect(await ranks()).toEqual(before);
    await newestStored();
    expect(await ranks()).toEqual(before);
    expect((await computations()).find((one) => one.id === id)?.state ?? 'swept').not.toBe('STORED');
  });

  test('rows of rankings that nobody reads any more are removed', async () => {
    await service.query(
      `update result_computation set lease_until = now() - interval '1 second' where state = 'REPLACED'`,
    );
    await moderate(ids[1] ?? 0, 'REJECTED');
    await newestStored();
    await until('the sweep', async () => {
      await service.query(
        `update result_computation set lease_until = now() - interval '1 second' where state = 'REPLACED'`,
      );
      return (await computations()).length === 1;
    });
    const kept = await service.query('select distinct computation_id as id from image_result');
    expect(kept).toEqual([{ id: (await stored())?.id }]);
  });

  test('a first request of an ended competition without stored results waits for them', async () => {
    await service.query(`delete from result_computation`);
    await service.query(`update competition set results_revision = results_revision + 1`);
    const asked = await Promise.all([page(), page(), service.ask('GET', `/api/competition/image/${ids[2]}`)]);
    expect(asked[0].content.map(({ result }) => result?.overallRank)).toEqual([1, 2, null]);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2].body).toMatchObject({ result: { overallRank: 2 } });
  });
});
