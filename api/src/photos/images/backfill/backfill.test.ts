/** Photos that lack something: the size `small`, right colours, exposure data. */
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BlobStore } from '../../../platform/blobs/blobStore.ts';
import { diskStore } from '../../../platform/blobs/diskStore.ts';
import { sweepGarbage } from '../../../platform/blobs/garbage.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredDerivative } from '../../../platform/database/tables.ts';
import { checkInstallation } from '../../../maintenance/check/check.ts';
import { fill } from '../../../maintenance/testing/contents.ts';
import { silent, TestInstallation } from '../../../maintenance/testing/installation.ts';
import { keysOf } from '../../../testing/blobStoreContract.ts';
import { colourFiles } from '../../../testing/photos/colours/files.ts';
import { photoWithMetadata as jpegWithExif, writtenExposure } from '../../../testing/photos/photographs.ts';
import { engine } from '../../../testing/engines.ts';
import { until } from '../../../testing/service.ts';
import { backfillNext, leaseMs } from './backfill.ts';
import { countIncomplete } from './repository.ts';

/** An original and four sizes in three formats, of three photos. */
const blobsInAll = 3 * 13;
const hour = 3_600_000;

describe('the backfill', () => {
  let installation: TestInstallation;
  let database: Database;
  let blobs: BlobStore;
  let now: number;
  const files = () => path.join(installation.dataDir, 'blobs');
  const parts = (store: BlobStore = blobs) => ({
    db: database.db,
    blobs: store,
    clock: () => new Date(now),
    log: silent,
    folder: installation.folder,
  });
  const derivativesOf = async (id: number): Promise<StoredDerivative[]> =>
    (await database.db.selectFrom('image').select('derivatives').where('id', '=', id).executeTakeFirstOrThrow())
      .derivatives;
  const smallOf = async (id: number) =>
    (await derivativesOf(id)).filter(({ resolution }) => resolution === 'small').map(({ format }) => format);
  const allMade = async () => {
    for (const id of [1, 2, 3]) expect(await smallOf(id)).toEqual(['jpeg', 'webp', 'avif']);
    expect(await countIncomplete(database.db)).toBe(0);
    expect((await checkInstallation(database.db, blobs)).findings).toEqual([]);
  };
  const makeAll = async () => {
    const outcomes: string[] = [];
    for (;;) {
      const outcome = await backfillNext(parts());
      if (outcome === 'none') return outcomes;
      outcomes.push(outcome);
    }
  };

  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    await fill(installation);
    database = await installation.database();
    blobs = diskStore(files());
  });
  afterAll(async () => {
    await database.close();
    await installation.remove();
  });
  // As an installation of an earlier version has it.
  beforeEach(async () => {
    now = Date.parse('2026-11-22T10:00:00Z');
    const { db } = database;
    await sql`delete from derivative_backfill`.execute(db);
    await sql`insert into blob_garbage (key, since) select d ->> 'key', '2020-01-01' from image,
      jsonb_array_elements(derivatives) d where d ->> 'resolution' = 'small'`.execute(db);
    await sql`update image
      set derivatives = jsonb_path_query_array(derivatives, '$[*] ? (@.resolution != "small")')`.execute(db);
    await sql`insert into derivative_backfill (image_id) select id from image`.execute(db);
    await sweepGarbage(db, blobs, new Date());
    expect(await keysOf(blobs)).toHaveLength(blobsInAll - 9);
  });

  test('makes for each photo what an upload would have made, and is done', async () => {
    const medium = (await derivativesOf(1)).find(({ resolution }) => resolution === 'medium');
    const { width = 0, height = 0 } = await sharp(await buffer(blobs.read(medium?.key ?? ''))).metadata();
    expect(await makeAll()).toEqual(['made', 'made', 'made']);
    await allMade();
    for (const { resolution, key } of await derivativesOf(1)) {
      if (resolution !== 'small') continue;
      const picture = await sharp(await buffer(blobs.read(key))).metadata();
      expect(Math.max(picture.width, picture.height)).toBe(Math.min(800, Math.max(width, height)));
      expect([picture.exif, picture.xmp, picture.icc]).toEqual([undefined, undefined, undefined]);
    }
    expect(await keysOf(blobs)).toHaveLength(blobsInAll);
  });

  test('the check tells how many wait', async () => {
    await backfillNext(parts());
    const { sound, findings } = await checkInstallation(database.db, blobs);
    expect(sound).toBe(true);
    expect(findings).toEqual([expect.objectContaining({ rule: 'image-backfill', subject: '2 images' })]);
    await makeAll();
  });

  test('instances that work at the same time take different photos', async () => {
    expect(await Promise.all([1, 2, 3].map(() => backfillNext(parts())))).toEqual(['made', 'made', 'made']);
    await allMade();
    expect(await keysOf(blobs)).toHaveLength(blobsInAll);
  });

  test('work killed half-way is taken up when its lease has ended, and its files are swept', async () => {
    let written = 0;
    const dying: BlobStore = {
      ...blobs,
      read: (key, range) => blobs.read(key, range),
      // The last of the three never comes back: so does whoever is killed there.
      put: async (key, content) => (++written === 3 ? new Promise<never>(() => undefined) : blobs.put(key, content)),
    };
    void backfillNext(parts(dying));
    await until('the kill', () => Promise.resolve(written === 3));
    expect(await makeAll()).toEqual(['made', 'made']);
    expect(await smallOf(1)).toEqual([]);
    now += leaseMs - 1;
    expect(await makeAll()).toEqual([]);
    now += 1;
    expect(await makeAll()).toEqual(['made']);
    await allMade();
    await sweepGarbage(database.db, blobs, new Date(now + hour));
    expect(await keysOf(blobs)).toHaveLength(blobsInAll);
  });

  test('a missing original is told of and tried again later, and stops nobody else', async () => {
    const { original_key: key } = await database.db
      .selectFrom('image')
      .select('original_key')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const file = path.join(files(), key);
    renameSync(file, `${file}.away`);
    expect(await makeAll()).toEqual(['failed', 'made', 'made']);
    const rules = (await checkInstallation(database.db, blobs)).findings.map(({ rule, subject }) => [rule, subject]);
    expect(rules).toEqual(
      expect.arrayContaining([
        ['image-backfill', '1 images'],
        ['image-backfill', 'image 1'],
        ['blob-missing', 'image 1'],
      ]),
    );
    renameSync(`${file}.away`, file);
    expect(await makeAll()).toEqual([]);
    now += hour;
    expect(await makeAll()).toEqual(['made']);
    await allMade();
  });

  test('when another instance was quicker nothing is added twice', async () => {
    const late: BlobStore = {
      ...blobs,
      read: (key, range) => blobs.read(key, range),
      async put(key, content) {
        await blobs.put(key, content);
        await sql`delete from derivative_backfill where image_id = 1`.execute(database.db);
      },
    };
    expect(await backfillNext(parts(late))).toBe('made');
    expect(await smallOf(1)).toEqual([]);
    await sql`insert into derivative_backfill (image_id) values (1)`.execute(database.db);
    await makeAll();
    await allMade();
    await sweepGarbage(database.db, blobs, new Date(now + hour));
    expect(await keysOf(blobs)).toHaveLength(blobsInAll);
  });

  /** Six patches of 16 bits with a profile like Adobe RGB, of the given size. */
  const deepPhoto = async (width: number, height: number): Promise<Buffer> =>
    sharp(await colourFiles['tiff 16 adobe']?.(), { ignoreIcc: true })
      .keepIccProfile()
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .toColourspace('rgb16')
      // Compressed as JPEG, which is the default, it would have 8 bits.
      .tiff({ compression: 'lzw' })
      .toBuffer();
  const rowOf = (id: number) =>
    database.db.selectFrom('image').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Puts another file in the place of the original of a photo. */
  async function setOriginal(id: number, bytes: Buffer): Promise<void> {
    const { original_key: key } = await rowOf(id);
    writeFileSync(path.join(files(), key), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const change = { sha256, original_bytes: bytes.length };
    await database.db.updateTable('image').set(change).where('id', '=', id).execute();
  }

  test('derivatives with wrong colours are made anew, under a new address; right ones stay as they are', async () => {
    await makeAll();
    await setOriginal(1, await jpegWithExif());
    const { width, height } = await rowOf(2);
    await setOriginal(2, await deepPhoto(width, height));
    const before = { right: await rowOf(1), wrong: await rowOf(2) };
    await sql`insert into derivative_backfill (image_id, wants_small, wants_colours) values (1, false, true), (2, false, true)`.execute(
      database.db,
    );
    const { findings } = await checkInstallation(database.db, blobs);
    expect(findings).toEqual([
      expect.objectContaining({
        detail: '0 wait for small derivatives, 2 for a look at their colours, 0 for exposure data',
      }),
    ]);
    expect(await makeAll()).toEqual(['made', 'made']);
    expect(await rowOf(1)).toEqual(before.right);
    const after = await rowOf(2);
    expect(after.version).not.toBe(before.wrong.version);
    expect(after.version).toMatch(/^[0-9a-f]{32}$/);
    expect(after.thumbhash).not.toBe(before.wrong.thumbhash);
    expect(after.updated_at).toEqual(before.wrong.updated_at);
    expect(after.derivatives).toHaveLength(12);
    const medium = after.derivatives.find(({ resolution, format }) => resolution === 'medium' && format === 'jpeg');
    const { data, info } = await sharp(await buffer(blobs.read(medium?.key ?? '')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const first = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 6)) * 3;
    // Red of the first patch; its numbers in Display P3 begin with 184.
    expect(Math.abs((data[first] ?? 0) - 200)).toBeLessThan(5);
    expect((await checkInstallation(database.db, blobs)).findings).toEqual([]);
    expect(await makeAll()).toEqual([]);
    await sweepGarbage(database.db, blobs, new Date(now + hour));
    expect(await keysOf(blobs)).toHaveLength(blobsInAll);
  });

  test('exposure data for which there was no time are read later', async () => {
    await makeAll();
    await setOriginal(1, await jpegWithExif());
    const nothing = {
      camera: null,
      lens: null,
      focal_length: null,
      aperture: null,
      shutter: null,
      iso: null,
      taken_at: null,
    };
    await database.db.updateTable('image').set(nothing).where('id', '=', 1).execute();
    await sql`insert into derivative_backfill (image_id, wants_small, wants_exposure) values (1, false, true)`.execute(
      database.db,
    );
    const { version } = await rowOf(1);
    expect(await makeAll()).toEqual(['made']);
    expect(await rowOf(1)).toMatchObject({ version, camera: writtenExposure.camera, iso: 400, aperture: 2.8 });
    expect(await makeAll()).toEqual([]);
  });
});
