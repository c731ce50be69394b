import { sql, type RawBuilder } from 'kysely';
import { shownBefore, type FairCursor } from './cursor.ts';

/**
 * A walk in the fair order that does not go by votes any more (docs/product.md §4): images that it has shown by their votes, in
 * that order, and behind them the others in the order of their random places, from the voter's own around the circle. The circle
 * is read in two laps: up to the end of the places, and from their beginning to where the first one began.
 */
export interface WalkValues {
  competitionId: number | null;
  type: string | null;
  limit: number | null;
  /** Where the voter enters the circle. */
  shuffle: number | null;
  /** Images that stand before the part, of those that were shown by their votes. */
  seen: readonly number[] | null;
  /** The images by their votes, of which those that were not seen belong to the part. */
  walked: readonly number[] | null;
  /** Place and id that the first lap begins behind and ends before, and the same of the second one. */
  laps: readonly number[] | null;
}

/** Properties that statements differ by. */
interface WalkShape {
  /** Whether the part is bounded by an image before it, and by one behind it. */
  after: boolean;
  before: boolean;
  /** Whether its last images are read instead of its first. */
  backwards: boolean;
  typed: boolean;
}

/** Larger than every place and id. */
const beyond = 2 ** 31 - 1;

/** Which part of the circle is read. */
function lapsOf(start: number, after: FairCursor | undefined, before: FairCursor | undefined): number[] {
  const [empty, from, end] = [
    [-1, 0],
    [start, 0],
    [beyond, beyond],
  ];
  const [low, high] = [after?.last, before?.last];
  const lowAt = low && [low.place, low.id];
  const highAt = high && [high.place, high.id];
  const isLowLate = low ? low.place < start : false;
  const isHighLate = high ? high.place < start : before === undefined;
  const firstEnd = before && !high ? empty : isHighLate ? end : highAt;
  const secondEnd = before === undefined ? from : isHighLate ? highAt : empty;
  return [isLowLate ? end : (lowAt ?? from), firstEnd, isLowLate ? lowAt : empty, secondEnd].flatMap(
    (at) => at ?? empty ?? [],
  );
}

/**
 * The part of a walk between two cursors.
 * @param start where the voter enters the circle
 * @param walked the images by their votes, where no cursor knows them
 */
export function walkBetween(
  start: number,
  after: FairCursor | undefined,
  before: FairCursor | undefined,
  walked: readonly number[] | undefined,
): Pick<WalkValues, 'seen' | 'walked' | 'laps'> {
  return {
    seen: after?.seen ?? [],
    walked: walked ?? (before ? shownBefore(before) : []),
    laps: lapsOf(start, after, before),
  };
}

/** Place and id of a bound, by its number in `laps`. */
const bound = ({ laps }: WalkValues, number: number) =>
  sql`((${laps}::int[])[${sql.lit(2 * number + 1)}], (${laps}::int[])[${sql.lit(2 * number + 2)}])`;

const listed = (typed: boolean, v: WalkValues) => sql`image.competition_id = ${v.competitionId}::int
  and image.shown ${typed ? sql`and type_code = ${v.type}::text` : sql``}`;

const place = sql`(random_place, image.id)`;

/** The ids of the part's images, with a number of their part of the walk and their place within it. */
export function walkPage({ typed, backwards }: WalkShape, v: WalkValues): RawBuilder<unknown> {
  const order = backwards ? sql`desc` : sql`asc`;
  const lap = (number: 1 | 2, from: number) => sql`(select image.id, random_place as place, ${sql.lit(number)} as lap
    from image where ${listed(typed, v)} and ${place} > ${bound(v, from)} and ${place} < ${bound(v, from + 1)}
      and image.id <> all(${v.seen}::int[]) and image.id <> all(${v.walked}::int[])
    order by random_place ${order}, image.id ${order} limit ${v.limit}::int)`;
  return sql`(select * from (
    (select image.id, number::int as place, 0 as lap from unnest(${v.walked}::int[]) with ordinality walked (id, number)
      join image on image.id = walked.id where ${listed(typed, v)} and image.id <> all(${v.seen}::int[])
      order by number ${order} limit ${v.limit}::int)
    union all ${lap(1, 0)} union all ${lap(2, 2)}
  ) laps order by lap ${order}, place ${order}, id ${order} limit ${v.limit}::int) page`;
}

/** Whether the walk has images before the part, and behind it. */
export function outsideOfWalk({ after, before, typed }: WalkShape, v: WalkValues) {
  const start = sql`(${v.shuffle}::int, 0)`;
  const isThere = (...where: RawBuilder<unknown>[]) =>
    sql`exists (select from image where ${listed(typed, v)} and ${sql.join(where, sql` and `)})`;
  const isNew = sql`image.id <> all(${v.seen}::int[]) and image.id <> all(${v.walked}::int[])`;
  return {
    before: after
      ? sql`(${isThere(sql`image.id = any(${v.seen}::int[])`)}
        or ${isThere(sql`${place} > ${start} and ${place} <= ${bound(v, 0)}`, isNew)}
        or ${isThere(sql`${place} <= ${bound(v, 2)}`, isNew)})`
      : sql`false`,
    behind: before
      ? sql`(${isThere(sql`${place} > ${start} and ${place} >= ${bound(v, 1)}`, isNew)}
        or ${isThere(sql`${place} >= ${bound(v, 3)} and ${place} < ${start}`, isNew)})`
      : sql`false`,
  };
}
