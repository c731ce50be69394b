import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ImageRow, Tables } from '../database/tables.ts';

/** An image with what a viewer is shown of its surroundings. */
export interface ImageRecord extends Omit<ImageRow, 'perceptual_hash'> {
  my_vote: number | null;
  author_id: number | null;
  author_username: string | null;
  author_first_name: string | null;
  author_last_name: string | null;
}

const columns = [
  'id',
  'competition_id',
  'voter_key',
  'type_code',
  'slot',
  'title',
  'description',
  'moderation',
  'moderation_reason',
  'moderated_by',
  'moderated_at',
  'original_key',
  'original_content_type',
  'original_format',
  'original_bytes',
  'sha256',
  'width',
  'height',
  'thumbhash',
  'version',
  'derivatives',
  'camera',
  'lens',
  'focal_length',
  'aperture',
  'shutter',
  'iso',
  'taken_at',
  'vote_count',
  'created_at',
  'updated_at',
] as const;

type ImageQuery = SelectQueryBuilder<Tables, 'image', object>;

/** Which images of a competition a list holds. */
export interface ListFilter {
  competitionId: number;
  /** Administrators list every moderation. */
  onlyApproved: boolean;
  type?: string | undefined;
}

const filtered = (db: Db, { competitionId, onlyApproved, type }: ListFilter): ImageQuery => {
  let query = db.selectFrom('image').where('competition_id', '=', competitionId) as ImageQuery;
  if (onlyApproved) query = query.where('moderation', '=', 'APPROVED');
  if (type !== undefined) query = query.where('type_code', '=', type);
  return query;
};

/** Adds author and own vote to rows that a query has chosen: page first, then one lookup per row. */
async function withSurroundings(db: Db, ids: number[], voterKey: string | null): Promise<ImageRecord[]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('image')
    .leftJoin('account', 'account.voter_key', 'image.voter_key')
    .select(columns.map((column) => `image.${column}` as const))
    .select([
      'account.id as author_id',
      'account.username as author_username',
      'account.first_name as author_first_name',
      'account.last_name as author_last_name',
    ])
    .select((e) =>
      e
        .selectFrom('vote')
        .select('vote.point')
        .whereRef('vote.image_id', '=', 'image.id')
        .where(sql<boolean>`vote.voter_key = ${voterKey}::uuid`)
        .as('my_vote'),
    )
    .where('image.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const findImagesById = withSurroundings;

export async function findImage(db: Db, id: number, voterKey: string | null): Promise<ImageRecord | null> {
  return (await withSurroundings(db, [id], voterKey))[0] ?? null;
}

export async function countImages(db: Db, filter: ListFilter): Promise<number> {
  const { n } = await filtered(db, filter)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** By createdAt ascending (spec §9). */
export async function pageByCreation(
  db: Db,
  filter: ListFilter,
  limit: number,
  offset: number,
  voterKey: string | null,
) {
  const ids = await filtered(db, filter)
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return withSurroundings(
    db,
    ids.map(({ id }) => id),
    voterKey,
  );
}

/** Fewest-voted first, ties in a shuffle that is fixed per voter (product.md §4). */
export async function pageFairly(db: Db, filter: ListFilter, limit: number, offset: number, voterKey: string) {
  const ids = await filtered(db, filter)
    .select('id')
    .orderBy('vote_count')
    .orderBy(sql`md5(id::text || ${voterKey})`)
    .limit(limit)
    .offset(offset)
    .execute();
  return withSurroundings(
    db,
    ids.map(({ id }) => id),
    voterKey,
  );
}

/** Ids of the images before and after each one by createdAt, within a list. */
export async function neighboursOf(db: Db, images: ImageRecord[], onlyApproved: boolean) {
  const found = new Map<number, { previousId: number | null; nextId: number | null }>();
  if (!images.length) return found;
  const competitionId = images[0]?.competition_id ?? 0;
  const side = (before: boolean) =>
    sql<number | null>`(select other.id from image other where other.competition_id = image.competition_id
      and (other.created_at, other.id) ${sql.raw(before ? '<' : '>')} (image.created_at, image.id)
      ${onlyApproved ? sql`and other.moderation = 'APPROVED'` : sql``}
      order by other.created_at ${sql.raw(before ? 'desc' : 'asc')}, other.id ${sql.raw(before ? 'desc' : 'asc')} limit 1)`;
  const rows = await db
    .selectFrom('image')
    .select(['id', side(true).as('previous'), side(false).as('following')])
    .where('competition_id', '=', competitionId)
    .where(
      'id',
      'in',
      images.map(({ id }) => id),
    )
    .execute();
  for (const { id, previous, following } of rows) found.set(id, { previousId: previous, nextId: following });
  return found;
}

/** The entries of one person, by category and slot. */
export async function entriesOf(db: Db, competitionIds: number[], voterKey: string): Promise<ImageRecord[]> {
  if (!competitionIds.length) return [];
  const ids = await db
    .selectFrom('image')
    .innerJoin('image_type', (join) =>
      join
        .onRef('image_type.competition_id', '=', 'image.competition_id')
        .onRef('image_type.code', '=', 'image.type_code'),
    )
    .select('image.id')
    .where('image.competition_id', 'in', competitionIds)
    .where('image.voter_key', '=', voterKey)
    .orderBy('image_type.position')
    .orderBy('image.slot')
    .execute();
  return withSurroundings(
    db,
    ids.map(({ id }) => id),
    voterKey,
  );
}

/** The entry in one slot. */
export const findEntry = async (db: Db, competitionId: number, voterKey: string, type: string, slot: number) => {
  const row = await db
    .selectFrom('image')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('voter_key', '=', voterKey)
    .where('type_code', '=', type)
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row ? findImage(db, row.id, voterKey) : null;
};

/** Competitions that hold entries of a person, newest first. */
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

/** Near-duplicates of images, both ways round. */
export async function similarOf(db: Db, ids: number[]): Promise<Map<number, { imageId: number; distance: number }[]>> {
  const found = new Map<number, { imageId: number; distance: number }[]>();
  if (!ids.length) return found;
  const rows = await db
    .selectFrom('image_similarity')
    .selectAll()
    .where((e) => e.or([e('image_id', 'in', ids), e('other_id', 'in', ids)]))
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
