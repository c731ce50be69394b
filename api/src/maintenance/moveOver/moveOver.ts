import { constants, existsSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { isBeforeBaseline, stepsCommit } from '../../platform/database/baseline.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import {
  connectTo,
  embeddedFolder,
  hasEmbedded,
  startEmbedded,
  unhurried,
  type Db,
} from '../../platform/database/database.ts';
import { syncFolder } from '../../platform/database/embedded/cluster.ts';
import { endLeftOver } from '../../platform/database/embedded/leftOver.ts';
import { lockFolder } from '../../platform/database/lock.ts';
import type { Logger } from '../../platform/log.ts';
import { migrationsOf, tablesOf } from '../catalog.ts';
import { readSnapshot } from '../installation.ts';
import { loadDatabase, prepareTables } from '../loadDatabase.ts';
import { dumpRows, loadRows } from '../rows.ts';
import { readSequences } from '../sequences.ts';
import { openPglite } from './pgliteDatabase.ts';

/** Where earlier versions kept the embedded database, which PGlite ran. */
const oldFolder = (dataDir: string): string => path.join(dataDir, 'database');

/** @throws for a database of a version that has gone further than this one, or from before its baseline */
function requireKnown(migrations: string[]): void {
  if (isBeforeBaseline(migrations))
    throw new Error(
      `it was made by an earlier version, up to ${migrations.at(-1)}: start commit ${stepsCommit} once on it, then this version`,
    );
  const unknown = migrations.find((name, i) => migrationNames[i] !== name);
  if (unknown !== undefined) throw new Error(`it is that of a later version, which has brought ${unknown}`);
}

/** Copies every row of one database into another, which is empty. */
async function moveRows(view: Db, to: Db): Promise<number> {
  const [migrations, tables] = [(await migrationsOf(view)) ?? [], await tablesOf(view)];
  let rows = 0;
  requireKnown(migrations);
  if (migrations.length) {
    await prepareTables(to, { migrations, tables });
    const lines = async function* (table: (typeof tables)[number]) {
      for await (const batch of dumpRows(view, table)) yield* batch;
    };
    await loadDatabase(to, {
      migrations,
      tables,
      sequences: await readSequences(view),
      async load(tx, { name }, receiver) {
        const table = tables.find((one) => one.name === name);
        if (table) rows += await loadRows(tx, receiver, lines(table));
      },
    });
  }
  await migrate(to);
  return rows;
}

/**
 * Moves the embedded database of an earlier version, which PGlite ran, over to the PostgreSQL that runs it now: once, by reading
 * every row of a copy. The old folder stays as it is. Killed in the middle it begins again with the next start. The data folder
 * is locked meanwhile.
 * @throws when the old database is of a version that this one does not know
 */
export async function moveOver(config: Config, log: Logger): Promise<void> {
  const { DATA_DIR: dataDir } = config;
  const old = oldFolder(dataDir);
  if (config.DATABASE_URL !== undefined || hasEmbedded(dataDir) || !existsSync(path.join(old, 'PG_VERSION'))) return;
  const unlock = await lockFolder(dataDir);
  try {
    await moveLocked(config, log, old);
  } finally {
    await unlock();
  }
}

async function moveLocked(config: Config, log: Logger, old: string): Promise<void> {
  const { DATA_DIR: dataDir } = config;
  // Another start may have done it while this one waited for the folder.
  if (hasEmbedded(dataDir)) return;
  log.warn({ from: old }, 'the database of an earlier version is moved over, once');
  const [copy, made] = [path.join(dataDir, 'database.copy'), path.join(dataDir, 'postgresql.part')];
  if (existsSync(made)) await endLeftOver(made);
  for (const rest of [copy, made]) rmSync(rest, { recursive: true, force: true });
  await cp(old, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const target = await connectTo(await startEmbedded(made, config, log), unhurried(config), log);
  try {
    const from = await openPglite(copy);
    const rows = await readSnapshot(from.db, (view) => moveRows(view, target.db)).finally(from.close);
    log.warn({ rows }, 'the database was moved over; the old folder is needed no more');
  } finally {
    await target.close();
    rmSync(copy, { recursive: true, force: true });
  }
  renameSync(made, embeddedFolder(dataDir));
  syncFolder(dataDir);
}
