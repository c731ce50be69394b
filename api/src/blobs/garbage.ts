import type { Db } from '../database/database.ts';
import type { BlobStore } from './blobStore.ts';

/** Milliseconds after which an unreferenced blob is removed: longer than any upload or download takes. */
const graceMs = 15 * 60_000;

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

/** Removes what has been unreferenced for long enough. @returns how many blobs were removed */
export async function sweepGarbage(db: Db, blobs: BlobStore, now: Date): Promise<number> {
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
