import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyOf } from '../platform/database/anyOf.ts';
import { boundedCount, countOf } from '../platform/database/boundedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { competitionText, holdsWords } from '../platform/database/search.ts';
import { statement } from '../platform/database/statement.ts';
import type { CompetitionRow, ImageTypeRow } from '../platform/database/tables.ts';
import { takesPart } from './scored.ts';

/** A competition with its categories in display order. */
export interface CompetitionRecord extends CompetitionRow {
  imageTypes: ImageTypeRow[];
  /** Whether its votes enter a log (docs/product.md §4). */
  hasLog: boolean;
}

/** Which competitions, in which order, which part. */
export interface CompetitionQuery {
  sort: 'created_at' | 'competition_start' | 'award' | 'status';
  direction: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  filter?: CompetitionFilter;
}

/** Which competitions. */
export type CompetitionFilter = components['schemas']['CompetitionFilter'];

type Status = CompetitionRow['status'];

/** Which statuses are listed. */
interface Listed {
  /** While a competition has not ended. */
  readonly open: readonly Status[];
  /** Once it has. */
  readonly ended: readonly Status[];
}

/** For everyone. */
const publicly: Listed = { open: ['PUBLISHED', 'PAUSED'], ended: ['PUBLISHED', 'PAUSED', 'ARCHIVED'] };

/** For previews, in which a draft reads as published. */
export const withDrafts: Listed = { open: [...publicly.open, 'DRAFT'], ended: [...publicly.ended, 'DRAFT'] };

/** The categories of each competition, read with it. */
const imageTypes = sql<ImageTypeRow[]>`(select coalesce(json_agg(image_type order by position), '[]')
  from image_type where competition_id = competition.id)`.as('imageTypes');

const hasLog = sql<boolean>`exists (select from count_log where competition_id = competition.id)`.as('hasLog');

const selectCompetitions = (db: Db) => db.selectFrom('competition').selectAll().select([imageTypes, hasLog]);

const competitionById = statement<{ id: number }, CompetitionRecord>((db, { id }) =>
  selectCompetitions(db).where('id', '=', id),
);

export const findCompetition = async (db: Db, id: number): Promise<CompetitionRecord | null> =>
  (await competitionById(db, { id }))[0] ?? null;

/**
 * Locks the row until the transaction ends: `share` for an entry or a vote, so that dates and status hold meanwhile;
 * `update` for a change of it.
 */
