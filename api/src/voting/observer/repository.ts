import type { ObserverRow } from '../count/observers.ts';
import type { Db } from '../../platform/database/database.ts';

/** The observer of a competition's count, held until the transaction ends: a removal of the account waits, and whoever has chosen by then is kept. */
export const lockObserver = (tx: Db, competitionId: number): Promise<ObserverRow | undefined> =>
  tx
    .selectFrom('count_observer')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .forUpdate()
    .executeTakeFirst();
