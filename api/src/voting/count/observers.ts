import type { components } from '@photo-competition/schema/rest';
import type { Selectable } from 'kysely';
import type { CountObserverTable } from '../../platform/database/countTables.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FoundCount } from './found.ts';

/** The observer of a count. */
export type ObserverRow = Selectable<CountObserverTable>;

/** The same with the people's present usernames; null once an account is gone. */
export interface FoundObserver extends ObserverRow {
  username: string | null;
  namer: string | null;
}

/** The observer of a competition's count. */
export const findObserver = (db: Db, competitionId: number): Promise<FoundObserver | undefined> =>
  db
    .selectFrom('count_observer as o')
    .leftJoin('account as observer', 'observer.id', 'o.account_id')
    .leftJoin('account as namer', 'namer.id', 'o.named_by')
    .selectAll('o')
    .select(['observer.username', 'namer.username as namer'])
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();

/** The observer of a count as everybody is told: the name once results are public, and nothing of a cancelled competition. */
export async function publicObserver(
  db: Db,
  { competition, ended }: FoundCount,
): Promise<components['schemas']['CountObserver'] | null> {
  if (competition.status === 'CANCELLED') return null;
  const found = await findObserver(db, competition.id);
  if (!found) return null;
  const { username, named_at, choice, chosen_at, dice, drawn } = found;
  return {
    name: ended ? username : null,
    namedAt: named_at.toISOString(),
    choice,
    chosenAt: chosen_at && chosen_at.toISOString(),
    dice,
    seed: drawn && drawn.seed,
  };
}
