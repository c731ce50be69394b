import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { revive } from '../../platform/database/json.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { columnsOf, type Records } from './columns.ts';
import {
  boundValues,
  chosen,
  outside,
  placed,
  scope,
  total,
  type AnyChoice,
  type Choice,
  type Outside,
  type Shape,
  type Values,
} from './chosen.ts';
import { byFewest, fairStart, fewestFirst, type ImageCursor } from './cursor.ts';
import { walkBetween } from './fairWalk.ts';

/** Images with what decides who sees them. */
export interface Reading<Row> {
  competition: Pick<
    CompetitionRow,
    'id' | 'status' | 'judged_by' | 'competition_start' | 'voting_start' | 'voting_end' | 'award'
  >;
  /** The stored ranking of the competition; null when there is none. */
  ranking: number | null;
  /** Whether the list was read by the places that a jury has given. */
  placed: boolean;
  /** Number of images in the whole list; 0 where the choice is no list. */
  total: number;
  outside: Outside;
  /** In a walk in the fair order that was read from its end: the images that it shows by their votes. */
  walked?: readonly number[] | undefined;
  images: Row[];
}

type Found = Pick<Reading<object>, 'ranking' | 'placed' | 'total' | 'images'> &
  Outside &
  Reading<object>['competition'];

/** A single statement for the whole response; the rest is looked up for the chosen images alone (`offset 0` holds that). */
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
      walk: sql`page.lap, page.place, page.id`,
    };
    const order = orders[shape.by] ?? sql`page.place`;
    const sides = outside(shape, v);
    // A competition that a jury alone judges has a ranking of no votes, too: its list is in the order of the jury.
    return sql<Found>`
      select competition.id, status, judged_by, competition_start, voting_start, voting_end, award, ranking.id as ranking,
        ${placed(shape)} as placed, ${total(shape, v)} as total, ${sides.before} as before, ${sides.behind} as behind,
        (select coalesce(json_agg(shown order by ${order}), '[]') from ${chosen(shape, v)} cross join lateral (
          select ${columnsOf(shape, v)}, page.place from image ${author}
          where image.id = page.id and image.competition_id = competition.id
            ${shape.by === 'rank' ? sql`and image.shown` : sql``} offset 0) shown) as images
      from competition
      left join result_computation ranking on ranking.competition_id = competition.id and ranking.state = 'STORED' and judged_by <> 'JURY'
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

/** The images with fewest votes, with which a walk begins (docs/product.md §4). */
const fewestOf = statement<Pick<Values, 'competitionId' | 'shuffle' | 'type' | 'limit'>, { id: number }>(
  (_, v) => sql<{ id: number }>`select image_id as id from fair_images(${v.competitionId}::int, ${v.shuffle}::int,
    ${v.type}::text, ${v.limit}::int, 0) order by place`,
);

/** Where the part of a walk in the fair order lies; by votes as long as those decide what comes next. */
async function fairPart(db: Db, page: Extract<Choice, { limit: number }>, shuffle: number | null) {
  const fair = (cursor: ImageCursor | undefined) => (cursor?.order === 'fair' ? cursor : undefined);
  const [after, before] = [fair(page.after), fair(page.before)];
  const start = shuffle ?? 0;
  const isEnd = page.backwards && !before;
  const byVotes = !page.backwards && !before && byFewest(after ?? fairStart);
  if (!isEnd) return { byVotes, ...walkBetween(start, after, before, undefined) };
  if (after && !byFewest(after)) return { byVotes, ...walkBetween(start, after, before, after.seen) };
  const seen = after?.seen ?? [];
  const fewest = await fewestOf(db, { ...page, type: page.type ?? null, shuffle, limit: fewestFirst + seen.length });
  const walked = [...seen, ...fewest.map(({ id }) => id).filter((id) => !seen.includes(id))].slice(0, fewestFirst);
  return { byVotes, ...walkBetween(start, after, before, walked) };
}

function valuesOf(choice: AnyChoice, viewer: Viewer | null, now: Date): Values {
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
    ...boundValues(page?.after, page?.before),
    seen: null,
    walked: null,
    laps: null,
    shuffle: viewer ? placeInShuffle(viewer.voterKey) : null,
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
  const page = 'limit' in choice ? choice : undefined;
  const isFair = page && (page.by === 'fair' || page.after?.order === 'fair' || page.before?.order === 'fair');
  const part = isFair ? await fairPart(db, page, values.shuffle) : undefined;
  const shape: Shape = {
    columns,
    by: part && !part.byVotes ? 'walk' : choice.by,
    after: page?.after !== undefined,
    before: page?.before !== undefined,
    backwards: page?.backwards ?? false,
    onlyShown: page?.onlyShown ?? !viewer?.administrator,
    typed: values.type !== null,
  };
  const found = await readingOf(shape)(db, { ...values, ...part });
  return found.map(({ ranking, placed: isPlaced, total: number, images, before, behind, ...competition }) => {
    for (const image of images as Partial<Records['whole']>[]) {
      revive(image);
      image.comments?.forEach(revive);
    }
    return {
      competition,
      ranking,
      placed: isPlaced,
      total: number,
      outside: { before, behind },
      walked: part?.walked ?? undefined,
      images: images as Records[Columns][],
    };
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
