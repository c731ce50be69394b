import { sql, type RawBuilder } from 'kysely';
import { isBlind, type Records } from './columns.ts';
import type { ImageCursor } from './cursor.ts';
import { outsideOfWalk, walkPage, type WalkValues } from './fairWalk.ts';
import type { ListWindow } from './listPages.ts';

/** A part of a list; `onlyShown` unless administrators list every moderation. */
interface ListPage extends ListWindow {
  competitionId: number;
  onlyShown: boolean;
  type?: string | undefined;
}

/** Which images are read, and in which order. */
export type Choice =
  /**
   * By createdAt ascending (docs/product.md §14), by the createdAt that is told while authors are hidden (`shuffled`) or by
   * whichever of both holds at the instant (`told`), by the fair order of the viewer, or by rank: by votes
   * (docs/product.md §4), or as a jury that alone judges has placed them (§15).
   */
  | ({ by: 'createdAt' | 'shuffled' | 'told' | 'fair' | 'rank' } & ListPage)
  /** The viewer's own entries, by category and slot; the one of a slot where that is given. */
  | { by: 'own'; competitionId: number; slot?: { type: string; slot: number } | undefined }
  | { by: 'image'; imageId: number }
  /** Those of these that are of the competition. */
  | { by: 'ids'; competitionId: number; ids: readonly number[] };

/** The same, or images whichever competitions they are of. */
export type AnyChoice = Choice | { by: 'anyIds'; ids: readonly number[] };

/** Whether a list has images before the part that was read, and behind it; not said of a part that has a number. */
export interface Outside {
  before: boolean;
  behind: boolean;
}

export const nothingOutside: Outside = { before: false, behind: false };

/** Parameters of a statement; null where its choice does not need them. */
export interface Values extends WalkValues {
  imageId: number | null;
  ids: readonly number[] | null;
  slot: number | null;
  offset: number | null;
  afterAt: Date | null;
  afterId: number | null;
  afterPlace: number | null;
  beforeAt: Date | null;
  beforeId: number | null;
  beforePlace: number | null;
  voterKey: string | null;
  accountId: number | null;
  now: Date;
}

/** Properties that statements differ by. */
export interface Shape {
  columns: keyof Records;
  /** `walk`: the fair order where it does not go by votes. */
  by: AnyChoice['by'] | 'walk';
  /** Whether the part lies behind an image, and before one. */
  after: boolean;
  before: boolean;
  /** Whether the last images of the part are read instead of the first. */
  backwards: boolean;
  onlyShown: boolean;
  typed: boolean;
}

/** Parameters for the images that bound a part. */
export function boundValues(after: ImageCursor | undefined, before: ImageCursor | undefined) {
  const of = (cursor: ImageCursor | undefined) =>
    cursor === undefined || cursor.order === 'fair'
      ? { at: null, place: null, id: null }
      : { at: null, place: null, ...cursor };
  const [low, high] = [of(after), of(before)];
  return {
    afterAt: low.at,
    afterPlace: low.place,
    afterId: low.id,
    beforeAt: high.at,
    beforePlace: high.place,
    beforeId: high.id,
  };
}

/** A list that is ordered by a key, which holds the columns of an index. */
interface Keyed {
  /** The columns of each image. */
  columns: RawBuilder<unknown>;
  /** Table and conditions. */
  listed: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  /** The same, of the images that bound the part. */
  low: RawBuilder<unknown>;
  high: RawBuilder<unknown>;
  order(direction: RawBuilder<unknown>): RawBuilder<unknown>;
}

const [ascending, descending] = [sql`asc`, sql`desc`];

/** A part of such a list. */
const keyedPage = ({ columns, listed, key, low, high, order }: Keyed, { after, before, backwards }: Shape, v: Values) =>
  sql`select ${columns} ${listed} ${after ? sql`and ${key} > ${low}` : sql``} ${before ? sql`and ${key} < ${high}` : sql``}
    order by ${order(backwards ? descending : ascending)} limit ${v.limit}::int offset ${v.offset}::int`;

/** Whether the list has others on both sides: the nearest one is looked for, by the same index. */
function outsideOfKeyed({ listed, key, low, high, order }: Keyed, { after, before }: Shape) {
  const isThere = (where: RawBuilder<unknown>, direction: RawBuilder<unknown>) =>
    sql`coalesce((select true ${listed} and ${where} order by ${order(direction)} limit 1), false)`;
  return {
    before: after ? isThere(sql`${key} <= ${low}`, descending) : sql`false`,
    behind: before ? isThere(sql`${key} >= ${high}`, ascending) : sql`false`,
  };
}

