import type { Selectable } from 'kysely';
import type { CountObserverTable } from '../database/countTables.ts';
import type { Db } from '../database/database.ts';

/** The observer of a count. */
export type ObserverRow = Selectable<CountObserverTable>;

/** The same with the people's present usernames; null once an account is gone. */
export interface FoundObserver extends ObserverRow {
  username: string | null;
  namer: string | null;
}

/** Who observes a competition's count. */
export const findObserver = (db: Db, competitionId: number): Promise<FoundObserver | undefined> =>
  db
    .selectFrom('count_observer as o')
    .leftJoin('account as observer', 'observer.id', 'o.account_id')
    .leftJoin('account as namer', 'namer.id', 'o.named_by')
    .selectAll('o')
    .select(['observer.username', 'namer.username as namer'])
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();

/** The same, held until the transaction ends: a removal of the account waits, and whoever has chosen by then is kept. */
export const lockObserver = (tx: Db, competitionId: number): Promise<ObserverRow | undefined> =>
  tx
    .selectFrom('count_observer')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .forUpdate()
    .executeTakeFirst();

/** Before an account is deleted: nobody observes who is not there. What was chosen stays, without a name. */
export async function withdrawUndecided(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('count_observer').where('account_id', '=', accountId).where('choice', 'is', null).execute();
}
