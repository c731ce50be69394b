import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder } from 'kysely';
import { commentsOfImage, type CommentRecord } from '../comments/repository.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { CompetitionRow, ImageRow } from '../database/tables.ts';
import type { Viewer } from '../http/operation.ts';

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

/** What the page of an image shows besides. */
const pageColumns = [
  'description',
  'moderation_reason',
  'camera',
  'lens',
  'focal_length',
  'aperture',
  'shutter',
  'iso',
  'taken_at',
] as const;

const otherColumns = [
  'moderated_by',
  'moderated_at',
  'original_key',
  'original_content_type',
  'original_format',
  'original_bytes',
  'sha256',
  'derivatives',
  'updated_at',
] as const;

type Score = components['schemas']['Score'];

/** An image as a grid needs it. */
export interface GridRecord extends Pick<ImageRow, (typeof gridColumns)[number]> {
  /** The viewer's own vote. */
  my_vote: number | null;
  /** What the stored ranking says of it; null where it is not in one. Whether the viewer may see it is for others to decide. */
  result: Score | null;
}

/** An image with all that is stored of it. */
export interface StoredRecord extends Omit<ImageRow, 'perceptual_hash'>, GridRecord {}

/** An image with what a viewer is shown of its surroundings. */
export interface ImageRecord extends GridRecord, Pick<ImageRow, (typeof pageColumns)[number]> {
  author_id: number | null;
  author_username: string | null;
  author_first_name: string | null;
  author_last_name: string | null;
  /** The approved ones and the viewer's own, or (for administrators) all; oldest first. */
  comments: CommentRecord[];
  /** Beside it by createdAt, in the list that the viewer is shown. */
  previous_id: number | null;
  next_id: number | null;
}

/** How much is read of each image. */
interface Records {
  grid: GridRecord;
  stored: StoredRecord;
  whole: ImageRecord;
}

/** A page of a list; `onlyApproved` unless administrators list every moderation. */
interface ListPage {
  competitionId: number;
  onlyApproved: boolean;
  type?: string | undefined;
  limit: number;
  offset: number;
}

/** Which images are read, and in which order. */
export type Choice =
  /** By createdAt ascending (docs/product.md §14), by the fair order of the viewer, or by rank (docs/product.md §4). */
  | ({ by: 'createdAt' | 'fair' | 'rank' } & ListPage)
  /** The viewer's own entries, by category and slot; the one of a slot where that is given. */
  | { by: 'own'; competitionId: number; slot?: { type: string; slot: number } | undefined }
  | { by: 'image'; imageId: number }
  /** Those of these that are of the competition. */
  | { by: 'ids'; competitionId: number; ids: readonly number[] };

/** Images with what decides who sees them. */
export interface Reading<Row> {
  competition: Pick<CompetitionRow, 'id' | 'status' | 'competition_start' | 'voting_start' | 'voting_end' | 'award'>;
  /** The stored ranking of the competition; null when there is none. */
  ranking: number | null;
  /** Number of images in the whole list; 0 where the choice is no list. */
  total: number;
  images: Row[];
}

/** What a statement takes; what its choice does not need is null. */
interface Values {
  competitionId: number | null;
  imageId: number | null;
  ids: readonly number[] | null;
  type: string | null;
  slot: number | null;
  limit: number | null;
  offset: number | null;
  shuffle: number | null;
  voterKey: string | null;
  accountId: number | null;
}

/** What makes one statement another. */
interface Shape {
  columns: keyof Records;
  by: Choice['by'];
  onlyApproved: boolean;
  typed: boolean;
}

