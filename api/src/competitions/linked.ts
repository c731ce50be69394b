import type { Db } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';

/** Whether it is known who has cast which ballot of a competition: until they begin to be unlinked. */
export async function isLinked(db: Db, competitionId: number): Promise<boolean> {
  const unlinked = await db
    .selectFrom('count_log')
    .select('competition_id')
    .where('competition_id', '=', competitionId)
    .where('unlink_begun_at', 'is not', null)
    .executeTakeFirst();
  return !unlinked;
}

/**
 * For what asks who has cast which ballot of a competition.
 * @throws Problem UNLINKED once nobody knows
 */
export async function checkLinked(db: Db, competitionId: number): Promise<void> {
  if (!(await isLinked(db, competitionId))) throw new Problem('UNLINKED');
}
