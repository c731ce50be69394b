import { sql, type RawBuilder } from 'kysely';
import { boundedCount, countOf } from '../database/boundedCount.ts';
import type { Db } from '../database/database.ts';
import type { CompetitionRow } from '../database/tables.ts';
import {
  competitionParts,
  matchingCompetitions,
  votesIn,
  type CompetitionFilter,
  type CompetitionRecord,
} from './repository.ts';

/** Another competition at the same time, its dates as JSON writes them. */
type Overlap = Pick<CompetitionRow, 'id' | 'title' | 'status'> & { competitionStart: string; award: string };

/** A competition with what administrators are told of it. */
export interface AdministeredCompetition extends CompetitionRecord {
  /** Numbers of its entries: all of them, and those that are APPROVED. */
  entries: number;
  approved: number;
  /** Current votes that count. */
  votes: number;
  /** When the first vote was cast, withdrawn ones too; asked before votingStart alone, after which it says nothing more. */
  firstVote: Date | null;
  /** Usernames of who created and who last changed it, as the audit log has them. */
  createdBy: string | null;
  updatedBy: string | null;
  /** The competitions that have an instant in common with it, by competitionStart. */
  overlaps: Overlap[];
}

/** Most overlaps that are told of one competition. */
const mostOverlaps = sql.lit(20);

/** Statuses in which a competition takes up its time. */
const taking = sql`('DRAFT', 'PUBLISHED', 'PAUSED')`;

const overlaps = sql`case when status in ${taking} then (
  select json_agg(json_build_object('id', other.id, 'title', other.title, 'status', other.status,
    'competitionStart', other.competition_start, 'award', other.award) order by other.competition_start, other.id)
  from (select id, title, status, competition_start, award from competition beside
    where beside.id <> competition.id and beside.status in ${taking}
      and beside.competition_start <= competition.award and beside.award >= competition.competition_start
    order by competition_start, id limit ${mostOverlaps}) other) end`;

const imagesOf = (which: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(images), 0)::int from image_count where competition_id = competition.id ${which})`;

/** Usernames by the audit log; each act is looked up in the index by object. */
const actorOf = (which: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select actor from audit_log where object_type = 'competition' and object_id = competition.id::text ${which} limit 1)`;

/** Competitions for which all of a filter holds, in one statement with all that administrators are told of them. */
const administered = (db: Db, filter: CompetitionFilter, now: Date) =>
  matchingCompetitions(db, filter, now)
    .selectAll()
    .select([
      ...competitionParts,
      imagesOf(sql``).as('entries'),
      imagesOf(sql`and moderation = 'APPROVED'`).as('approved'),
      votesIn(now).as('votes'),
      sql<Date | null>`case when status <> 'DRAFT' and voting_start > ${now}::timestamptz
        then (select min(cast_at) from ballot where competition_id = competition.id) end`.as('firstVote'),
      actorOf(sql`and action = 'competition.created' order by audit_log.id`).as('createdBy'),
      actorOf(sql`order by audit_log.id desc`).as('updatedBy'),
      sql<Overlap[]>`coalesce(${overlaps}, '[]')`.as('overlaps'),
    ]);

export const findAdministered = (db: Db, id: number, now: Date): Promise<AdministeredCompetition | undefined> =>
  administered(db, {}, now).where('id', '=', id).executeTakeFirst();

/** Which competitions, in which order, which part. */
export interface CompetitionQuery {
  sort: 'created_at' | 'competition_start' | 'award' | 'status';
  direction: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  filter?: CompetitionFilter;
}

/** A page of them, and how many there are. */
export async function findAllAdministered(
  db: Db,
  { sort, direction, limit, offset, filter = {} }: CompetitionQuery,
  now: Date,
): Promise<{ competitions: AdministeredCompetition[]; total: number }> {
  const rows = sql`${matchingCompetitions(db, filter, now).select(sql.lit(1).as('one'))}`;
  let query = administered(db, filter, now)
    .select(countOf(rows).as('total'))
    .orderBy(sort, direction)
    .orderBy('id', direction);
  if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
  const found = await query.execute();
  // Behind the last page no row tells it.
  const total = found[0]?.total ?? (offset ? await boundedCount(db, rows) : 0);
  return { competitions: found, total };
}
