import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import { openBlobStore } from '../platform/blobs/openBlobStore.ts';
import type { Config } from '../config.ts';
import { connectDatabase, hasEmbedded, unhurried, type Database, type Db } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/lock.ts';
import type { Logger } from '../platform/log.ts';
import { migrationsOf, tablesOf } from './catalog.ts';
import { names } from './layout.ts';
import { Refused } from './refused.ts';

/** Where a backup is restored to; nobody else works on it. */
export interface RestoreTarget {
  blobs: BlobStore;
  /** Null while the embedded database has not been created; `open` creates it. */
  db: Db | null;
  /** The database, made now if need be. */
  open(): Promise<Db>;
  close(): Promise<void>;
}

/** Tables into which the service writes at its first start: their rows do not make an installation non-empty. */
const noted = ['setting', 'count_key'];

/**
 * A restore must lose nothing: it never writes into a database that has rows.
 * @param migrations those of the backup
 * @throws Refused
 */
export async function requireEmptyDatabase(db: Db, migrations: string[]): Promise<void> {
  const filled: string[] = [];
  const tables = await tablesOf(db);
  for (const { name } of tables) {
    const { rows } = await sql<{ any: boolean }>`select exists (select from ${sql.id(name)}) as any`.execute(db);
    if (rows[0]?.any && !noted.includes(name)) filled.push(name);
  }
  if (filled.length)
    throw new Refused(
      `The database is not empty: there are rows in ${filled.join(', ')}. A backup is restored into an empty installation only. Nothing was changed.`,
    );
  const made = await migrationsOf(db);
  if (made === null && tables.length)
    throw new Refused('The database holds the tables of another program. Nothing was changed.');
  if (made?.some((name) => !migrations.includes(name)))
    throw new Refused(
      'The database is empty, but its tables were made by a later version than the backup: restore into a database without tables. Nothing was changed.',
    );
}

/** Blobs of this very backup may be there: a restore that was killed has left them. @throws Refused for any other */
export async function requireEmptyStore(blobs: BlobStore, backup: string): Promise<void> {
  for await (const key of blobs.list())
    if (!existsSync(path.join(backup, names.blob(key))))
      throw new Refused(
        `The photo store is not empty: it has ${key}, which is not in the backup. A backup is restored into an empty installation only. Nothing was changed.`,
      );
}

/**
 * Opens the installation of the settings for a restore.
 * @throws FolderLocked when a service runs on its data folder
 */
export async function openTarget(config: Config, log: Logger): Promise<RestoreTarget> {
  const unlock = await lockFolder(config.DATA_DIR);
  let database: Database | null = null;
  const close = async () => {
    await database?.close();
    await unlock();
  };
  const open = async () => (database ??= await connectDatabase(unhurried(config), log)).db;
  const exists = config.DATABASE_URL !== undefined || hasEmbedded(config.DATA_DIR);
  try {
    return { blobs: await openBlobStore(config, log), db: exists ? await open() : null, open, close };
  } catch (error) {
    await close();
    throw error;
  }
}
