/** A data folder of the version that kept its rows with PGlite is moved over once, by its first start. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../platform/database/migrate.ts';
import { engine, ownServer } from '../../testing/engines.ts';
import { backedUp, loadDatabase, prepareTables } from '../loadDatabase.ts';
import { contentOf, manifestOf } from '../testing/backupContent.ts';
import { fill } from '../testing/contents.ts';
import { quietly, silent, TestInstallation } from '../testing/installation.ts';
import { moveOver } from './moveOver.ts';
import { openPglite, type OldDatabase } from './pgliteDatabase.ts';

let source: TestInstallation;
let backup: string;
let target: TestInstallation;
const old = () => path.join(target.dataDir, 'database');

beforeAll(async () => {
  source = await TestInstallation.make(engine);
  await fill(source);
  backup = await source.backUp('backup');
});
afterAll(() => source.remove());
beforeEach(async () => {
  target = await TestInstallation.make(ownServer);
});
afterEach(() => target.remove());

/** Gives the target the photos of the backup, and its rows as an earlier version kept them. */
async function makeOld(change: (database: OldDatabase) => Promise<unknown>): Promise<void> {
  await target.restore(backup);
  rmSync(path.join(target.dataDir, 'postgresql'), { recursive: true });
  mkdirSync(old());
  const database = await openPglite(old());
  const manifest = manifestOf(backup);
  await prepareTables(database.db, manifest);
  await loadDatabase(database.db, backedUp({ folder: backup, manifest, ...quietly }));
  await migrate(database.db);
  await change(database);
  await database.close();
}

/** Files of the old folder with what tells whether they were changed. */
const stateOfOld = () =>
  readdirSync(old(), { recursive: true, encoding: 'utf8' }).map((file) => {
    const { size, mtimeMs } = statSync(path.join(old(), file));
    return [file, size, mtimeMs];
  });

test('every row is there, sequences go on, and the old folder stays as it is', async () => {
  await makeOld(() => Promise.resolve());
  const before = stateOfOld();
  // Remains of a killed start.
  for (const rest of ['database.copy', 'postgresql.part'])
    mkdirSync(path.join(target.dataDir, rest, 'base'), { recursive: true });
  await moveOver(await target.config(), silent);
  expect(contentOf(await target.backUp('moved'))).toEqual(contentOf(backup));
  expect(manifestOf(target.beside('moved')).sequences).toEqual(manifestOf(backup).sequences);
  expect(stateOfOld()).toEqual(before);
  expect(readdirSync(target.dataDir).filter((name) => /copy|part|new/.test(name))).toEqual([]);

  const { db, close } = await target.database();
  await sql`delete from vote`.execute(db);
  await close();
  await moveOver(await target.config(), silent);
  const again = await target.database();
  expect(await again.db.selectFrom('vote').selectAll().execute()).toEqual([]);
  await again.close();
});

test('a database of a later version is refused, and nothing is left of the attempt', async () => {
  await makeOld(({ db }) => sql`insert into kysely_migration values ('9999_later', '')`.execute(db));
  await expect(moveOver(await target.config(), silent)).rejects.toThrow(
    'it is that of a later version, which has brought 9999_later',
  );
  expect(existsSync(path.join(target.dataDir, 'postgresql'))).toBe(false);
});
