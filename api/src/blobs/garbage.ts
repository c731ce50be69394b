import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { BlobStore } from './blobStore.ts';

/** Milliseconds after which an unreferenced blob is removed: longer than any upload or download takes. */
const graceMs = 15 * 60_000;

/** Class and object of the advisory lock that keeps the sweep away. */
const sweepLock = sql.raw<number>('1886416743, 1');

/**
 * Keeps every sweep of this database away until `allowSweep` or the end of the session: what a snapshot refers to stays
 * for as long as it is being copied, however long that takes. Holders do not disturb each other.
 */
export const holdSweep = async (session: Db): Promise<void> => {
  await sql`select pg_advisory_lock_shared(${sweepLock})`.execute(session);
};

export const allowSweep = async (session: Db): Promise<void> => {
  await sql`select pg_advisory_unlock_shared(${sweepLock})`.execute(session);
};

/** Looks instead of locking: the embedded engine has one session, in which locks never meet. */
async function sweepIsHeld(db: Db, by = sql`true`): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select from pg_locks
    where locktype = 'advisory' and (classid, objid, objsubid) = (${sweepLock}, 2) and ${by}
      and database = (select oid from pg_database where datname = current_database())
  ) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Whether it is this session that keeps the sweep away: it no longer does when its connection was lost meanwhile. */
export const holdsSweep = (session: Db): Promise<boolean> => sweepIsHeld(session, sql`pid = pg_backend_pid()`);

/** Lists blobs that are about to be written, or that nothing refers to any more. */
export async function listGarbage(db: Db, keys: string[], now: Date): Promise<void> {
  const rows = keys.map((key) => ({ key, since: now }));
  await db
    .insertInto('blob_garbage')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Takes blobs off the list, in the transaction that refers to them. @throws when the sweep was quicker */
export async function claimBlobs(tx: Db, keys: string[]): Promise<void> {
  const claimed = await tx.deleteFrom('blob_garbage').where('key', 'in', keys).returning('key').execute();
  if (claimed.length !== keys.length) throw new Error('Some of the blobs were swept before they were referred to');
}

/**
 * Removes what has been unreferenced for long enough; nothing while a backup or a check is under way. One that begins in
 * the middle loses nothing: what is removed from here on was unreferenced before it began.
 * @returns how many blobs were removed
 */
export async function sweepGarbage(db: Db, blobs: BlobStore, now: Date): Promise<number> {
  if (await sweepIsHeld(db)) return 0;
  const before = new Date(now.getTime() - graceMs);
  let removed = 0;
  for (;;) {
    const due = await db.selectFrom('blob_garbage').select('key').where('since', '<', before).limit(50).execute();
    if (!due.length) return removed;
    for (const { key } of due) {
      // The row goes only after the file, under a lock that an upload still claiming the blob would wait for.
      await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('blob_garbage')
          .select('key')
          .where('key', '=', key)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return;
        await blobs.remove(key);
        await tx.deleteFrom('blob_garbage').where('key', '=', key).execute();
        removed += 1;
      });
    }
  }
}
