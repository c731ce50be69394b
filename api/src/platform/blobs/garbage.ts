import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { BlobStore } from './blobStore.ts';

/** Milliseconds after which an unreferenced blob is removed: longer than any upload or download takes. */
const graceMs = 15 * 60_000;

/** Class and object id of the advisory lock that suspends the sweep. */
const sweepLock = sql.raw<number>('1886416743, 1');

/**
 * Suspends every sweep of this database until the end of the session: what a snapshot refers to stays
 * for as long as it is being copied, however long that takes. The lock is shared: several holders do not block each other.
 */
export const holdSweep = async (session: Db): Promise<void> => {
  await sql`select pg_advisory_lock_shared(${sweepLock})`.execute(session);
};

/** Reads pg_locks instead of taking the lock, which would suspend the sweeps of other instances. */
async function sweepIsHeld(db: Db, by = sql`true`): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select from pg_locks
    where locktype = 'advisory' and (classid, objid, objsubid) = (${sweepLock}, 2) and ${by}
      and database = (select oid from pg_database where datname = current_database())
  ) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Whether this session still holds the lock; a lost connection has released it. */
export const holdsSweep = (session: Db): Promise<boolean> => sweepIsHeld(session, sql`pid = pg_backend_pid()`);

/** Marks blobs as garbage: about to be written, or no longer referenced. */
export async function listGarbage(db: Db, keys: string[], now: Date): Promise<void> {
  const rows = keys.map((key) => ({ key, since: now }));
  await db
    .insertInto('blob_garbage')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Unmarks blobs, in the transaction that references them. @throws when the sweep has removed one already */
export async function claimBlobs(tx: Db, keys: string[]): Promise<void> {
  const claimed = await tx.deleteFrom('blob_garbage').where('key', 'in', keys).returning('key').execute();
  if (claimed.length !== keys.length) throw new Error('Some of the blobs were swept before they were referred to');
}

/**
 * Removes blobs that have been unreferenced for longer than the grace period; none while a backup or a check is running. A
 * backup that begins during a sweep loses nothing: the sweep only removes blobs that were unreferenced before.
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
      // The row is locked until the file is removed: an upload that claims the blob waits for it.
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
