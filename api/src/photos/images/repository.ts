import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { revive } from '../../platform/database/json.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { columnsOf, isBlind, type Records } from './columns.ts';
import { byFewest, type ImageCursor } from './cursor.ts';

/** A page of a list; `onlyApproved` unless administrators list every moderation. */
interface ListPage {
  competitionId: number;
  onlyApproved: boolean;
  type?: string | undefined;
  limit: number;
  offset: number;
  /** Instead of `offset`: behind which image of the same order the page begins. */
  after?: ImageCursor | undefined;
}

/** Which images are read, and in which order. */
export type Choice =
  /**
   * By createdAt ascending (docs/product.md §14), by the createdAt that is told while authors are hidden (`shuffled`) or by
   * whichever of both holds at the instant (`told`), by the fair order of the viewer, or by rank (docs/product.md §4).
   */
  | ({ by: 'createdAt' | 'shuffled' | 'told' | 'fair' | 'rank' } & ListPage)
  /** The viewer's own entries, by category and slot; the one of a slot where that is given. */
  | { by: 'own'; competitionId: number; slot?: { type: string; slot: number } | undefined }
  | { by: 'image'; imageId: number }
  /** Those of these that are of the competition. */
  | { by: 'ids'; competitionId: number; ids: readonly number[] };

/** The same, or images whichever competitions they are of. */
type AnyChoice = Choice | { by: 'anyIds'; ids: readonly number[] };

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
  afterAt: Date | null;
  afterId: number | null;
  afterPlace: number | null;
  /** Behind which place the second lap of the shuffle goes on, up to where the first one began. */
  secondLap: number | null;
  seen: readonly number[] | null;
  voterKey: string | null;
  accountId: number | null;
  now: Date;
}

/** What makes one statement another. */
interface Shape {
  columns: keyof Records;
  /** `rest`: the shuffle at the end of a walk in the fair order. */
  by: AnyChoice['by'] | 'rest';
  /** Whether the page begins behind an image. */
  walks: boolean;
  onlyApproved: boolean;
  typed: boolean;
}

/**
 * The approved images in the order of their random places, from the voter's own around the circle, but for those that the walk
 * has shown by their votes. In two laps: up to the end of the places, and from their beginning to where the first one began.
 */
function restOfShuffle(ofType: RawBuilder<unknown>, v: Values): RawBuilder<unknown> {
  const lap = (
    number: 1 | 2,
    within: RawBuilder<unknown>,
  ) => sql`(select id, random_place as place, ${sql.lit(number)} as lap
    from image where competition_id = ${v.competitionId}::int and moderation = 'APPROVED' ${ofType} and ${within}
      and id <> all(${v.seen}::int[])
    order by random_place, id limit ${v.limit}::int)`;
  return sql`(select * from (
    ${lap(1, sql`(random_place, id) > (${v.afterPlace}::int, ${v.afterId}::int)`)} union all
    ${lap(2, sql`(random_place, id) > (${v.secondLap}::int, ${v.afterId}::int) and random_place < ${v.shuffle}::int`)}
  ) laps order by lap, place, id limit ${v.limit}::int) page`;
}

