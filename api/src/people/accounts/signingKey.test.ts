import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { engine, type Engine } from '../../testing/engines.ts';
import { signingKey } from './signingKey.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const folderOf = (name: string) => mkdtempSync(path.join(folder, name));

test('beside the embedded database the key is made once, for its owner alone', async () => {
  // An embedded database keeps its key in the folder, and does not ask its database.
  const database = { engine: 'embedded' } as Database;
  const first = await signingKey(database, folder);
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(await signingKey(database, folder)).toBe(first);
  expect(readdirSync(folder)).toEqual(['signing-key']);
  expect(statSync(path.join(folder, 'signing-key')).mode & 0o777).toBe(0o600);
  expect(await signingKey(database, folderOf('other-'))).not.toBe(first);
});

test('a key that was cut off while it was written is made anew', async () => {
  writeFileSync(path.join(folder, 'signing-key'), '');
  writeFileSync(path.join(folder, 'signing-key.part'), 'half', { mode: 0o644 });
  const key = await signingKey({ engine: 'embedded' } as Database, folder);
  expect(key.length).toBeGreaterThanOrEqual(64);
  expect(readFileSync(path.join(folder, 'signing-key'), 'utf8')).toBe(key);
  expect(statSync(path.join(folder, 'signing-key')).mode & 0o777).toBe(0o600);
});

describe('the key of several instances', () => {
  let server: Awaited<ReturnType<Engine['create']>>;
  let database: Database;
  beforeEach(async () => {
    server = await engine.create('migrated');
    const settings = { DATA_DIR: folder, DATABASE_URL: server.url, DATABASE_CONNECTIONS: 10 };
    database = await openDatabase(settings, createLog('silent'));
  });
  afterEach(async () => {
    await database.close();
    await server.drop();
  });

  test('instances that ask at the same moment get the same key, and none is left in a folder', async () => {
    const folders = Array.from({ length: 8 }, () => folderOf('instance-'));
    const keys = await Promise.all(folders.map((one) => signingKey(database, one)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThanOrEqual(64);
    expect(folders.flatMap((one) => readdirSync(one))).toEqual([]);
  });

  test('the key of an instance that was alone becomes the key of all', async () => {
    const before = 'of the time before there was a second instance';
    writeFileSync(path.join(folder, 'signing-key'), `${before}\n`);
    expect(await signingKey(database, folder)).toBe(before);
    expect(await signingKey(database, folderOf('second-'))).toBe(before);
  });
});
