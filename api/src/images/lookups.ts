import { sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Db } from '../database/database.ts';

/** Ids of the competitions that contain any of these images. */
export async function competitionsOfImages(db: Db, ids: readonly number[]): Promise<number[]> {
  const query = db.selectFrom('image').select('competition_id').distinct().where('id', '=', anyOf(ids));
  return (await query.execute()).map(({ competition_id }) => competition_id);
}

/** Ids of the competitions with entries of a person, newest first. */
export async function competitionsEntered(db: Db, voterKey: string): Promise<number[]> {
  const rows = await db
    .selectFrom('competition')
    .select('id')
    .where((e) =>
      e.exists(
        e
          .selectFrom('image')
          .select('image.id')
          .whereRef('image.competition_id', '=', 'competition.id')
          .where('image.voter_key', '=', voterKey),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Near-duplicates by image, in order of distance; each pair is listed for both images. */
export async function similarOf(db: Db, ids: number[]): Promise<Map<number, { imageId: number; distance: number }[]>> {
  const found = new Map<number, { imageId: number; distance: number }[]>();
  if (!ids.length) return found;
  const rows = await db
    .selectFrom('image_similarity')
    .selectAll()
    .where(sql<boolean>`image_id = any(${ids}::int[]) or other_id = any(${ids}::int[])`)
    .orderBy('distance')
    .execute();
  const add = (id: number, imageId: number, distance: number) =>
    found.set(id, [...(found.get(id) ?? []), { imageId, distance }]);
  for (const { image_id, other_id, distance } of rows) {
    add(image_id, other_id, distance);
    add(other_id, image_id, distance);
  }
  return found;
}
