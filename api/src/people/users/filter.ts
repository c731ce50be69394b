import { findCompetition } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { UserFilter } from './repository.ts';

/**
 * Checks the rules for a filter that the schema cannot express: a deed belongs to a competition, and the voters are secret until
 * voting is over (docs/product.md §3).
 * @param at where the filter stands in the body, e.g. `filter.`
 * @throws Problem WRONG_PHASE, 422
 */
export async function checkUserFilter(db: Db, filter: UserFilter, at: string, now: Date): Promise<void> {
  const { competitionId, did } = filter;
  if (competitionId === undefined && did === undefined) return;
  if (competitionId === undefined) throw invalidField(`${at}competitionId`, 'REQUIRED');
  if (did === undefined) throw invalidField(`${at}did`, 'REQUIRED');
  const competition = await findCompetition(db, competitionId);
  if (!competition) throw invalidField(`${at}competitionId`, 'NOT_FOUND');
  const { voting_end: from } = competition;
  if (did === 'VOTED' && !(from < now))
    throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.SCORES', values: { from } } } });
}
