import { sql } from 'kysely';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { diskStore } from '../../platform/blobs/diskStore.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { StoredDerivative } from '../../platform/database/tables.ts';
import { engine } from '../../testing/engines.ts';
import { fill } from '../testing/contents.ts';
import { TestInstallation } from '../testing/installation.ts';
import { plantedAwards } from '../testing/plantedAwards.ts';
import { plantedDamage } from '../testing/plantedDamage.ts';
import { plantedExclusions } from '../testing/plantedExclusions.ts';
import { plantedJury, soundJury } from '../testing/plantedJury.ts';
import { checkInstallation, checkRows } from './check.ts';
import type { Finding } from './finding.ts';

/** Ends a transaction whose changes nobody wants. */
class Undone extends Error {}

describe('the check', () => {
  let installation: TestInstallation;
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    await fill(installation);
    database = await installation.database();
    ({ db } = database);
  });
  afterAll(async () => {
    await database.close();
    await installation.remove();
  });

  const fileOf = (key: string) => path.join(installation.dataDir, 'blobs', key);
  const findings = async () =>
    (await checkInstallation(db, diskStore(path.join(installation.dataDir, 'blobs')))).findings;

  /** Findings after some statements, which are rolled back. */
  async function findingsAfter(statements: string[]): Promise<Finding[]> {
    let found: Finding[] = [];
    const tried = db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      ({ findings: found } = await checkRows(tx));
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    return found;
  }

  test('the data that services have written are sound, to the last photo', async () => {
    const report = await checkInstallation(db, diskStore(path.join(installation.dataDir, 'blobs')));
    expect(report).toMatchObject({ sound: true, findings: [], blobs: 39 });
    expect(report.constraints).toBeGreaterThan(100);
  });

  test('a jury that has decided is sound', async () => {
    expect(await findingsAfter(soundJury)).toEqual([]);
  });

  test.each([...plantedDamage, ...plantedExclusions, ...plantedJury, ...plantedAwards])(
    'finds %s',
    async (_, statements, rule, subject) => {
      expect(await findingsAfter(statements)).toContainEqual(
        expect.objectContaining({ severity: 'error', rule, subject }) as Finding,
      );
    },
  );

  test('of very many faults of a kind a hundred are told, and the rest counted', async () => {
    const ballots = `insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
      select 1, gen_random_uuid(), 3, now(), 1, number, count_commitment(1, number, 1, 3, null)
      from (select new_ballot_number() as number from generate_series(1, 150)) drawn`;
    const found = await findingsAfter([ballots]);
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toMatchObject({ rule: 'vote-is-newest-ballot', detail: '50 more of the same' });
  });

  test('rows of another version are not judged', async () => {
    const later = "insert into kysely_migration values ('9999_later', '')";
    const earlier = 'delete from kysely_migration';
    const beforeBaseline = "update kysely_migration set name = '0001_initial' where name = '0001_baseline'";
    const otherProgram = "update database_program set hash = 'another'";
    for (const [statement, words] of [
      [later, 'later version'],
      [earlier, 'earlier version'],
      [beforeBaseline, 'start commit 44a280d once, then this version'],
      [otherProgram, 'functions and triggers of the database are those of another version'],
    ] as const)
      await expect(
        db.transaction().execute(async (tx) => {
          await sql.raw(statement).execute(tx);
          await checkRows(tx);
        }),
      ).rejects.toThrow(words);
  });

  describe('of photos', () => {
    let original: string;
    let thumb: StoredDerivative;
    beforeAll(async () => {
      const image = await db.selectFrom('image').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
      original = image.original_key;
      const isThumb = ({ resolution, format }: StoredDerivative) => resolution === 'thumb' && format === 'webp';
      thumb = image.derivatives.find(isThumb) as StoredDerivative;
    });

    /** Findings while a file is changed; the file is restored. */
    async function findingsWith(key: string, change: (file: string) => void): Promise<Finding[]> {
      const bytes = readFileSync(fileOf(key));
      try {
        change(fileOf(key));
        return await findings();
      } finally {
        writeFileSync(fileOf(key), bytes);
      }
    }
    const only = (rule: string, detail: string | RegExp) => [
      { severity: 'error', rule, subject: 'image 1', detail: expect.stringMatching(detail) as string },
    ];

    test('finds one that is missing', async () => {
      expect(await findingsWith(original, (file) => rmSync(file))).toEqual(only('blob-missing', original));
    });

    test('finds one that was cut off', async () => {
      expect(await findingsWith(thumb.key, (file) => truncateSync(file, 100))).toEqual(
        only('blob-size', `100 bytes instead of ${thumb.bytes}`),
      );
    });

    test('finds an original of which one bit has changed', async () => {
      const flip = (file: string) => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      };
      expect(await findingsWith(original, flip)).toEqual(only('blob-checksum', 'has the checksum'));
    });

    test('finds a derivative that is no picture, or another one', async () => {
      const noise = (file: string) => writeFileSync(file, Buffer.alloc(thumb.bytes, 'noise'));
      expect(await findingsWith(thumb.key, noise)).toEqual(only('blob-picture', 'cannot be decoded'));
      const small = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
        .webp()
        .toBuffer();
      const padded = Buffer.concat([small, Buffer.alloc(thumb.bytes - small.length)]);
      expect(await findingsWith(thumb.key, (file) => writeFileSync(file, padded))).toEqual(
        only('blob-picture', 'has 20 pixels instead of 300'),
      );
    });

    test('finds a photo that the sweep would take', async () => {
      await db.insertInto('blob_garbage').values({ key: thumb.key, since: new Date() }).execute();
      expect(await findings()).toEqual(only('blob-condemned', 'listed as garbage'));
      await db.deleteFrom('blob_garbage').execute();
    });

    test('warns of a file that nothing refers to, and not of garbage', async () => {
      const [orphan, listed] = ['ab/orphan.jpg', 'ab/listed.jpg'];
      const store = diskStore(path.join(installation.dataDir, 'blobs'));
      for (const key of [orphan, listed]) await store.put(key, Buffer.from('bytes'));
      await db.insertInto('blob_garbage').values({ key: listed, since: new Date() }).execute();
      const report = await checkInstallation(db, store);
      expect(report.sound).toBe(true);
      expect(report.findings).toMatchObject([{ severity: 'warning', rule: 'blob-unreferenced', subject: orphan }]);
      for (const key of [orphan, listed]) await store.remove(key);
      await db.deleteFrom('blob_garbage').execute();
    });
  });
});
