/** The service as built with its photos on a real S3 server. */
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sweepGarbage } from '../../platform/blobs/garbage.ts';
import type { S3Settings } from '../../platform/blobs/s3Settings.ts';
import { s3Store } from '../../platform/blobs/s3Store.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { keysOf } from '../../testing/blobStoreContract.ts';
import { engine, type Engine } from '../../testing/engines.ts';
import { describeOnS3, environmentOf, startObjectStore, type ObjectStore } from '../../testing/objectStore.ts';
import { announce, join, login, upload, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';
import { unreliableLink, type UnreliableLink } from '../../testing/unreliableLink.ts';
import { backfillNext } from './backfill/backfill.ts';
import { countIncomplete } from './backfill/repository.ts';

type Schemas = components['schemas'];

const log = createLog('silent');
/** An original and four sizes in three formats. */
const blobsPerPhoto = 13;

describeOnS3('the service on S3', () => {
  let server: ObjectStore;
  let bucket: S3Settings;
  let link: UnreliableLink;
  let service: TestService;
  let databaseUrl: string | undefined;
  let anna: Person;
  let competition: Schemas['AdminCompetition'];
  let photo: Buffer;
  const keys = async () => keysOf(s3Store(bucket, log));

  beforeAll(async () => {
    server = await startObjectStore();
    bucket = await server.bucket();
    link = await unreliableLink(new URL(bucket.endpoint ?? '').host);
    const remembered: Engine = {
      ...engine,
      create: async () => {
        const database = await engine.create('migrated');
        databaseUrl = database.url;
        return database;
      },
    };
    const environment = environmentOf({ ...bucket, endpoint: `http://${link.address}` });
    service = await TestService.start(remembered, environment);
    const admin = await login(service, service.administrator.username, service.administrator.password);
    anna = await join(service, 'anna');
    competition = await announce(service, admin);
    photo = await jpegPhoto({ width: 1200, height: 800 });
  });
  afterAll(async () => {
    await service.stop();
    await link.close();
    await server.stop();
  });
  afterEach(() => link.set('up'));

  const slotPath = (slot: string) => `/api/competition/user-image/${competition.id}/${slot}`;
  const bytes = (slot: string, resolution: string, headers: Record<string, string> = {}) =>
    service.raw('GET', `${slotPath(slot)}/${resolution}`, { token: anna.token, headers });
  const entry = (slot: string) => service.ask<Schemas['Image']>('GET', slotPath(slot), { token: anna.token });

  test('a photo goes into the bucket and comes from it, whole and in part', async () => {
    expect((await upload(service, anna, competition.id, 'colour-1', photo)).status).toBe(201);
    expect(await keys()).toHaveLength(blobsPerPhoto);
    expect(existsSync(path.join(service.dataDir, 'blobs'))).toBe(false);
    expect(Buffer.from(await (await bytes('colour-1', 'original')).arrayBuffer()).equals(photo)).toBe(true);
    const range = await bytes('colour-1', 'original', { range: 'bytes=100-199' });
    expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 100-199/${photo.length}`]);
    expect(Buffer.from(await range.arrayBuffer()).equals(photo.subarray(100, 200))).toBe(true);
    for (const format of ['image/avif', 'image/webp', 'image/jpeg']) {
      const whole = await bytes('colour-1', 'medium', { accept: format });
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, format]);
      const { byteLength } = await whole.arrayBuffer();
      expect(byteLength).toBe(Number(whole.headers.get('content-length')));
      const etag = whole.headers.get('etag') ?? '';
      const again = await bytes('colour-1', 'medium', { accept: format, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test('a file that nothing refers to any more is swept from the bucket, and nothing else', async () => {
    await upload(service, anna, competition.id, 'colour-2', photo);
    await upload(service, anna, competition.id, 'mono-1', photo);
    const before = await keys();
    const pathname = `/api/competition/upload/${competition.id}/colour-2`;
    expect((await service.ask('DELETE', pathname, { token: anna.token })).status).toBe(204);
    const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 }, log);
    const store = s3Store(bucket, log);
    expect(await sweepGarbage(database.db, store, new Date())).toBe(0);
    expect(await keys()).toEqual(before);
    const later = new Date(Date.now() + 3_600_000);
    expect(await sweepGarbage(database.db, store, later)).toBe(blobsPerPhoto);
    await database.close();
    expect(await keys()).toHaveLength(before.length - blobsPerPhoto);
    expect((await bytes('mono-1', 'original')).status).toBe(200);
  });

  test('a small derivative that is missing is made from the bucket', async () => {
    await upload(service, anna, competition.id, 'mono-3', photo);
    const before = await keys();
    const settings = { DATA_DIR: '', DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 };
    const { db, close } = await openDatabase(settings, log);
    const store = s3Store(bucket, log);
    await sql`insert into blob_garbage (key, since) select d ->> 'key', '2020-01-01' from image,
      jsonb_array_elements(derivatives) d where d ->> 'resolution' = 'small'`.execute(db);
    await sql`update image
      set derivatives = jsonb_path_query_array(derivatives, '$[*] ? (@.resolution != "small")')`.execute(db);
    await sql`insert into derivative_backfill (image_id) select id from image`.execute(db);
    await sweepGarbage(db, store, new Date());
    expect((await keys()).length).toBeLessThan(before.length);
    const parts = { db, blobs: store, clock: () => new Date(), log, folder: service.dataDir };
    while ((await backfillNext(parts)) === 'made');
    expect(await countIncomplete(db)).toBe(0);
    await close();
    expect(await keys()).toHaveLength(before.length);
    const small = await bytes('mono-3', 'small', { accept: 'image/avif' });
    expect(small.headers.get('etag')).toContain('-small-avif');
    expect((await small.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    await service.ask('DELETE', `/api/competition/upload/${competition.id}/mono-3`, { token: anna.token });
  });

  test('while the store is down photos are refused with 503, everything else goes on, and no entry is half there', async () => {
    const filled = await upload(service, anna, competition.id, 'mono-2', photo, { title: 'Before' });
    const before = await keys();
    await link.set('down');
    const other = await jpegPhoto({ seed: 5 });
    for (const slot of ['mono-2', 'mono-3']) {
      const refused = await upload<Schemas['Problem']>(service, anna, competition.id, slot, other);
      expect([refused.status, refused.body.code]).toEqual([503, 'OVERLOADED']);
      expect(refused.headers.get('retry-after')).toBe('30');
    }
    const unreadable = await bytes('mono-2', 'thumb');
    expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect(unreadable.headers.get('etag')).toBeNull();
    expect(await entry('mono-2')).toMatchObject({
      status: 200,
      body: { title: 'Before', version: filled.body.version },
    });
    expect((await entry('mono-3')).status).toBe(404);
    expect((await service.raw('GET', '/readyz')).status).toBe(200);
    await link.set('up');
    expect(await keys()).toEqual(before);
    expect((await bytes('mono-2', 'thumb')).status).toBe(200);
    expect((await upload(service, anna, competition.id, 'mono-3', other)).status).toBe(201);
  });

  test('a bucket that is not there keeps the service from starting, with a sentence', async () => {
    const environment = environmentOf({ ...bucket, bucket: 'no-such-bucket' });
    const refused = TestService.start(engine, environment);
    await expect(refused).rejects.toThrow('There is no bucket no-such-bucket (S3_BUCKET): make it first.');
  });
});
