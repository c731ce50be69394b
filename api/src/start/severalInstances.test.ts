/** Several processes of the service as built, on one database, one store and one Redis. */
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskStore } from '../platform/blobs/diskStore.ts';
import { sweepGarbage } from '../platform/blobs/garbage.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { keysOf } from '../testing/blobStoreContract.ts';
import { engine, type Engine } from '../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { removeRedisKeys, testRedis } from '../testing/redis.ts';
import { TestService, until } from '../testing/service.ts';
import { unreliableLink, type UnreliableLink } from '../testing/unreliableLink.ts';

type Schemas = components['schemas'];

const log = createLog('silent');
const skipped = describe.skip;
const whenThere = testRedis === undefined ? skipped : describe;
const blobsPerPhoto = 13;

whenThere(`several instances${testRedis === undefined ? ': TEST_REDIS_URL not set' : ''}`, () => {
  let folder: string;
  let database: { url: string | undefined; drop(): Promise<void> };
  let redis: UnreliableLink;
  let instances: TestService[];
  let one: TestService;
  let other: TestService;
  let own: Database;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];

  const instance = (environment: Record<string, string> = {}) => {
    const shared: Engine = {
      name: 'postgresql',
      create: () => Promise.resolve({ ...database, drop: () => Promise.resolve() }),
    };
    return TestService.start(shared, {
      BLOB_DIR: path.join(folder, 'blobs'),
      CLOCK_FILE: path.join(folder, 'clock'),
      RATE_LIMITS: 'on',
      REDIS_URL: `redis://${redis.address}`,
      REDIS_PREFIX: path.basename(folder),
      ...environment,
    });
  };
  const waitingSessions = async () => {
    const activity = sql<{ n: number }>`select count(distinct pid)::int as n from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
    return (await activity.execute(own.db)).rows[0]?.n;
  };
  const setClock = (instant: Date) => writeFileSync(path.join(folder, 'clock'), instant.toISOString());

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-instances-'));
    database = await engine.create('empty');
    redis = await unreliableLink(new URL(testRedis ?? '').host);
    // At the same moment, on an empty database: the schema, the first administrator and the signing key are made once.
    instances = await Promise.all([instance(), instance(), instance()]);
    [one, other] = instances as [TestService, TestService];
    own = await openDatabase({ DATA_DIR: '', DATABASE_URL: database.url, DATABASE_CONNECTIONS: 4 }, log);
  });
  afterAll(async () => {
    await own.close();
    await Promise.all(instances.map((service) => service.stop()));
    await redis.close();
    await removeRedisKeys(testRedis ?? '', path.basename(folder));
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  test('that start at the same moment make the schema, the administrator and the keys once', async () => {
    const { username, password } = one.administrator;
    const tokens = await Promise.all(instances.map((service) => login(service, username, password)));
    for (const service of instances)
      for (const token of tokens) expect((await service.ask('GET', '/api/user/my', { token })).status).toBe(200);
    expect(await own.db.selectFrom('account').select('username').execute()).toEqual([{ username }]);
    const kept = await own.db.selectFrom('setting').select('key').orderBy('key').execute();
    expect(kept.map(({ key }) => key)).toEqual(['count-key', 'signing-key']);
  });

  test('an instance of its own folder may come, one of a folder in use may not', async () => {
    await expect(instance({ DATA_DIR: one.dataDir })).rejects.toThrow('is in use by another running service');
  });

  test('a session belongs to all of them, and so does its end', async () => {
    admin = await login(other, one.administrator.username, one.administrator.password);
    // With one instance left to send it, the mail lies where the test looks for it.
    await Promise.all([other.end('SIGTERM'), instances[2]?.end('SIGTERM')]);
    [anna, bela] = [await join(one, 'anna'), await join(one, 'bela')];
    await other.launch();
    expect((await other.ask('GET', '/api/user/my', { token: anna.token })).status).toBe(200);
    const second = await login(other, 'anna', anna.password);
    const changed = await other.ask('POST', '/api/user/my/password?newPassword=another-long-one', {
      token: second,
      json: { current: anna.password },
    });
    expect(changed.status).toBeLessThan(300);
    for (const service of [one, other])
      expect((await service.ask('GET', '/api/user/my', { token: anna.token })).status).toBe(401);
    anna = { ...anna, password: 'another-long-one', token: await login(one, 'anna', 'another-long-one') };
  });

  describe('with entries', () => {
    let photos: Buffer[];
    beforeAll(async () => {
      competition = await announce(one, admin);
      photos = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => jpegPhoto({ seed, width: 400, height: 300 })));
    });
    const original = async (service: TestService, slot: string): Promise<Buffer> => {
      const pathname = `/api/competition/user-image/${competition.id}/${slot}/original`;
      return Buffer.from(await (await service.raw('GET', pathname, { token: anna.token })).arrayBuffer());
    };

    test('a photo uploaded at one is served, replaced and removed by the other', async () => {
      setClock(within(competition, 'UPLOADING'));
      const [first = Buffer.of(), second = Buffer.of()] = photos;
      expect((await upload(one, anna, competition.id, 'mono-1', first)).status).toBe(201);
      expect((await original(other, 'mono-1')).equals(first)).toBe(true);
      expect((await upload(other, anna, competition.id, 'mono-1', second)).status).toBe(200);
      expect((await original(one, 'mono-1')).equals(second)).toBe(true);
      const slot = `/api/competition/upload/${competition.id}/mono-1`;
      expect((await other.ask('DELETE', slot, { token: anna.token })).status).toBe(204);
      expect((await one.ask('DELETE', slot, { token: anna.token })).body.code).toBe('SLOT_EMPTY');
    });

    test('uploads into one slot at the same moment through both: one stays, the others leave nothing', async () => {
      const uploads = photos.map((photo, i) =>
        upload([one, other][i % 2] as TestService, anna, competition.id, 'colour-1', photo),
      );
      // All are let go in the same instant, when each has stored its files and waits for the competition.
      await own.db.transaction().execute(async (tx) => {
        await sql`select from competition for update`.execute(tx);
        await until('all uploads to wait', async () => (await waitingSessions()) === photos.length);
      });
      const answers = await Promise.all(uploads);
      expect(answers.filter(({ status }) => status > 201)).toEqual([]);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const rows = await own.db.selectFrom('image').select(['original_key', 'derivatives']).execute();
      expect(rows).toHaveLength(1);
      const [kept, same] = [await original(one, 'colour-1'), await original(other, 'colour-1')];
      expect(kept.equals(same)).toBe(true);
      expect(photos.some((photo) => photo.equals(kept))).toBe(true);

      const store = diskStore(path.join(folder, 'blobs'));
      const before = await keysOf(store);
      const beside = await openDatabase({ DATA_DIR: '', DATABASE_URL: database.url, DATABASE_CONNECTIONS: 2 }, log);
      const later = new Date(within(competition, 'UPLOADING').getTime() + 3_600_000);
      const sweeps = await Promise.all([own.db, beside.db, own.db].map((db) => sweepGarbage(db, store, later)));
      await beside.close();
      const [{ original_key, derivatives } = { original_key: '', derivatives: [] }] = rows;
      const referred = [original_key, ...derivatives.map(({ key }) => key)].toSorted();
      expect(await keysOf(store)).toEqual(referred);
      expect(referred).toHaveLength(blobsPerPhoto);
      // Two photos of the test before, five of this one: each blob counted by the sweep that removed it.
      expect(before).toHaveLength(8 * blobsPerPhoto);
      expect(sweeps.reduce((sum, removed) => sum + removed)).toBe(7 * blobsPerPhoto);
      expect((await original(one, 'colour-1')).equals(kept)).toBe(true);
    });

    test('fifty clients cast the same vote through both: one vote, one entry in the history', async () => {
      setClock(within(competition, 'VOTING'));
      const { id: imageId } = await own.db.selectFrom('image').select('id').executeTakeFirstOrThrow();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          [one, other][i % 2]?.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId, point: 4 } }),
        ),
      );
      expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
      expect(await own.db.selectFrom('vote').select('point').execute()).toEqual([{ point: 4 }]);
      expect(await own.db.selectFrom('ballot').select('point').execute()).toEqual([{ point: 4 }]);
      expect(await own.db.selectFrom('image_tally').select('vote_count').execute()).toEqual([{ vote_count: 1 }]);
    });

    test('different votes at the same moment through both: the newest entry of the history counts', async () => {
      const { id: imageId } = await own.db.selectFrom('image').select('id').executeTakeFirstOrThrow();
      const points = Array.from({ length: 50 }, (_, i) => (i % 6 === 0 ? null : i % 6));
      const answers = await Promise.all(
        points.map((point, i) =>
          [one, other][i % 2]?.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId, point } }),
        ),
      );
      expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
      const votes = await own.db.selectFrom('vote').select('point').execute();
      const newest = await own.db.selectFrom('ballot').select('point').orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(votes).toEqual(newest.point === null ? [] : [{ point: newest.point }]);
      expect(await own.db.selectFrom('image_tally').select('vote_count').execute()).toEqual([
        { vote_count: votes.length },
      ]);
    });
  });

  test('attempts are counted together, and still counted when Redis hangs', async () => {
    const attempt = (service: TestService, username: string) =>
      service.ask('POST', '/api/authentication/login', { json: { username, password: `no-${randomUUID()}` } });
    for (let i = 0; i < 5; i++)
      for (const service of [one, other]) expect((await attempt(service, 'bela')).status).toBe(401);
    for (const service of [one, other]) {
      const { status, headers } = await attempt(service, 'bela');
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    await redis.set('silent');
    for (let i = 0; i < 10; i++) expect((await attempt(one, 'anna')).status).toBe(401);
    expect((await attempt(one, 'anna')).status).toBe(429);
    expect((await attempt(other, 'anna')).status).toBe(401);
  });

  test('an instance that is killed leaves the others to go on', async () => {
    await other.end('SIGKILL');
    expect((await one.ask('GET', '/api/user/my', { token: anna.token })).status).toBe(200);
    await other.launch();
    expect((await other.ask('GET', '/api/user/my', { token: anna.token })).status).toBe(200);
  });
});
