/** Behind a pooler that hands out sessions for one transaction at a time, nothing may depend on the session. */
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { createLog } from '../log.ts';
import { built } from '../../maintenance/testing/built.ts';
import { engine, type Engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';
import { transactionPooler, type TransactionPooler } from '../../testing/transactionPooler.ts';
import { buildWorld } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('a pooler that shares sessions', () => {
  let database: Awaited<ReturnType<Engine['create']>>;
  let pooler: TransactionPooler;
  let url: string;
  beforeAll(async () => {
    database = await engine.create('migrated');
  });
  afterAll(() => database.drop());
  // Sessions of its own for each test: what one has prepared stays in them.
  beforeEach(async () => {
    pooler = await transactionPooler(database.url ?? '', 3);
    const pooled = new URL(database.url ?? '');
    pooled.host = pooler.address;
    url = pooled.href;
  });
  afterEach(() => pooler.close());

  test('with prepared statements a session is asked for what another one has prepared', async () => {
    const { connectDatabase } = await built('platform/database/database');
    const settings = { DATA_DIR: '', DATABASE_URL: url, DATABASE_CONNECTIONS: 1 };
    const { db, close } = await connectDatabase(settings, createLog('silent'));
    try {
      await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: '26000' });
    } finally {
      await close();
    }
  });

  test('without them everything works: sign-ups, photos, votes, comments, lists and results', async () => {
    const pooled: Engine = {
      name: 'postgresql',
      create: () => Promise.resolve({ url, drop: () => Promise.resolve() }),
    };
    const service = await TestService.start(pooled, { DATABASE_PREPARED_STATEMENTS: 'off' });
    try {
      const { anna, images, ended } = await buildWorld(service);
      const before = pooler.transactions();
      const votes = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          service.ask('POST', '/api/competition/vote', {
            token: anna.token,
            json: { imageId: images.bela.voting.id, point: 1 + (i % 5) },
          }),
        ),
      );
      expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
      expect(pooler.transactions() - before).toBeGreaterThanOrEqual(2 * votes.length);
      const ranks = `/api/competition/minimal/${ended.id}?size=10&sort=rank`;
      const pages = () =>
        Promise.all(
          Array.from({ length: 20 }, () =>
            service.ask<Schemas['MinimalImagePage']>('GET', ranks, { token: anna.token }),
          ),
        );
      await until('results', async () => (await pages()).every(({ body }) => body.content[0]?.result?.votes === 1));
      const kept = await service.query(
        `select vote_count, (select count(*)::int from ballot where ballot.image_id = t.image_id) > 1 as changed
         from image_tally t where image_id = ${images.bela.voting.id}`,
      );
      expect(kept).toEqual([{ vote_count: 1, changed: true }]);
      expect(await service.query('select name from pg_prepared_statements')).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
