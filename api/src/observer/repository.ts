import type { ObserverRow } from '../count/observers.ts';
import type { Db } from '../database/database.ts';

/** The observer of a competition's count, held until the transaction ends: a removal of the account waits, and whoever has chosen by then is kept. */
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
