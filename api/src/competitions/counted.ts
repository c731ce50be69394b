import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { CompetitionRow } from '../platform/database/tables.ts';
import { Problem } from '../platform/http/problem.ts';

/** Seconds until it is worth asking again. */
const soon = 5;

/**
 * Whether it is decided which votes of a `competition` count, in a statement about one whose voting is over: where a coverage
 * rule leaves some out, the closing of its log decides that (docs/product.md §4).
 */
export const isCounted = sql<boolean>`(competition.min_coverage = 0 or not exists (
  select from count_log open_log where open_log.competition_id = competition.id and open_log.closed_at is null))`;

/** The same of one competition. */
export async function areVotesCounted(db: Db, { id }: Pick<CompetitionRow, 'id'>): Promise<boolean> {
  const found = await db
    .selectFrom('competition')
    .select('id')
    .where('id', '=', id)
    .where(isCounted)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * For what is computed of votes once voting is over.
 * @throws Problem OVERLOADED until it is decided which ones count
 */
export async function checkCounted(db: Db, competition: Pick<CompetitionRow, 'id'>): Promise<void> {
  if (!(await areVotesCounted(db, competition))) throw new Problem('OVERLOADED', { retryAfter: soon });
}
