/** The doctor's findings about the machine: disk, clock, backups, keys. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../config.ts';
import { describeOnRedis } from '../../testing/redis.ts';
import { checkBackups } from './backups.ts';
import { checkClock } from './clock.ts';
import { checkRoom, roomOf } from './disk.ts';
import { checkKeys } from './keys.ts';
import { checkPhotoStore, checkRedis, folderAdvice } from './stores.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the disk', () => {
  test.each([
    [{ free: 80e9, total: 100e9 }, 'ok'],
    [{ free: 4e9, total: 10e9 }, 'warn'],
    [{ free: 40e9, total: 1000e9 }, 'warn'],
    [{ free: 0.9e9, total: 1e9 }, 'error'],
  ])('with %j is %s', (room, level) => {
    expect(checkRoom('the data folder', '/data', room)).toMatchObject({ level, check: 'disk' });
  });

  test('is measured', async () => {
    const { free, total } = await roomOf(folder);
    expect(free).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(free);
  });
});

describe('the clock', () => {
  const instant = Date.parse('2026-06-01T12:00:00Z');
  const at = (ms: number) => new Date(instant + ms);
  test.each([
    // Asked at 0, answered at 500: whatever lies between agrees.
    [200, 1, 'ok', 'agrees'],
    [-700, 1000, 'ok', 'agrees'],
    [4500, 1, 'warn', '4.0 seconds ahead of'],
    [-5000, 1000, 'warn', '4.0 seconds behind'],
    [3_600_500, 1, 'error', '3600.0 seconds ahead of'],
  ])('that reads %d ms, told to %d ms, is %s', (read, exact, level, sentence) => {
    const found = checkClock({ of: 'the database', at: at(read), asked: at(0), answered: at(500), exact });
    expect(found).toMatchObject({ level, found: expect.stringContaining(sentence) });
  });
});

describe('backups', () => {
  const now = new Date('2026-06-10T12:00:00Z');
  function backUp(name: string, made: string, missing: string[] = []): string {
    const text = JSON.stringify({
      format: 1,
      product: 'photo-competition',
      version: '0.1.0',
      made,
      migrations: ['0001_baseline'],
      tables: [],
      sequences: [],
      blobs: { files: 0, bytes: 0, missing, damaged: [] },
    });
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'manifest.json'), text);
    writeFileSync(path.join(folder, name, 'SHA256SUMS'), `${hash('sha256', text)}  manifest.json\n`);
    return path.join(folder, name);
  }

  test('of this night are well, whatever lies beside them', async () => {
    backUp('2026-05-01', '2026-05-01T03:00:00.000Z');
    backUp('2026-06-10', '2026-06-10T03:00:00.000Z');
    mkdirSync(path.join(folder, 'notes'));
    expect(await checkBackups(folder, now)).toMatchObject([
      { level: 'ok', found: expect.stringContaining('The newest of 2 backups') },
    ]);
  });

  test.each([
    ['2026-06-08T12:00:00.000Z', 'warn', '48 hours'],
    ['2026-05-31T12:00:00.000Z', 'error', '240 hours'],
  ])('of %s are too old', async (made, level, sentence) => {
    backUp('old', made);
    expect(await checkBackups(folder, now)).toMatchObject([{ level, found: expect.stringContaining(sentence) }]);
  });

  test('that are not there, were damaged or lack photos are findings', async () => {
    expect(await checkBackups(path.join(folder, 'none'), now)).toMatchObject([{ level: 'error' }]);
    const damaged = backUp('damaged', '2026-06-10T04:00:00.000Z');
    writeFileSync(path.join(damaged, 'manifest.json'), '{}');
    backUp('lacking', '2026-06-10T03:00:00.000Z', ['a/b']);
    const found = await checkBackups(folder, now);
    expect(found.map(({ level }) => level)).toEqual(['warn', 'ok', 'error']);
    expect(found[0]?.found).toBe(
      `The backup ${damaged} cannot be restored by this version: manifest.json is not as it was written: its checksum is another one.`,
    );
    expect(found[2]?.found).toContain('1 photo files');
  });
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('backups of another user, which root alone can make', () => {
  const nobody = 65_534;
  /** As somebody else than root, who reads everything. */
  async function asNobody<T>(work: () => Promise<T>): Promise<T> {
    process.seteuid?.(nobody);
    try {
      return await work();
    } finally {
      process.seteuid?.(0);
    }
  }

  test('are told as such, with the command that gives them over', async () => {
    // The folder of a test run is its owner's alone, and others do not come through it to this one.
    const above = path.dirname(folder);
    chmodSync(above, statSync(above).mode | 0o011);
    chmodSync(folder, 0o755);
    mkdirSync(path.join(folder, 'foreign'), { mode: 0o700 });
    const found = await asNobody(() => checkBackups(folder, new Date()));
    expect(found).toMatchObject([
      {
        level: 'warn',
        found: expect.stringContaining('belongs to another user'),
        advice: expect.stringContaining('chown -R'),
      },
      { level: 'error', found: `There is no backup in ${folder} (BACKUP_DIR) that can be read.` },
    ]);
    chmodSync(folder, 0o700);
    expect(await asNobody(() => checkBackups(folder, new Date()))).toMatchObject([
      { level: 'error', found: expect.stringContaining('(BACKUP_DIR) cannot be read') },
    ]);
  });
});

