import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { steps } from '../platform/database/testing/steps.ts';
import { ownServer } from '../testing/engines.ts';
import { changeManifest as changeManifestOf } from './testing/backupContent.ts';
import { fill } from './testing/contents.ts';
import { TestInstallation } from './testing/installation.ts';

describe('a backup that must not be restored', () => {
  let source: TestInstallation;
  let whole: string;
  let target: TestInstallation;
  let copy: string;
  beforeAll(async () => {
    source = await TestInstallation.make(ownServer);
    await fill(source);
    whole = await source.backUp('whole');
  });
  afterAll(() => source.remove());
  beforeEach(async () => {
    target = await TestInstallation.make(ownServer);
    copy = target.beside('backup');
    cpSync(whole, copy, { recursive: true });
  });
  afterEach(() => target.remove());

  const file = (name: string) => path.join(copy, name);
  const firstBlob = () => {
    const [folder = ''] = readdirSync(file('blobs'));
    const [name = ''] = readdirSync(file(`blobs/${folder}`));
    return `blobs/${folder}/${name}`;
  };
  const flip = (name: string) => {
    const bytes = readFileSync(file(name));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file(name), bytes);
  };
  const sums = () => readFileSync(file('SHA256SUMS'), 'utf8');
  const changeSums = (change: (text: string) => string) => writeFileSync(file('SHA256SUMS'), change(sums()));
  const changeManifest = (change: (manifest: Record<string, unknown>) => void) => changeManifestOf(copy, change);

  /** Refused with these words, and nothing has come into being. */
  async function expectRefused(...words: string[]): Promise<void> {
    const refusal = await target.restore(copy).then(
      () => new Error('It was restored'),
      (error: unknown) => error as Error,
    );
    for (const word of words) expect(refusal.message).toContain(word);
    expect(refusal.message).toMatch(/Nothing was (restored|changed)\.$|not a finished backup/);
    expect(target.hasDatabase).toBe(false);
    const blobs = path.join(target.dataDir, 'blobs');
    expect(existsSync(blobs) ? readdirSync(blobs) : []).toEqual([]);
  }

  test.each(['tables/account.ndjson', 'manifest.json'])('one bit of %s has changed', async (name) => {
    flip(name);
    await expectRefused(name, 'checksum');
  });

  test('one bit of a photo has changed', async () => {
    const name = firstBlob();
    flip(name);
    await expectRefused(name, 'checksum');
  });

  test.each(['tables/ballot.ndjson', 'manifest.json'])('%s was cut off', async (name) => {
    truncateSync(file(name), 10);
    await expectRefused(name);
  });

  test('a photo was cut off', async () => {
    const name = firstBlob();
    truncateSync(file(name), 10);
    await expectRefused(name);
  });

  test.each(['tables/vote.ndjson', 'SHA256SUMS'])('%s is missing', async (name) => {
    rmSync(file(name));
    await expectRefused(name, 'is missing');
  });

  test('a photo is missing', async () => {
    const name = firstBlob();
    rmSync(file(name));
    await expectRefused(name, 'is missing');
  });

  test('a table or a photo is missing in the list of checksums too', async () => {
    changeSums((text) => text.replace(/^.*tables\/vote\.ndjson\n/m, ''));
    await expectRefused('SHA256SUMS does not list tables/vote.ndjson');
    cpSync(path.join(whole, 'SHA256SUMS'), file('SHA256SUMS'));
    changeSums((text) => text.replace(/^.*blobs\/.*\n/m, ''));
    await expectRefused('SHA256SUMS lists 38 photo files instead of 39');
  });

  test('the list of checksums was cut off, or has a line that is none', async () => {
    truncateSync(file('SHA256SUMS'), 1000);
    await expectRefused('SHA256SUMS');
    writeFileSync(file('SHA256SUMS'), `${sums()}\n`);
    await expectRefused('SHA256SUMS has a line that cannot be read');
  });

  test('the list of checksums leads out of the folder', async () => {
    changeSums((text) => `${'0'.repeat(64)}  ../data/signing-key\n${text}`);
    await expectRefused('SHA256SUMS has a line that cannot be read');
  });

  test('it was never finished', async () => {
    rmSync(file('manifest.json'));
    await expectRefused('not a finished backup');
  });

  test('it says that a table had more rows', async () => {
    changeManifest((manifest) => {
      const tables = manifest['tables'] as { name: string; rows: number }[];
      for (const table of tables) if (table.name === 'vote') table.rows += 1;
    });
    const empty = await TestInstallation.make(ownServer);
    // Found in the transaction that would have made the rows visible: the database is made, and empty.
    await expect(empty.restore(copy)).rejects.toThrow('tables/vote.ndjson has 2 rows instead of 3');
    const database = await empty.database();
    const { rows } = await sql<{ n: number }>`select count(*) as n from account`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ n: 0 }]);
    // An undamaged backup can still be restored, over the photos that are there already.
    await empty.restore(whole);
    await empty.remove();
  });

  test('it has a column that its migrations do not make', async () => {
    changeManifest((manifest) => {
      const tables = manifest['tables'] as { columns: { name: string; type: string }[] }[];
      tables[0]?.columns.push({ name: 'invented', type: 'text' });
    });
    const empty = await TestInstallation.make(ownServer);
    await expect(empty.restore(copy)).rejects.toThrow('a table account that its migrations do not make so');
    expect(existsSync(path.join(empty.dataDir, 'blobs')) && readdirSync(path.join(empty.dataDir, 'blobs'))).toEqual([]);
    await empty.remove();
  });

  test('it is of a later version, which is named', async () => {
    changeManifest((manifest) => {
      manifest['version'] = '7.1.0';
      (manifest['migrations'] as string[]).push('0099_later');
    });
    await expectRefused('version 7.1.0', '0099_later');
  });

  test('it is from before the baseline, with the commit that restores it', async () => {
    changeManifest((manifest) =>
      Object.assign(manifest, { migrations: steps.slice(0, steps.indexOf('0046_photos_made_anew')) }),
    );
    await expectRefused('up to 0045_kept_audiences', 'restore it with commit 44a280d, then start this version');
  });

  test('its format is that of a later version, which is named', async () => {
    changeManifest((manifest) => Object.assign(manifest, { format: 2, version: '7.1.0', tables: 'elsewhere' }));
    await expectRefused('version 7.1.0', 'format 2');
  });

  test('its manifest lacks something', async () => {
    changeManifest((manifest) => delete manifest['sequences']);
    await expectRefused('manifest.json', 'sequences');
  });

  test('the store holds a photo of somebody else, which stays', async () => {
    const foreign = path.join(target.dataDir, 'blobs/ab/foreign.jpg');
    mkdirSync(path.dirname(foreign), { recursive: true });
    writeFileSync(foreign, 'foreign');
    await expect(target.restore(copy)).rejects.toThrow('The photo store is not empty: it has ab/foreign.jpg');
    expect(readFileSync(foreign, 'utf8')).toBe('foreign');
    expect(target.hasDatabase).toBe(false);
  });
});
