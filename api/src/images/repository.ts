import { sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Db } from '../database/database.ts';
import type { ImageRow } from '../database/tables.ts';

/** What a grid shows of an image. */
const gridColumns = [
  'id',
  'competition_id',
  'voter_key',
  'type_code',
  'slot',
  'title',
  'moderation',
  'width',
  'height',
  'thumbhash',
  'version',
  'created_at',
] as const;

const otherColumns = [
  'description',
  'moderation_reason',
  'moderated_by',
  'moderated_at',
  'original_key',
  'original_content_type',
  'original_format',
  'original_bytes',
  'sha256',
  'derivatives',
  'camera',
  'lens',
  'focal_length',
  'aperture',
  'shutter',
  'iso',
  'taken_at',
  'updated_at',
] as const;

/** An image as a grid needs it, with the viewer's own vote. */
export interface GridRecord extends Pick<ImageRow, (typeof gridColumns)[number]> {
  my_vote: number | null;
}

/** An image with what a viewer is shown of its surroundings. */
export interface ImageRecord extends Omit<ImageRow, 'perceptual_hash'>, GridRecord {
  author_id: number | null;
  author_username: string | null;
  author_first_name: string | null;
  author_last_name: string | null;
}

/** Which images of a competition a list holds. */
export interface ListFilter {
  competitionId: number;
  /** Administrators list every moderation. */
  onlyApproved: boolean;
  type?: string | undefined;
}

/** A page of a list, `fairFor` a voter where that is given, else by createdAt ascending (docs/product.md §14). */
export interface ListPage extends ListFilter {
  limit: number;
  offset: number;
  fairFor?: string | undefined;
}

/** Images to read: these in this order, or a page. */
export type Choice = readonly number[] | ListPage;

function filtered(db: Db, { competitionId, onlyApproved, type }: ListFilter) {
  let query = db.selectFrom('image').where('image.competition_id', '=', competitionId);
  // Written out, not passed: only so the planner knows that the indexes of shown images hold the list.
  if (onlyApproved) query = query.where('image.moderation', '=', sql.lit('APPROVED'));
  if (type !== undefined) query = query.where('image.type_code', '=', type);
  return query;
}

/**
 * Where a voter enters the circle in which the database keeps images of equally many votes: 31 bits of the voter's key, which
 * is random.
 */
const placeInShuffle = (voterKey: string): number => parseInt(voterKey.slice(0, 8), 16) >>> 1;

/** The ids of a page of the fair order: fewest-voted first, ties in a shuffle that is fixed per voter (docs/product.md §4). */
async function fairIds(db: Db, page: ListPage, voterKey: string): Promise<number[]> {
  const { rows } = await sql<{ image_id: number }>`
    select image_id from fair_images(${page.competitionId}::int, ${placeInShuffle(voterKey)}::int, ${page.type ?? null}::text,
      ${page.limit}::int, ${page.offset}::int) order by place`.execute(db);
  return rows.map(({ image_id }) => image_id);
}

/** The chosen images; what is joined here costs nothing where it is not used. */
function chosen(db: Db, choice: Choice) {
  const query = db.selectFrom('image').leftJoin('account', 'account.voter_key', 'image.voter_key');
  if (!('limit' in choice)) return query.where('image.id', '=', anyOf(choice));
  // Page first: what else is shown is looked up for its rows alone.
  const order = sql`image.created_at, image.id`;
  const page = filtered(db, choice).select('image.id').orderBy(order).limit(choice.limit).offset(choice.offset);
  return query.where('image.id', 'in', page).orderBy(order);
}

const isNone = (choice: Choice): boolean => !('limit' in choice) && choice.length === 0;

/** A page of the fair order as its ids, in order; any other choice as it is. */
const resolved = async (db: Db, choice: Choice): Promise<Choice> =>
  'limit' in choice && choice.fairFor !== undefined ? fairIds(db, choice, choice.fairFor) : choice;

/** A page comes in its order; images by id come in any. */
function inOrder<Row extends { id: number }>(rows: Row[], choice: Choice): Row[] {
  if ('limit' in choice) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return choice.flatMap((id) => byId.get(id) ?? []);
}

/** The vote of `voterKey` on each image. */
const voteOf = (voterKey: string | null) =>
  sql<number | null>`(select vote.point from vote
    where vote.image_id = image.id and vote.voter_key = ${voterKey}::uuid)`.as('my_vote');

/** Images for a grid. */
export async function findGrid(db: Db, wanted: Choice, voterKey: string | null): Promise<GridRecord[]> {
  const choice = await resolved(db, wanted);
  if (isNone(choice)) return [];
  const query = chosen(db, choice).select(gridColumns.map((column) => `image.${column}` as const));
  return inOrder(await query.select(voteOf(voterKey)).execute(), choice);
}

/** Images with their authors. */
export async function findImages(db: Db, wanted: Choice, voterKey: string | null): Promise<ImageRecord[]> {
  const choice = await resolved(db, wanted);
  if (isNone(choice)) return [];
  const rows = await chosen(db, choice)
    .select([...gridColumns, ...otherColumns].map((column) => `image.${column}` as const))
    .select([
      'account.id as author_id',
      'account.username as author_username',
      'account.first_name as author_first_name',
      'account.last_name as author_last_name',
    ])
    .select(voteOf(voterKey))
    .execute();
  return inOrder(rows, choice);
}

export async function findImage(db: Db, id: number, voterKey: string | null): Promise<ImageRecord | null> {
  return (await findImages(db, [id], voterKey))[0] ?? null;
}

/** Number of images in a list, out of the numbers that the database keeps. */
export async function countImages(db: Db, { competitionId, onlyApproved, type }: ListFilter): Promise<number> {
  let query = db.selectFrom('image_count').where('competition_id', '=', competitionId);
  if (onlyApproved) query = query.where('moderation', '=', 'APPROVED');
  if (type !== undefined) query = query.where('type_code', '=', type);
  const { n } = await query.select(sql<number>`coalesce(sum(images), 0)`.as('n')).executeTakeFirstOrThrow();
  return n;
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
    .where('id', '=', anyOf(images.map(({ id }) => id)))
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
    .where('image.competition_id', '=', anyOf(competitionIds))
    .where('image.voter_key', '=', voterKey)
    .orderBy('image_type.position')
    .orderBy('image.slot')
    .execute();
  return findImages(
    db,
    ids.map(({ id }) => id),
    voterKey,
  );
}

/** The entry in one slot. */
export async function findEntry(db: Db, competitionId: number, voterKey: string, type: string, slot: number) {
  const place = { competition_id: competitionId, voter_key: voterKey, type_code: type, slot };
  const inSlot = db.selectFrom('image').select('id');
  for (;;) {
    const row = await inSlot.where((e) => e.and(place)).executeTakeFirst();
    const image = row ? await findImage(db, row.id, voterKey) : null;
    // An entry that is replaced between the two looks has another id: it is there all the same.
    if (image || !row) return image;
  }
}

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
