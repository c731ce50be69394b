import { sql } from 'kysely';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { CompetitionRow } from '../platform/database/tables.ts';
import { votesIn } from './repository.ts';

/** Another competition at the same time, its dates as JSON writes them. */
type Overlap = Pick<CompetitionRow, 'id' | 'title' | 'status'> & { competitionStart: string; award: string };

/** Figures of a competition that administrators read beside its own fields. */
export interface AboutCompetition {
  /** Numbers of its entries: all of them, and those that are APPROVED. */
  entries: number;
  shown: number;
  /** Current votes that count. */
  votes: number;
  /** When the first vote was cast, withdrawn ones too; asked before votingStart alone, after which it says nothing more. */
  firstVote: Date | null;
  /** When the first seat of its jury was accepted. */
  firstSeat: Date | null;
  /** When the first photo that is in it was entered. */
  firstEntry: Date | null;
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

const about = statement<{ ids: number[]; now: Date }, AboutCompetition & { id: number }>(
  (_, { ids, now }) => sql<AboutCompetition & { id: number }>`
    select competition.id, coalesce(entry.entries, 0) as entries, coalesce(entry.shown, 0) as shown,
      ${votesIn(now)} as votes,
      case when status <> 'DRAFT' and voting_start > ${now}::timestamptz
        then (select min(cast_at) from ballot where competition_id = competition.id) end as "firstVote",
      (select min(accepted_at) from jury_seat where competition_id = competition.id) as "firstSeat",
      (select min(created_at) from image where competition_id = competition.id) as "firstEntry",
      (select actor from audit_log where object_type = 'competition' and object_id = competition.id::text
        and action = 'competition.created' order by audit_log.id limit 1) as "createdBy",
      (select actor from audit_log where object_type = 'competition' and object_id = competition.id::text
        order by audit_log.id desc limit 1) as "updatedBy",
      coalesce(${overlaps}, '[]') as overlaps
    from competition cross join lateral (
      select sum(images)::int as entries, sum(images - held_back) filter (where moderation = 'APPROVED')::int as shown
      from image_count where competition_id = competition.id) entry
    where competition.id = ${anyOf(ids)}`,
);

/** Figures of each of these competitions for administrators, in a single statement. */
export const aboutCompetitions = async (db: Db, ids: number[], now: Date): Promise<Map<number, AboutCompetition>> =>
  new Map((await about(db, { ids, now })).map(({ id, ...told }) => [id, told]));
