import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { engine } from '../testing/engines.ts';
import { contentOf } from './testing/backupContent.ts';
import { fill } from './testing/contents.ts';
import { TestInstallation } from './testing/installation.ts';

/** Enough for a copy to be seen while it is in progress. */
const photos = 400;
const ballots = 60_000;

const filesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    : 0;

/** Adds rows and photos in bulk; the content of each photo is its number. */
async function addRowsAndPhotos(installation: TestInstallation): Promise<void> {
  const { db, close } = await installation.database();
  for (let i = 0; i < photos; i++) {
    const [id, bytes] = [randomUUID(), `photo ${i}`];
    const key = `${id.slice(0, 2)}/${id}.jpg`;
    const file = path.join(installation.dataDir, 'blobs', key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await sql`insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
        original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
        derivatives, created_at, updated_at)
      values (1, gen_random_uuid(), 'colour', 1, '', '', ${key}, '', '', ${bytes.length}, ${sha256}, 1, 1, '', 0, '', '[]',
        now(), now())`.execute(db);
  }
  await sql`insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
    select 1, gen_random_uuid(), 3, now(), 1, number, count_commitment(1, number, 1, 3, null)
    from (select new_ballot_number() as number from generate_series(1, ${sql.lit(ballots)})) drawn`.execute(db);
  await close();
}

describe('killed with -9', () => {
  let source: TestInstallation;
  let target: TestInstallation;
  beforeAll(async () => {
    source = await TestInstallation.make(engine);
    target = await TestInstallation.make(engine);
    await target.prepare();
    await fill(source);
    await addRowsAndPhotos(source);
  });
  afterAll(async () => {
    await source.remove();
    await target.remove();
  });

  test('a backup never looks whole, is not restored, and can be made again', async () => {
    const backup = source.beside('backup');
    const partial = `${backup}.partial`;
    const written = () => filesIn(path.join(partial, 'blobs')) > 5;
    expect(await source.kill(source.start('backup', backup), written)).toBe(true);
    expect(existsSync(backup)).toBe(false);
    await expect(target.restore(partial)).rejects.toThrow('is not a finished backup');
    expect((await source.run('backup', backup)).code).toBe(0);
    expect(existsSync(partial)).toBe(false);
    expect(filesIn(path.join(backup, 'blobs'))).toBe(photos + 39);
  }, 240_000);

  test('a restore leaves no row to be seen, whether photos or rows were on their way, and can be made again', async () => {
    const backup = source.beside('backup');
    const stored = () => filesIn(path.join(target.dataDir, 'blobs')) > 5;
    expect(await target.kill(target.start('restore', backup), stored)).toBe(true);

    const second = target.start('restore', backup);
    let said = '';
    second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await target.kill(second, () => said.includes('the rows follow'))).toBe(true);
    expect(filesIn(path.join(target.dataDir, 'blobs'))).toBe(photos + 39);
    const { db, close } = await target.database();
    const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('account') is not null as there`.execute(
      db,
    );
    if (tables[0]?.there) expect(await db.selectFrom('account').select('id').execute()).toEqual([]);
    await close();

    expect((await target.run('restore', backup)).code).toBe(0);
    expect(contentOf(await target.backUp('again'))).toEqual(contentOf(backup));
  }, 240_000);
});