/** The lists that are ordered by a key. */
function keyedLists({ onlyShown, typed }: Shape, v: Values): Record<'time' | 'place' | 'rank' | 'jury', Keyed> {
  const ofType = typed ? sql`and type_code = ${v.type}::text` : sql``;
  const shown = onlyShown ? sql`and image.shown` : sql``;
  // Written out, not passed: only so the planner knows that the indexes of shown images hold the list.
  const listed = sql`from image where image.competition_id = ${v.competitionId}::int ${shown} ${ofType}`;
  const place = typed ? sql`type_place` : sql`place`;
  // The present place of the image that bounds the part: others may be gone since. A deleted image has left its place to the
  // next one.
  const placeNow = (id: number | null) =>
    sql`(select ${place} from image_result where computation_id = ranking.id and image_id = ${id}::int)`;
  const juryPlaceNow = (id: number | null) =>
    sql`(select jury_place.place from jury_place where image_id = ${id}::int and competition_id = ${v.competitionId}::int)`;
  return {
    time: {
      columns: sql`image.id, image.created_at as at, 0 as place`,
      listed,
      key: sql`(image.created_at, image.id)`,
      low: sql`(${v.afterAt}::timestamptz, ${v.afterId}::int)`,
      high: sql`(${v.beforeAt}::timestamptz, ${v.beforeId}::int)`,
      order: (direction) => sql`image.created_at ${direction}, image.id ${direction}`,
    },
    place: {
      columns: sql`image.id, null::timestamptz as at, random_place as place`,
      listed,
      key: sql`(random_place, image.id)`,
      low: sql`(${v.afterPlace}::int, ${v.afterId}::int)`,
      high: sql`(${v.beforePlace}::int, ${v.beforeId}::int)`,
      order: (direction) => sql`random_place ${direction}, image.id ${direction}`,
    },
    rank: {
      columns: sql`image_id as id, ${place} as place`,
      listed: sql`from image_result where computation_id = ranking.id ${ofType}
        and exists (select from image where image.id = image_id and image.shown)`,
      key: place,
      low: sql`coalesce(${placeNow(v.afterId)}, ${v.afterPlace}::int - 1)`,
      high: sql`coalesce(${placeNow(v.beforeId)}, ${v.beforePlace}::int)`,
      order: (direction) => sql`${place} ${direction}`,
    },
    // A photo that is hidden keeps its place.
    jury: {
      columns: sql`image_id as id, jury_place.place`,
      listed: sql`from jury_place where competition.judged_by = 'JURY' and jury_place.competition_id = ${v.competitionId}::int
        ${ofType} and exists (select from image where image.id = image_id and image.shown)`,
      key: sql`jury_place.place`,
      low: sql`coalesce(${juryPlaceNow(v.afterId)}, ${v.afterPlace}::int)`,
      high: sql`coalesce(${juryPlaceNow(v.beforeId)}, ${v.beforePlace}::int)`,
      order: (direction) => sql`jury_place.place ${direction}`,
    },
  };
}