/** The ids of the chosen images, and `place` where their order is not that of createdAt. */
function chosen({ by, onlyApproved, typed, walks }: Shape, v: Values): RawBuilder<unknown> {
  const approved = onlyApproved ? sql`and moderation = 'APPROVED'` : sql``;
  const ofType = typed ? sql`and type_code = ${v.type}::text` : sql``;
  // Written out, not passed: only so the planner knows that the indexes of shown images hold the list.
  const listed = sql`from image where image.competition_id = ${v.competitionId}::int ${approved} ${ofType}`;
  const part = sql`limit ${v.limit}::int offset ${v.offset}::int`;
  const byTime = (when: RawBuilder<unknown>) =>
    sql`(select image.id, image.created_at as at, 0 as place ${listed} ${when} order by image.created_at, image.id ${part})`;
  const byPlace = (when: RawBuilder<unknown>) =>
    sql`(select image.id, null::timestamptz as at, random_place as place ${listed} ${when} order by random_place, image.id ${part})`;
  // The database runs but the one of both whose condition holds.
  if (by === 'told')
    return sql`(select * from (${byTime(sql`and not (${isBlind(v)})`)} union all ${byPlace(sql`and ${isBlind(v)}`)}) told) page`;
  if (by === 'createdAt')
    return sql`${byTime(walks ? sql`and (image.created_at, image.id) > (${v.afterAt}::timestamptz, ${v.afterId}::int)` : sql``)} page`;
  if (by === 'shuffled')
    return sql`${byPlace(walks ? sql`and (random_place, image.id) > (${v.afterPlace}::int, ${v.afterId}::int)` : sql``)} page`;
  if (by === 'rest') return restOfShuffle(ofType, v);
  if (by === 'fair' && walks)
    return sql`(select image_id as id, place from fair_images(${v.competitionId}::int, ${v.shuffle}::int, ${v.type}::text,
        ${v.limit}::int + cardinality(${v.seen}::int[]), 0)
      where image_id <> all(${v.seen}::int[]) order by place limit ${v.limit}::int) page`;
  if (by === 'fair')
    return sql`(select image_id as id, place from fair_images(${v.competitionId}::int, ${v.shuffle}::int, ${v.type}::text,
      ${v.limit}::int, ${v.offset}::int)) page`;
  if (by === 'rank') {
    const place = typed ? sql`type_place` : sql`place`;
    // Where the image now is that the page before ended with: others may be gone since. One that is gone itself has left its
    // place to the next one.
    if (walks)
      return sql`(select image_id as id, ${place} as place from image_result where computation_id = ranking.id ${ofType}
        and ${place} > coalesce((select ${place} from image_result where computation_id = ranking.id and image_id = ${v.afterId}::int),
          ${v.afterPlace}::int - 1) order by ${place} limit ${v.limit}::int) page`;
    // Places are counted, not rows: a page costs the same wherever it is.
    return sql`(select image_id as id, ${place} as place from image_result where computation_id = ranking.id ${ofType}
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
  if (by === 'own' || by === 'image' || by === 'ids' || by === 'anyIds') return sql`0`;
  return sql`(select coalesce(sum(images), 0)::int from image_count where competition_id = ${v.competitionId}::int
    ${onlyApproved ? sql`and moderation = 'APPROVED'` : sql``} ${ofType})`;
}

/** The competitions that are read. */
function scope({ by }: Shape, v: Values): RawBuilder<unknown> {
  if (by === 'image') return sql`(select competition_id from image where id = ${v.imageId}::int)`;
  if (by === 'anyIds')
    return sql`any(array(select distinct competition_id from image where id = any(${v.ids}::int[])))`;
  return sql`${v.competitionId}::int`;
}

type Found = Reading<object> & Reading<object>['competition'];

/** One statement for all that an answer shows; the rest is looked up for the chosen images alone (`offset 0` holds that). */
const reading = (shape: Shape) =>
  statement<Values, Found>((_, v) => {
    const author =
      shape.columns === 'whole' || shape.columns === 'moderated'
        ? sql`left join account author on author.voter_key = image.voter_key`
        : sql``;
    const byTold = sql`page.at, page.place, page.id`;
    const orders: Partial<Record<Shape['by'], RawBuilder<unknown>>> = {
      createdAt: byTold,
      shuffled: byTold,
      told: byTold,
      rest: sql`page.lap, page.place, page.id`,
    };
    const order = orders[shape.by] ?? sql`page.place`;
    return sql<Found>`
      select competition.id, status, competition_start, voting_start, voting_end, award, ranking.id as ranking,
        ${total(shape, v)} as total,
        (select coalesce(json_agg(shown order by ${order}), '[]') from ${chosen(shape, v)} cross join lateral (
          select ${columnsOf(shape, v)}, page.place from image ${author}
          where image.id = page.id and image.competition_id = competition.id
            ${shape.by === 'rank' ? sql`and moderation = 'APPROVED'` : sql``} offset 0) shown) as images
      from competition
      left join result_computation ranking on ranking.competition_id = competition.id and ranking.state = 'STORED'
      where competition.id = ${scope(shape, v)}`;
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

/** Larger than every place and id. */
const beyond = 2 ** 31 - 1;

/** What a statement takes of where its page begins. */
function walkValues(after: ImageCursor | undefined, shuffle: number | null) {
  const none = { afterAt: null, afterId: null, afterPlace: null, secondLap: null, seen: null };
  if (!after) return none;
  if (after.order === 'createdAt') return { ...none, afterAt: after.at, afterId: after.id };
  if (after.order !== 'fair') return { ...none, afterPlace: after.place, afterId: after.id };
  const { seen, last } = after;
  const start = shuffle ?? 0;
  if (last && last.place < start) return { ...none, seen, afterPlace: beyond, secondLap: last.place, afterId: last.id };
  return { ...none, seen, afterPlace: last?.place ?? start, secondLap: -1, afterId: last?.id ?? 0 };
}

function valuesOf(choice: AnyChoice, viewer: Viewer | null, now: Date): Values {
  const page = 'limit' in choice ? choice : null;
  const slot = choice.by === 'own' ? choice.slot : undefined;
  const shuffle = viewer ? placeInShuffle(viewer.voterKey) : null;
  return {
    competitionId: 'competitionId' in choice ? choice.competitionId : null,
    imageId: 'imageId' in choice ? choice.imageId : null,
    ids: 'ids' in choice ? choice.ids : null,
    type: page?.type ?? slot?.type ?? null,
    slot: slot?.slot ?? null,
    limit: page?.limit ?? null,
    offset: page?.offset ?? null,
    ...walkValues(page?.after, shuffle),
    shuffle,
    voterKey: viewer?.voterKey ?? null,
    accountId: viewer?.accountId ?? null,
    now,
  };
}

/** Reads images and the competition they are of; null when there is no such competition or image. */
export type ImageReader = <Columns extends keyof Records>(
  columns: Columns,
  choice: Choice,
  viewer: Viewer | null,
  now: Date,
) => Promise<Reading<Records[Columns]> | null>;

/** Reads images, and the competitions they are of, in one statement; without such a competition there is none. */
async function readAll<Columns extends keyof Records>(
  db: Db,
  columns: Columns,
  choice: AnyChoice,
  viewer: Viewer | null,
  now: Date,
): Promise<Reading<Records[Columns]>[]> {
  const values = valuesOf(choice, viewer, now);
  const onlyApproved = 'onlyApproved' in choice ? choice.onlyApproved : !viewer?.administrator;
  const after = 'after' in choice ? choice.after : undefined;
  const by: Shape['by'] = after?.order === 'fair' && !byFewest(after) ? 'rest' : choice.by;
  const shape = { columns, by, walks: after !== undefined, onlyApproved, typed: values.type !== null };
  return (await readingOf(shape)(db, values)).map(({ ranking, total: number, images, ...competition }) => {
    for (const image of images as Partial<Records['whole']>[]) {
      revive(image);
      image.comments?.forEach(revive);
    }
    return { competition, ranking, total: number, images: images as Records[Columns][] };
  });
}

/**
 * Reads images and the competition they are of, in one statement.
 * @param viewer whose votes, comments and entries are meant
 * @param now decides whether authors are hidden, and with them the times of entering
 * @returns null when there is no such competition or image
 */
export const readImages = async <Columns extends keyof Records>(
  db: Db,
  columns: Columns,
  choice: Choice,
  viewer: Viewer | null,
  now: Date,
): Promise<Reading<Records[Columns]> | null> => (await readAll(db, columns, choice, viewer, now))[0] ?? null;

/** Reads images of any competitions for a moderator, in one statement: by competition, in any order. */
export const readModerated = (
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
  now: Date,
): Promise<Reading<Records['moderated']>[]> => readAll(db, 'moderated', { by: 'anyIds', ids }, viewer, now);