/** The ids of the chosen images, and `place` where their order is not that of createdAt. */
function chosen({ by, onlyApproved, typed }: Shape, v: Values): RawBuilder<unknown> {
  const approved = onlyApproved ? sql`and moderation = 'APPROVED'` : sql``;
  if (by === 'createdAt')
    // Written out, not passed: only so the planner knows that the indexes of shown images hold the list.
    return sql`(select image.id from image where competition_id = ${v.competitionId}::int ${approved}
      ${typed ? sql`and type_code = ${v.type}::text` : sql``}
      order by created_at, id limit ${v.limit}::int offset ${v.offset}::int) page`;
  if (by === 'fair')
    return sql`(select image_id as id, place from fair_images(${v.competitionId}::int, ${v.shuffle}::int, ${v.type}::text,
      ${v.limit}::int, ${v.offset}::int)) page`;
  if (by === 'rank') {
    // Places are counted, not rows: a page costs the same wherever it is.
    const place = typed ? sql`type_place` : sql`place`;
    return sql`(select image_id as id, place from image_result where computation_id = ranking.id
      ${typed ? sql`and type_code = ${v.type}::text` : sql``}
      and ${place} > ${v.offset}::int and ${place} <= ${v.offset}::int + ${v.limit}::int) page`;
  }
  if (by === 'own')
    return sql`(select image.id, row_number() over (order by image_type.position, image.slot) as place
      from image join image_type on image_type.competition_id = image.competition_id and code = type_code
      where image.competition_id = ${v.competitionId}::int and voter_key = ${v.voterKey}::uuid
      ${typed ? sql`and type_code = ${v.type}::text and slot = ${v.slot}::int` : sql``}) page`;
  if (by === 'image') return sql`(select ${v.imageId}::int as id, 1 as place) page`;
  return sql`unnest(${v.ids}::int[]) with ordinality as page (id, place)`;
}

/** Number of images in the list, out of what the database keeps. */
function total({ by, onlyApproved, typed }: Shape, v: Values): RawBuilder<unknown> {
  const ofType = typed ? sql`and type_code = ${v.type}::text` : sql``;
  if (by === 'rank')
    return sql`(select coalesce(max(${typed ? sql`type_place` : sql`place`}), 0) from image_result
      where computation_id = ranking.id ${ofType})`;
  if (by !== 'createdAt' && by !== 'fair') return sql`0`;
  return sql`(select coalesce(sum(images), 0)::int from image_count where competition_id = ${v.competitionId}::int
    ${onlyApproved ? sql`and moderation = 'APPROVED'` : sql``} ${ofType})`;
}

/** The image before or after, by createdAt. */
const neighbour = (side: 'previous' | 'next', onlyApproved: boolean): RawBuilder<unknown> => {
  const [comparison, direction] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`(select other.id from image other where other.competition_id = image.competition_id
    and (other.created_at, other.id) ${comparison} (image.created_at, image.id)
    ${onlyApproved ? sql`and other.moderation = 'APPROVED'` : sql``}
    order by other.created_at ${direction}, other.id ${direction} limit 1)`;
};

const imageColumns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`image.${name}`)));

/** What is read of each image. */
function columnsOf({ columns, onlyApproved }: Shape, v: Values): RawBuilder<unknown> {
  // Visitors have no votes, and most competitions no ranking: the cases spare looking for them image by image.
  const grid = sql`${imageColumns(gridColumns)},
    case when ${v.voterKey}::uuid is not null
      then (select point from vote where image_id = image.id and voter_key = ${v.voterKey}::uuid) end as my_vote,
    case when ranking.id is not null
      then (select json_build_object('score', score, 'points', points, 'votes', votes, 'rank', rank,
          'overallRank', overall_rank, 'votesByPoint', votes_by_point)
        from image_result where computation_id = ranking.id and image_id = image.id) end as result`;
  if (columns === 'grid') return grid;
  const page = sql`${grid}, ${imageColumns(pageColumns)}`;
  if (columns === 'stored') return sql`${page}, ${imageColumns(otherColumns)}`;
  return sql`${page}, author.id as author_id, author.username as author_username,
    author.first_name as author_first_name, author.last_name as author_last_name,
    ${commentsOfImage(!onlyApproved, v.accountId)} as comments,
    ${neighbour('previous', onlyApproved)} as previous_id, ${neighbour('next', onlyApproved)} as next_id`;
}