/** The ids of the chosen images, and `place` where their order is not that of createdAt. */
export function chosen(shape: Shape, v: Values): RawBuilder<unknown> {
  const { by, typed } = shape;
  const { time, place, rank, jury } = keyedLists(shape, v);
  const page = (list: Keyed) => sql`(${keyedPage(list, shape, v)}) page`;
  // The database runs but the one of both whose condition holds.
  if (by === 'told') {
    const when = (list: Keyed, condition: RawBuilder<unknown>) =>
      keyedPage({ ...list, listed: sql`${list.listed} and ${condition}` }, shape, v);
    return sql`(select * from ((${when(time, sql`not (${isBlind(v)})`)}) union all (${when(place, isBlind(v))})) told) page`;
  }
  if (by === 'createdAt') return page(time);
  if (by === 'shuffled') return page(place);
  if (by === 'walk') return walkPage(shape, v);
  if (by === 'fair' && shape.after)
    return sql`(select image_id as id, place from fair_images(${v.competitionId}::int, ${v.shuffle}::int, ${v.type}::text,
        ${v.limit}::int + cardinality(${v.seen}::int[]), 0)
      where image_id <> all(${v.seen}::int[]) order by place limit ${v.limit}::int) page`;
  if (by === 'fair')
    return sql`(select image_id as id, place from fair_images(${v.competitionId}::int, ${v.shuffle}::int, ${v.type}::text,
      ${v.limit}::int, ${v.offset}::int)) page`;
  if (by === 'rank') {
    // Places are counted, not rows: a page costs the same wherever it is.
    const numbered = sql`select ${rank.columns} from image_result where computation_id = ranking.id
      ${typed ? sql`and type_code = ${v.type}::text` : sql``}
      and ${rank.key} > ${v.offset}::int and ${rank.key} <= ${v.offset}::int + ${v.limit}::int`;
    const isWalk = shape.after || shape.before || shape.backwards;
    // A competition has but one of both.
    return sql`(select * from ((${isWalk ? keyedPage(rank, shape, v) : numbered})
      union all (${keyedPage(jury, shape, v)})) ranked) page`;
  }
  if (by === 'own')
    return sql`(select image.id, row_number() over (order by image_type.position, image.slot) as place
      from image join image_type on image_type.competition_id = image.competition_id and code = type_code
      where image.competition_id = ${v.competitionId}::int and voter_key = ${v.voterKey}::uuid
      ${typed ? sql`and type_code = ${v.type}::text and slot = ${v.slot}::int` : sql``}) page`;
  if (by === 'image') return sql`(select ${v.imageId}::int as id, 1 as place) page`;
  return sql`unnest(${v.ids}::int[]) with ordinality as page (id, place)`;
}

/** Whether the list has images before the chosen ones and behind them. */
export function outside(shape: Shape, v: Values): Record<keyof Outside, RawBuilder<unknown>> {
  const { time, place, rank, jury } = keyedLists(shape, v);
  if (shape.by === 'createdAt') return outsideOfKeyed(time, shape);
  if (shape.by === 'shuffled') return outsideOfKeyed(place, shape);
  if (shape.by === 'rank') {
    const [byVotes, byJury] = [outsideOfKeyed(rank, shape), outsideOfKeyed(jury, shape)];
    return {
      before: sql`(${byVotes.before} or ${byJury.before})`,
      behind: sql`(${byVotes.behind} or ${byJury.behind})`,
    };
  }
  if (shape.by === 'walk') return outsideOfWalk(shape, v);
  // In the fair order by votes nothing else is known of what was shown.
  const seen = sql`exists (select from image where id = any(${v.seen}::int[]) and shown
    and competition_id = ${v.competitionId}::int ${shape.typed ? sql`and type_code = ${v.type}::text` : sql``})`;
  return { before: shape.by === 'fair' && shape.after ? seen : sql`false`, behind: sql`false` };
}

/** Number of images in the list, out of what the database keeps. */
export function total({ by, onlyShown, typed }: Shape, v: Values): RawBuilder<unknown> {
  const ofType = typed ? sql`and type_code = ${v.type}::text` : sql``;
  if (by === 'own' || by === 'image' || by === 'ids' || by === 'anyIds') return sql`0`;
  const listed =
    onlyShown || by === 'rank' ? sql`sum(images - held_back) filter (where moderation = 'APPROVED')` : sql`sum(images)`;
  const kept = sql`(select coalesce(${listed}, 0)::int from image_count where competition_id = ${v.competitionId}::int ${ofType})`;
  if (by !== 'rank') return kept;
  return sql`case when competition.judged_by = 'JURY' then ${kept} else (select coalesce(max(${typed ? sql`type_place` : sql`place`}), 0)
    from image_result where computation_id = ranking.id ${ofType}) end`;
}

/** Whether a jury has placed the images of a list by rank. */
export const placed = ({ by }: Shape): RawBuilder<unknown> =>
  by === 'rank'
    ? sql`exists (select from jury_place where jury_place.competition_id = competition.id and judged_by = 'JURY')`
    : sql`false`;

/** The competitions that are read. */
export function scope({ by }: Shape, v: Values): RawBuilder<unknown> {
  if (by === 'image') return sql`(select competition_id from image where id = ${v.imageId}::int)`;
  if (by === 'anyIds')
    return sql`any(array(select distinct competition_id from image where id = any(${v.ids}::int[])))`;
  return sql`${v.competitionId}::int`;
}
