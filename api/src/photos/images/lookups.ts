import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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

/** An entry that looks like another one. */
export interface SimilarEntry {
  imageId: number;
  competitionId: number;
  distance: number;
  sameAuthor: boolean;
}

/** Near-duplicates by image, in order of distance; each pair is listed for both images. */
export async function similarOf(db: Db, ids: number[]): Promise<Map<number, SimilarEntry[]>> {
  const found = new Map<number, SimilarEntry[]>();
  if (!ids.length) return found;
  const rows = await db
    .selectFrom('image_similarity as pair')
    .innerJoin('image', 'image.id', 'pair.image_id')
    .innerJoin('image as other', 'other.id', 'pair.other_id')
    .select([
      'image.id',
      'image.competition_id',
      'other.id as other_id',
      'other.competition_id as other_competition_id',
    ])
    .select(['pair.distance', sql<boolean>`image.voter_key = other.voter_key`.as('same_author')])
    .where(sql<boolean>`pair.image_id = any(${ids}::int[]) or pair.other_id = any(${ids}::int[])`)
    .orderBy('pair.distance')
    .orderBy('image.id')
    .orderBy('other.id')
    .execute();
  const add = (id: number, similar: SimilarEntry) => found.set(id, [...(found.get(id) ?? []), similar]);
  for (const row of rows) {
    const { distance, same_author: sameAuthor } = row;
    add(row.id, { imageId: row.other_id, competitionId: row.other_competition_id, distance, sameAuthor });
    add(row.other_id, { imageId: row.id, competitionId: row.competition_id, distance, sameAuthor });
  }
  return found;
}
