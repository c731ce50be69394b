import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { Problem } from '../platform/http/problem.ts';

/** Whether a competition shows its judges what they have a seat in, in a statement about `competition` (docs/product.md §15). */
export const showsSeats = sql<boolean>`(competition.judged_by <> 'VOTERS' and competition.status not in ('DRAFT', 'CANCELLED'))`;

/** Whether an account has accepted a seat of a `competition`, in a statement about that. @param accountId an expression */
export const isJudgeOf = (accountId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(competition.judged_by <> 'VOTERS' and exists (select from jury_seat
    where competition_id = competition.id and account_id = ${accountId} and state = 'ACCEPTED'))`;

const held = statement<{ accountId: number; now: Date }, { seat: number }>(
  (_, { accountId, now }) => sql<{ seat: number }>`select seat from jury_seat
    join competition on competition.id = jury_seat.competition_id
    where jury_seat.account_id = ${accountId}::int and state in ('INVITED', 'ACCEPTED') and ${showsSeats}
      and competition.award >= ${now}::timestamptz and competition.status <> 'ARCHIVED' limit 1`,
);

/** Whether an account is a judge of a competition that has not ended, or invited to be one. */
export const holdsSeat = async (db: Db, accountId: number, now: Date): Promise<boolean> =>
  (await held(db, { accountId, now })).length > 0;

const judging = statement<{ id: number; accountId: number }, { mayEnter: boolean }>(
  (_, { id, accountId }) => sql<{ mayEnter: boolean }>`
    select coalesce((select judges_may_enter from jury where competition_id = competition.id), false) as "mayEnter"
    from competition where id = ${id}::int and ${isJudgeOf(sql`${accountId}::int`)}`,
);

/** Whether an account has accepted a seat of a competition. */
export const isJudge = async (db: Db, id: number, accountId: number): Promise<boolean> =>
  (await judging(db, { id, accountId })).length > 0;

/**
 * For entering a competition; asked under its lock, an answer to an invitation waits.
 * @throws Problem IS_JUDGE for a judge of it, unless its judges may enter
 */
export async function checkMayEnter(tx: Db, id: number, { accountId }: Pick<Viewer, 'accountId'>): Promise<void> {
  const [judge] = await judging(tx, { id, accountId });
  if (judge && !judge.mayEnter) throw new Problem('IS_JUDGE');
}
