import { Kysely, PostgresDialect } from 'kysely';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import { holdsSweep, holdSweep } from '../platform/blobs/garbage.ts';
import { openBlobStore } from '../platform/blobs/openBlobStore.ts';
import type { Config } from '../config.ts';
import { countKeyName } from '../voting/count/countKey.ts';
import { connectDatabase, type Db } from '../platform/database/database.ts';
import { FolderLocked, lockFolder } from '../platform/database/lock.ts';
import type { Tables } from '../platform/database/tables.ts';
import { readSecret } from '../platform/keptSecret.ts';
import type { Logger } from '../platform/log.ts';
import { migrationsOf } from './catalog.ts';
import { callService, type Held } from './channelCaller.ts';
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

/** Rows on a server; its session suspends the sweep of every instance until it is closed. */
async function serverRows(config: Config, log: Logger): Promise<Rows> {
  const { db, close } = await connectDatabase(config, log);
  const pool = new Pool({ connectionString: config.DATABASE_URL, max: 1, idleTimeoutMillis: 0, keepAlive: true });
  // A lost connection is noticed by `confirm`.
  pool.on('error', () => undefined);
  const session = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const closeBoth = async () => {
    await session.destroy();
    await close();
  };
  try {
    if ((await migrationsOf(db)) === null) throw nothingIn('the database of DATABASE_URL');
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

/** Rows of the embedded database of a running service: read from copies that it makes. */
const runningRows = (held: Held, config: Config, log: Logger): Rows => ({
  async snapshot(work) {
    const copy = await held.copy();
    try {
      const { db, close } = await connectDatabase({ ...config, DATA_DIR: copy }, log);
      return await readSnapshot(db, work).finally(close);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  },
  confirm: () => held.confirm(),
  close: () => Promise.resolve(held.end()),
});

/** Rows of the embedded database of a stopped service, which cannot be started until this is closed. */
async function stoppedRows(unlock: () => Promise<void>, config: Config, log: Logger): Promise<Rows> {
  const { db, close } = await connectDatabase(config, log).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  return {
    snapshot: (work) => readSnapshot(db, work),
    confirm: () => Promise.resolve(),
    async close() {
      await close();
      await unlock();
    },
  };
}

/** Milliseconds to wait for a service that is starting or stopping. */
const patience = 10_000;

/** @returns the service that owns the folder, or, without one, the function that releases the folder's lock */
async function ownerOf(folder: string): Promise<Held | (() => Promise<void>)> {
  for (const until = Date.now() + patience; ; await delay(100)) {
    const held = await callService(folder);
    if (held) return held;
    try {
      return await lockFolder(folder, 0);
    } catch (error) {
      if (!(error instanceof FolderLocked)) throw error;
      if (Date.now() > until)
        throw new Refused(
          `The data folder ${folder} is in use by a program that cannot be asked for a copy: a restore, a backup of the stopped service, or a service whose log says why. Try again when it has ended.`,
        );
    }
  }
}

async function embeddedRows(config: Config, log: Logger): Promise<Rows> {
  const { DATA_DIR: folder } = config;
  if (!existsSync(path.join(folder, 'database', 'PG_VERSION'))) throw nothingIn(`the data folder ${folder} (DATA_DIR)`);
  const owner = await ownerOf(folder);
  return typeof owner === 'function' ? stoppedRows(owner, config, log) : runningRows(owner, config, log);
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
  const rows = await (config.DATABASE_URL === undefined ? embeddedRows(config, log) : serverRows(config, log));
  try {
    return { ...rows, blobs: await openBlobStore(config, log), countKey: await countKeyFile(rows, config) };
  } catch (error) {
    await rows.close();
    throw error;
  }
}
