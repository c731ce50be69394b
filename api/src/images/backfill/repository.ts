import { sql } from 'kysely';
import { claimBlobs } from '../../blobs/garbage.ts';
import type { Db } from '../../database/database.ts';
import type { StoredDerivative } from '../../database/tables.ts';

/** An image whose derivatives are to be completed. */
export interface Incomplete {
  imageId: number;
  originalKey: string;
  /** How often it has been tried, this time included. */
  attempts: number;
}

/** Number of images that lack a derivative. */
export async function countIncomplete(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('derivative_backfill')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Leases the next image to this process until `leaseEnd`: other instances take others meanwhile, and what a killed one has
 * begun is due again then.
 */
export async function leaseNext(db: Db, now: Date, leaseEnd: Date): Promise<Incomplete | null> {
  const { rows } = await sql<Incomplete>`
    update derivative_backfill set attempts = derivative_backfill.attempts + 1, due_at = ${leaseEnd}
    from image
    where image.id = derivative_backfill.image_id and derivative_backfill.image_id = (
      select image_id from derivative_backfill where due_at <= ${now}
      order by due_at, image_id limit 1 for update skip locked)
    returning image.id as "imageId", image.original_key as "originalKey", derivative_backfill.attempts`.execute(db);
  return rows[0] ?? null;
}

/** Puts off what has failed, and keeps the reason for `npm run check`. */
export const postpone = async (db: Db, imageId: number, error: string, dueAt: Date): Promise<void> => {
  const change = { error, due_at: dueAt };
  await db.updateTable('derivative_backfill').set(change).where('image_id', '=', imageId).execute();
};

/**
 * Adds stored derivatives to an image; their blobs are garbage no more from then on.
 * @returns false when the image is gone, or another instance was quicker: the blobs stay garbage
 */
export const complete = (db: Db, imageId: number, derivatives: StoredDerivative[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Whoever removes the image locks it first, too. Votes and comments, which refer to it, need not wait.
    const image = await tx
      .selectFrom('image')
      .select('id')
      .where('id', '=', imageId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!image) return false;
    const [listed] = await tx
      .deleteFrom('derivative_backfill')
      .where('image_id', '=', imageId)
      .returningAll()
      .execute();
    if (!listed) return false;
    const all = sql<string>`derivatives || ${JSON.stringify(derivatives)}::jsonb`;
    await tx.updateTable('image').set({ derivatives: all }).where('id', '=', imageId).execute();
    await claimBlobs(
      tx,
      derivatives.map(({ key }) => key),
    );
    return true;
  });
