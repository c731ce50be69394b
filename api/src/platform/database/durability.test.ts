import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const built = new URL('../../../dist/platform/database/durableFs.js', import.meta.url).href;

/** Counts the syncs that reach the file system while rows are committed one by one. */
const program = (folder: string, commits: number) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let syncs = 0;
  const real = fs.fsyncSync;
  fs.fsyncSync = (descriptor) => { syncs += 1; return real(descriptor); };
  syncBuiltinESMExports();
  const { DurableFs, durableParameters } = await import(${JSON.stringify(built)});
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ fs: new DurableFs(${JSON.stringify(folder)}), startParams: durableParameters });
  await database.exec('create table row (id int)');
  const before = syncs;
  for (let i = 0; i < ${commits}; i++) await database.query('insert into row values ($1)', [i]);
  const settings = await database.query("select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method");
  console.log(JSON.stringify({ syncs: syncs - before, ...settings.rows[0] }));
  await database.close();
`;

test('every commit of the embedded database reaches the disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-durable-'));
  try {
    const script = program(path.join(folder, 'database'), 7);
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const { syncs, fsync, method } = JSON.parse(output) as { syncs: number; fsync: string; method: string };
    expect([fsync, method]).toEqual(['on', 'fsync']);
    expect(syncs).toBeGreaterThanOrEqual(7);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
