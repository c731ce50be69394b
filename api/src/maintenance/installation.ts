import { Kysely, PostgresDialect } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import { holdsSweep, holdSweep } from '../platform/blobs/garbage.ts';
import { openBlobStore } from '../platform/blobs/openBlobStore.ts';
import type { Config } from '../config.ts';
import { countKeyName } from '../voting/count/countKey.ts';
import {
  connectTo,
  hasEmbedded,
  reachRunning,
  reachServer,
  unhurried,
  type Db,
  type Reached,
} from '../platform/database/database.ts';
import { FolderLocked, lockFolder } from '../platform/database/lock.ts';
import type { Tables } from '../platform/database/tables.ts';
import { readSecret } from '../platform/keptSecret.ts';
import type { Logger } from '../platform/log.ts';
import { migrationsOf } from './catalog.ts';
import { writePortableText } from './portableText.ts';
import { Refused } from './refused.ts';

/** The rows of an installation that may be at work meanwhile. */
interface Rows {
  /** Runs `work` on all rows as they are at one instant; it can change nothing. */
  snapshot<T>(work: (view: Db) => Promise<T>): Promise<T>;
  /** @throws Refused when blobs that a snapshot refers to may have been removed after all */
  confirm(): Promise<void>;
  close(): Promise<void>;
}

/** An installation to be looked at. The blobs that its snapshots refer to stay until it is closed. */
export interface Installation extends Rows {
  blobs: BlobStore;
  /** The key that signs counts, where a file in the data folder keeps it; else it is among the rows, or in the settings. */
  countKey: string | null;
}

/** All rows as they are now, in one transaction. */
export const readSnapshot = <T>(db: Db, work: (view: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (view) => {
      await writePortableText(view);
      return work(view);
    });

const nothingIn = (where: string) =>
  new Refused(`There is no installation in ${where}: nothing was ever stored there.`);

/**
 * Rows of a server that is reached; its session suspends the sweep of every instance until it is closed.
 * @param where they are, for a person
 */
async function serverRows(reached: Reached, where: string, config: Config, log: Logger): Promise<Rows> {
  const { db, close } = await connectTo(reached, unhurried(config), log);
  const pool = new Pool({ ...reached.place, max: 1, idleTimeoutMillis: 0, keepAlive: true });
  // A lost connection is noticed by `confirm`.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const session = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const closeBoth = async () => {
    await session.destroy();
    await close();
  };
  try {
    if ((await migrationsOf(db)) === null) throw nothingIn(where);
    await holdSweep(session);
  } catch (error) {
    await closeBoth();
    throw error;
  }
  return {
    snapshot: (work) => readSnapshot(db, work),
    async confirm() {
      if (await holdsSweep(session).catch(() => false)) return;
      throw new Refused('The connection to the database was lost in the meantime: start the command again.');
    },
    close: closeBoth,
  };
}

/** Milliseconds to wait for a service that is starting or stopping. */
const patience = 10_000;

/** The server that the owner of a data folder runs; without an owner it is started here, and the folder is locked until it ends. */
export async function reachEmbedded(config: Config, log: Logger): Promise<Reached> {
  for (const until = Date.now() + patience; ; await delay(100)) {
    try {
      const unlock = await lockFolder(config.DATA_DIR, 0);
      const { place, end } = await reachServer(config, log).catch(async (error: unknown) => {
        await unlock();
        throw error;
      });
      return { place, end: () => end().finally(unlock) };
    } catch (error) {
      if (!(error instanceof FolderLocked)) throw error;
      const running = await reachRunning(config);
      if (running) return running;
      if (Date.now() > until) throw error;
    }
  }
}

async function rowsOf(config: Config, log: Logger): Promise<Rows> {
  if (config.DATABASE_URL !== undefined)
    return serverRows(await reachServer(config, log), 'the database of DATABASE_URL', config, log);
  const where = `the data folder ${config.DATA_DIR} (DATA_DIR)`;
  if (!hasEmbedded(config.DATA_DIR)) throw nothingIn(where);
  return serverRows(await reachEmbedded(config, log), where, config, log);
}

/** The key that instances share among the rows goes before the file of one of them; a restore leaves a file until the first start. */
async function countKeyFile({ snapshot }: Rows, { DATABASE_URL, DATA_DIR }: Config): Promise<string | null> {
  const isShared = (view: Db) =>
    view.selectFrom('setting').select('key').where('key', '=', countKeyName).executeTakeFirst();
  return DATABASE_URL !== undefined && (await snapshot(isShared)) ? null : readSecret(DATA_DIR, countKeyName);
}

/**
 * Opens the installation of the settings for looking at, whether it is running or not.
 * @throws Refused when there is none, or it cannot be looked at now
 */
export async function openInstallation(config: Config, log: Logger): Promise<Installation> {
  const rows = await rowsOf(config, log);
  try {
    return { ...rows, blobs: await openBlobStore(config, log), countKey: await countKeyFile(rows, config) };
  } catch (error) {
    await rows.close();
    throw error;
  }
}
