/** Two instances on one database: results are computed by one of them, and hold every vote that was taken by either. */
import type { components } from '@photo-competition/schema/rest';
import path from 'node:path';
import { engine, type Engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

interface Computation {
  revision: number;
  state: 'RUNNING' | 'STORED' | 'REPLACED';
  images: number;
}

describe('two instances', () => {
  let one: TestService;
  let other: TestService;
  let drop: () => Promise<void>;
  let admin: string;
  let voter: Person;
  let competition: Schemas['AdminCompetition'];
  let ids: number[];

  const setClocks = (instant: Date) => {
    for (const service of [one, other]) service.setClock(instant);
  };
  const moderate = (service: TestService, id: number | undefined, status: string) =>
    service.ask('PUT', `/api/competition/moderate/image/${id}/${status}`, { token: admin, json: { reason: 'Rules' } });
  const computations = () =>
    one.query<Computation>('select revision, state, images from result_computation order by id');
  const newestStored = () =>
    until('the newest results to be stored', async () => {
      const [found] = await one.query<{ stored: boolean }>(`select revision = results_revision as stored
        from result_computation join competition c on c.id = competition_id where state = 'STORED'`);
      return found?.stored;
    });
  const votesOf = async (service: TestService, id: number | undefined) =>
    (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${id}`)).body.result?.votes;

  beforeAll(async () => {
    const database = await engine.create('migrated');
    drop = database.drop;
    const shared: Engine = {
      name: 'postgresql',
      create: () => Promise.resolve({ ...database, drop: () => Promise.resolve() }),
    };
    one = await TestService.start(shared);
    admin = await login(one, one.administrator.username, one.administrator.password);
    const owner = await join(one, 'anna');
    voter = await join(one, 'bela');
    other = await TestService.start(shared, { BLOB_DIR: path.join(one.dataDir, 'blobs') });
    competition = await announce(one, admin);
    setClocks(within(competition, 'UPLOADING'));
    ids = [];
    for (const [n, slot] of ['colour-1', 'colour-2', 'mono-1'].entries())
      ids.push((await upload(one, owner, competition.id, slot, await smallPhoto(n + 1))).body.id);
  }, 150_000);
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await drop();
  });

  test('that are asked to at the same moment compute each revision once', async () => {
    setClocks(within(competition, 'ENDED'));
    await newestStored();
    for (let round = 0; round < 5; round++) {
      const status = round % 2 ? 'APPROVED' : 'DISQUALIFIED';
      await Promise.all([moderate(one, ids[0], status), moderate(other, ids[1], status)]);
    }
    await Promise.all([moderate(one, ids[0], 'APPROVED'), moderate(other, ids[1], 'APPROVED')]);
    await newestStored();
    const finished = (await computations()).filter(({ images }) => images > 0).map(({ revision }) => revision);
    expect(finished).toEqual([...new Set(finished)].toSorted((a, b) => a - b));
    expect((await computations()).filter(({ state }) => state === 'STORED')).toHaveLength(1);
    for (const service of [one, other]) expect(await votesOf(service, ids[0])).toBe(0);
  });

  test('of which one has a clock that is behind: a vote that it still takes is counted', async () => {
    other.setClock(within(competition, 'VOTING'));
    const cast = await other.ask('POST', '/api/competition/vote', {
      token: voter.token,
      json: { imageId: ids[0], point: 5 },
    });
    expect(cast.status).toBe(200);
    await newestStored();
    expect(await votesOf(one, ids[0])).toBe(1);
  });
});