describe('keys of an embedded installation', () => {
  const look = (settings: Record<string, string> = {}) =>
    checkKeys(readConfig({ DATA_DIR: folder, ...settings }), null);
  const write = (name: string) => writeFileSync(path.join(folder, name), 'secret', { mode: 0o600 });
  const levels = async (settings?: Record<string, string>) => (await look(settings)).map(({ level }) => level);

  test('that their owner alone can read are well', async () => {
    write('signing-key');
    write('count-key');
    expect(await levels()).toEqual(['ok', 'ok', 'ok']);
  });

  test('that are not there are findings, unless a setting has them', async () => {
    write('count-key');
    expect(await levels()).toEqual(['ok', 'error', 'ok']);
    expect(await levels({ JWT_SECRET: 'j'.repeat(32) })).toEqual(['ok', 'ok', 'ok']);
  });

  test('that others can read are findings, with the command that mends it', async () => {
    write('signing-key');
    write('count-key');
    chmodSync(path.join(folder, 'count-key'), 0o644);
    chmodSync(folder, 0o755);
    const [whole, , key] = await look();
    expect(whole).toMatchObject({ level: 'error', advice: `Run "chmod 0700 ${folder}".` });
    expect(key).toMatchObject({ level: 'error', advice: expect.stringContaining('chmod 0600') });
  });
});

describe('the stores of photos and attempts', () => {
  test('a folder that can be written is well, and one that cannot is not', async () => {
    const at = (BLOB_DIR: string) => checkPhotoStore(readConfig({ DATA_DIR: folder, BLOB_DIR }));
    expect(await at(path.join(folder, 'blobs'))).toMatchObject({ level: 'ok' });
    expect(await at('/dev/null/blobs')).toMatchObject({ level: 'error', found: expect.stringContaining('/dev/null') });
  });

  test('a folder that nobody can make is a finding', async () => {
    const found = await checkPhotoStore({ ...readConfig({ DATA_DIR: folder }), BLOB_DIR: '/proc/x' });
    expect(found).toMatchObject({ level: 'error', advice: expect.stringContaining('BLOB_DIR') });
  });

  test.each([
    ['ENOSPC', /^Make room on its disk/],
    ['EDQUOT', /^Make room on its disk/],
    ['EACCES', /^Give it to the user of the service: "chown -R USER /],
    ['EROFS', /^Mount its disk for writing/],
  ])('a folder in which nothing can be written for %s: the advice begins with the remedy', (code, advice) => {
    const failure = Object.assign(new Error(`${code}: write`), { code });
    expect(folderAdvice('/photos', failure)).toMatch(advice);
  });

  test('a bucket and a Redis that are away are findings', async () => {
    const bucket = { S3_BUCKET: 'photos', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const config = readConfig({ DATA_DIR: folder, ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' });
    expect(await checkPhotoStore(config)).toMatchObject({ level: 'error', found: expect.stringContaining('reached') });
    expect(await checkRedis('redis://127.0.0.1:1', 'test')).toMatchObject({ level: 'warn', check: 'redis' });
  });
});

describeOnRedis('a Redis that answers', (url) => {
  test('is well', async () => {
    expect(await checkRedis(url, 'photo-competition-doctor')).toMatchObject({ level: 'ok' });
  });
});
