import { sql } from 'kysely';
import { claimBlobs, listGarbage } from '../../../platform/blobs/garbage.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredDerivative } from '../../../platform/database/tables.ts';
import type { Exposure } from '../pipeline/exposure.ts';
import { randomVersion } from '../randomVersion.ts';

/** The files and data to make of an image. */
export interface Wants {
  /** The derivatives of 800 pixels. */
  wantsSmall: boolean;
  /** All derivatives, if those that there are have wrong colours. */
  wantsColours: boolean;
  /** The exposure data. */
  wantsExposure: boolean;
}

/** An image of which something is to be made. */
export interface Incomplete extends Wants {
  imageId: number;
  originalKey: string;
  /** How often it has been tried, this time included. */
  attempts: number;
}

/** Number of images of which something is to be made. */
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
    returning image.id as "imageId", image.original_key as "originalKey", derivative_backfill.attempts,
      wants_small as "wantsSmall", wants_colours as "wantsColours", wants_exposure as "wantsExposure"`.execute(db);
  return rows[0] ?? null;
}

/** Puts off what has failed, and keeps the reason for `npm run check`. */
export const postpone = async (db: Db, imageId: number, error: string, dueAt: Date): Promise<void> => {
  const change = { error, due_at: dueAt };
  await db.updateTable('derivative_backfill').set(change).where('image_id', '=', imageId).execute();
};

/** The files and data made of an image. */
export interface Made {
  /** Stored derivatives that the image has besides its others. */
  added: StoredDerivative[];
  /** Stored derivatives that take the place of all others, and the placeholder of their colours. */
  anew: { derivatives: StoredDerivative[]; thumbhash: string } | null;
  exposure: Exposure | null;
}

const columnsOfExposure = ({ camera, lens, focalLength, aperture, shutter, iso, takenAt }: Exposure) => ({
  camera,
  lens,
  focal_length: focalLength,
  aperture,
  shutter,
  iso,
  taken_at: takenAt,
});

/** Puts other derivatives in the place of those that there are: under a new version, since the addresses of the old are cached. */
async function replaceDerivatives(
  tx: Db,
  imageId: number,
  { derivatives, thumbhash }: NonNullable<Made['anew']>,
  now: Date,
) {
  const { derivatives: old } = await tx
    .selectFrom('image')
    .select('derivatives')
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow();
  const change = { derivatives: JSON.stringify(derivatives), thumbhash, version: randomVersion() };
  await tx.updateTable('image').set(change).where('id', '=', imageId).execute();
  await listGarbage(
    tx,
    old.map(({ key }) => key),
    now,
  );
}

/**
 * Gives an image what was made of it; the blobs are garbage no more from then on, those in whose place they come are.
 * @returns false when the image is gone, or another instance was quicker: the blobs stay garbage
 */
export const complete = (db: Db, imageId: number, { added, anew, exposure }: Made, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // A removal locks the image first, too. Votes and comments, which refer to it, need not wait.
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
    if (anew) await replaceDerivatives(tx, imageId, anew, now);
    if (added.length) {
      const all = sql<string>`derivatives || ${JSON.stringify(added)}::jsonb`;
      await tx.updateTable('image').set({ derivatives: all }).where('id', '=', imageId).execute();
    }
    if (exposure) await tx.updateTable('image').set(columnsOfExposure(exposure)).where('id', '=', imageId).execute();
    const keys = [...added, ...(anew?.derivatives ?? [])].map(({ key }) => key);
    if (keys.length) await claimBlobs(tx, keys);
    return true;
  });