export async function lockCompetitionRow(tx: Db, id: number, mode: 'share' | 'update'): Promise<CompetitionRow | null> {
  const query = tx.selectFrom('competition').selectAll().where('id', '=', id);
  return (await (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst()) ?? null;
}

/** The same with the categories, read after the lock was granted; in as many statements when there is none. */
export async function lockCompetition(tx: Db, id: number, mode: 'share' | 'update'): Promise<CompetitionRecord | null> {
  await lockCompetitionRow(tx, id, mode);
  return findCompetition(tx, id);
}

/** The active one (docs/product.md §1): the one that `[competitionStart, award]` holds, else the next to start. */
export const findActiveCompetition = async (db: Db, now: Date, listed = publicly): Promise<CompetitionRecord | null> =>
  (await (listed === withDrafts ? activeWithDrafts : activeCompetition)(db, { now }))[0] ?? null;

const active = (listed: Listed) =>
  statement<{ now: Date }, CompetitionRecord>((db, { now }) =>
    selectCompetitions(db)
      .where('status', 'in', listed.open)
      .where('award', '>=', now)
      .orderBy(sql`case when competition_start <= ${now} then 0 else 1 end`)
      .orderBy('competition_start')
      .orderBy('id')
      .limit(1),
  );
const activeCompetition = active(publicly);
const activeWithDrafts = active(withDrafts);

/** The open ones (docs/product.md §1): PUBLISHED or PAUSED and not ended, by competitionStart. */
export const findOpen = (db: Db, now: Date, listed = publicly): Promise<CompetitionRecord[]> =>
  selectCompetitions(db)
    .where('status', 'in', listed.open)
    .where('award', '>=', now)
    .orderBy('competition_start')
    .orderBy('id')
    .execute();

const ended = (now: Date, listed: Listed) =>
  sql<SqlBool>`(status = 'ARCHIVED' or award < ${now}) and status in (${sql.join(listed.ended.map((one) => sql.lit(one)))})`;

/** Where a competition stands in the order of ended ones. */
interface ArchivedPlace {
  at: Date;
  id: number;
}

/** Which ended competitions, in which order, which part. */
export interface ArchivedPage {
  direction: components['schemas']['Direction'];
  /** Whether the last ones are meant instead of the first. */
  backwards: boolean;
  limit: number;
  offset: number;
  /** Behind and before which competition of the order. */
  after: ArchivedPlace | undefined;
  before: ArchivedPlace | undefined;
}

/**
 * Ended ones that are neither DRAFT nor CANCELLED, by createdAt.
 * @returns those of the part in the order that was asked for, and whether there are others before and behind its bounds
 */
export async function findArchived(db: Db, now: Date, part: ArchivedPage, listed = publicly) {
  const { direction, backwards, limit, offset, after, before } = part;
  const isDescending = direction === 'DESC';
  const order = isDescending === backwards ? 'asc' : 'desc';
  /** On one side of a place: behind it in the order of the list, or before it. */
  const beside = ({ at, id }: ArchivedPlace, side: 'behind' | 'before', or: '' | '=') => {
    const comparison = sql.raw(((side === 'behind') === isDescending ? '<' : '>') + or);
    return sql<SqlBool>`(created_at, id) ${comparison} (${at}::timestamptz, ${id}::int)`;
  };
  const none = sql<boolean>`false`;
  const isThere = (condition: RawBuilder<SqlBool>) =>
    sql<boolean>`exists (select from competition where ${ended(now, listed)} and ${condition})`;
  let query = selectCompetitions(db).where(ended(now, listed));
  if (after) query = query.where(beside(after, 'behind', ''));
  if (before) query = query.where(beside(before, 'before', ''));
  const competitions = await query
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const { n, hasBefore, hasBehind } = await db
    .selectFrom('competition')
    .select((e) => e.fn.countAll<number>().as('n'))
    .select((after ? isThere(beside(after, 'before', '=')) : none).as('hasBefore'))
    .select((before ? isThere(beside(before, 'behind', '=')) : none).as('hasBehind'))
    .where(ended(now, listed))
    .executeTakeFirstOrThrow();
  return {
    competitions: backwards ? competitions.reverse() : competitions,
    total: n,
    outside: { before: hasBefore || (offset > 0 && n > 0), behind: hasBehind },
  };
}

/** The phase at an instant, as `phaseAt` of the schema's rules has it: a boundary belongs to none. */
const phaseOf = (now: Date) => sql<string>`case
  when competition_start < ${now} and ${now} < voting_start then 'UPLOADING'
  when voting_start < ${now} and ${now} < voting_end then 'VOTING'
  when voting_end < ${now} and ${now} < award then 'AWARD'
  else 'NOT_STARTED' end`;

/** The competitions for which all of a filter holds. */
export function matchingCompetitions(db: Db, { q, status, phase }: CompetitionFilter, now: Date) {
  let query = db.selectFrom('competition');
  if (q !== undefined) query = query.where(holdsWords(competitionText, q));
  if (status) query = query.where('status', '=', sql<(typeof status)[number]>`any(${status}::text[])`);
  if (phase) query = query.where(phaseOf(now), '=', sql<string>`any(${phase}::text[])`);
  return query;
}

export async function findCompetitions(
  db: Db,
  { sort, direction, limit, offset, filter = {} }: CompetitionQuery,
  now: Date,
) {
  const all = matchingCompetitions(db, filter, now);
  const rows = sql`${all.select(sql.lit(1).as('one'))}`;
  let query = all
    .selectAll()
    .select([imageTypes, hasLog, countOf(rows).as('total')])
    .orderBy(sort, direction)
    .orderBy('id', direction);
  if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
  const found = await query.execute();
  const competitions = found.map(({ total: _, ...competition }) => competition);
  // Behind the last page no row tells it.
  const total = found[0]?.total ?? (offset ? await boundedCount(db, rows) : 0);
  return { competitions, total };
}

/** Numbers of a competition's entries: all of them, and those that everyone may see once it shows images. */
export interface EntryCounts {
  entries: number;
  shown: number;
}

/** Numbers of entries by competition; one without entries may be absent. */
export async function countEntries(db: Db, ids: number[]): Promise<Map<number, EntryCounts>> {
  const rows = await db
    .selectFrom('image_count')
    .select([
      'competition_id',
      sql<number>`sum(images)`.as('entries'),
      sql<number>`coalesce(sum(images - held_back) filter (where moderation = 'APPROVED'), 0)`.as('shown'),
    ])
    .where('competition_id', '=', anyOf(ids))
    .groupBy('competition_id')
    .execute();
  return new Map(rows.map(({ competition_id, ...counts }) => [competition_id, counts]));
}

/**
 * Number of current votes that count, in a statement about `competition`. Once voting is over the newest ranking knows it; until
 * then they are counted image by image.
 */
export const votesIn = (now: Date): RawBuilder<number> =>
  // Of the approved ones, nearly all, out of an index alone; of the others by name.
  sql<number>`coalesce((select votes from result_computation stored where stored.competition_id = competition.id
      and stored.state = 'STORED' and stored.revision = results_revision and voting_end < ${now}::timestamptz),
    coalesce((select sum(vote_count) from image_tally where competition_id = competition.id and shown), 0)
    + coalesce((select sum((select vote_count from image_tally where image_id = image.id)) from image
        where image.competition_id = competition.id and moderation in ('PENDING', 'REJECTED', 'DISQUALIFIED')
          and ${takesPart(now)}), 0))::int`;

/** Numbers of current votes that count, by competition. */
export async function countVotes(db: Db, ids: number[], now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; votes: number }>`
    select id, ${votesIn(now)} as votes from competition where id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, votes }) => [id, votes]));
}