type Found = Reading<object> & Reading<object>['competition'];

/** One statement for all that an answer shows; the rest is looked up for the chosen images alone (`offset 0` holds that). */
const reading = (shape: Shape) =>
  statement<Values, Found>((_, v) => {
    const scope =
      shape.by === 'image'
        ? sql`(select competition_id from image where id = ${v.imageId}::int)`
        : sql`${v.competitionId}::int`;
    const author =
      shape.columns === 'whole' ? sql`left join account author on author.voter_key = image.voter_key` : sql``;
    const order = shape.by === 'createdAt' ? sql`shown.created_at, shown.id` : sql`page.place`;
    return sql<Found>`
      select competition.id, status, competition_start, voting_start, voting_end, award, ranking.id as ranking,
        ${total(shape, v)} as total,
        (select coalesce(json_agg(shown order by ${order}), '[]') from ${chosen(shape, v)} cross join lateral (
          select ${columnsOf(shape, v)} from image ${author}
          where image.id = page.id and image.competition_id = competition.id
            ${shape.by === 'rank' ? sql`and moderation = 'APPROVED'` : sql``} offset 0) shown) as images
      from competition
      left join result_computation ranking on ranking.competition_id = competition.id and ranking.state = 'STORED'
      where competition.id = ${scope}`;
  });

const readings = new Map<string, ReturnType<typeof reading>>();

function readingOf(shape: Shape): ReturnType<typeof reading> {
  const key = JSON.stringify(shape);
  const known = readings.get(key) ?? reading(shape);
  readings.set(key, known);
  return known;
}

/**
 * Where a voter enters the circle in which the database keeps images of equally many votes: 31 bits of the voter's key, which
 * is random.
 */
const placeInShuffle = (voterKey: string): number => parseInt(voterKey.slice(0, 8), 16) >>> 1;

function valuesOf(choice: Choice, viewer: Viewer | null): Values {
  const page = 'limit' in choice ? choice : null;
  const slot = choice.by === 'own' ? choice.slot : undefined;
  return {
    competitionId: 'competitionId' in choice ? choice.competitionId : null,
    imageId: 'imageId' in choice ? choice.imageId : null,
    ids: 'ids' in choice ? choice.ids : null,
    type: page?.type ?? slot?.type ?? null,
    slot: slot?.slot ?? null,
    limit: page?.limit ?? null,
    offset: page?.offset ?? null,
    shuffle: viewer ? placeInShuffle(viewer.voterKey) : null,
    voterKey: viewer?.voterKey ?? null,
    accountId: viewer?.accountId ?? null,
  };
}

const dates = ['created_at', 'updated_at', 'moderated_at', 'edited_at'] as const;

/** Instants, which JSON has as texts, as dates again. */
function revive<Row extends object>(row: Row): Row {
  const values = row as Record<string, unknown>;
  for (const name of dates) if (typeof values[name] === 'string') values[name] = new Date(values[name]);
  return row;
}

/**
 * Reads images and the competition they are of, in one statement.
 * @param viewer whose votes, comments and entries are meant
 * @returns null when there is no such competition or image
 */
export async function readImages<Columns extends keyof Records>(
  db: Db,
  columns: Columns,
  choice: Choice,
  viewer: Viewer | null,
): Promise<Reading<Records[Columns]> | null> {
  const values = valuesOf(choice, viewer);
  const onlyApproved = 'onlyApproved' in choice ? choice.onlyApproved : !viewer?.administrator;
  const shape = { columns, by: choice.by, onlyApproved, typed: values.type !== null };
  const [found] = await readingOf(shape)(db, values);
  if (!found) return null;
  const { ranking, total: number, images, ...competition } = found;
  for (const image of images as Partial<ImageRecord>[]) {
    revive(image);
    image.comments?.forEach(revive);
  }
  return { competition, ranking, total: number, images: images as Records[Columns][] };
}
