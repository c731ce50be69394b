import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { lockCompetition } from '../../competitions/repository.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { noteJury } from './acts.ts';
import { findConflicts } from './repository.ts';
import { lockRound, findRounds } from './rounds/repository.ts';
import { checkNotClosed } from './rounds/service.ts';

type Schemas = components['schemas'];

/** Tasks of a judge on photos of some accounts, in a statement about `jury_task`. */
const tasksOf = (id: number, seat: number, accounts: readonly number[]) => sql`from jury_photo
    join jury_round on jury_round.id = jury_photo.round_id join image on image.id = image_id
    join account on account.voter_key = image.voter_key
  where jury_task.round_id = jury_photo.round_id and jury_task.number = jury_photo.number
    and jury_round.competition_id = ${id}::int and jury_task.seat = ${seat}::smallint and account.id = ${anyOf([...accounts])}`;

/** Whether the judge has a task in a decided round on a photo of one of some accounts. */
async function isDecidedUpon(tx: Db, id: number, seat: number, accounts: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select from jury_task cross join lateral (select 1 ${tasksOf(id, seat, accounts)}
    and decided_at is not null) told limit 1`.execute(tx);
  return rows.length > 0;
}

interface Parts {
  db: Db;
  /** The jury as administrators see it. */
  presentJury: (tx: Db, id: number) => Promise<Schemas['AdminJury']>;
}

/** Whose photos a judge is not to judge, as administrators name them (docs/product.md §15). */
export function juryConflicts({ db, presentJury }: Parts) {
  /** @throws Problem 422 for an account that does not exist */
  async function checkAccounts(tx: Db, ids: readonly number[]): Promise<void> {
    if (!ids.length) return;
    const query = tx.selectFrom('account').select('id').where('id', 'in', ids).orderBy('id').forShare();
    const there = new Set((await query.execute()).map(({ id }) => id));
    ids.forEach((id, i) => {
      if (!there.has(id)) throw invalidField(`accountIds.${i}`, 'ACCOUNT_UNKNOWN');
    });
  }

  async function write(tx: Db, id: number, seat: number, gone: readonly number[], come: readonly number[]) {
    if (gone.length) {
      const query = tx.deleteFrom('jury_conflict').where('competition_id', '=', id).where('seat', '=', seat);
      await query.where('account_id', 'in', gone).execute();
      await sql`update jury_task set closed = false ${tasksOf(id, seat, gone)}`.execute(tx);
    }
    if (!come.length) return;
    const rows = come.map((accountId) => ({ competition_id: id, seat, account_id: accountId }));
    await tx.insertInto('jury_conflict').values(rows).execute();
    await sql`update jury_task set closed = true ${tasksOf(id, seat, come)}`.execute(tx);
  }

  return {
    /**
     * The rounds are held, too: marks under way come before, and do not count either.
     * @throws Problem NOT_FOUND, ILLEGAL_ROUND_STATE, COMPETITION_CLOSED, 422
     */
    set: (
      id: number,
      seat: number,
      { accountIds }: Schemas['ConflictsRequest'],
      actor: Actor,
    ): Promise<Schemas['AdminJury']> =>
      db.transaction().execute(async (tx) => {
        const competition = await lockCompetition(tx, id, 'update');
        const held = tx
          .selectFrom('jury_seat')
          .select('seat')
          .where('competition_id', '=', id)
          .where('seat', '=', seat);
        if (!competition || !(await held.executeTakeFirst())) throw new Problem('NOT_FOUND');
        checkNotClosed(competition);
        for (const round of await findRounds(tx, id)) await lockRound(tx, round.id);
        await checkAccounts(tx, accountIds);
        const before = (await findConflicts(tx, id)).filter((one) => one.seat === seat).map((one) => one.account_id);
        const gone = before.filter((one) => !accountIds.includes(one));
        const come = accountIds.filter((one) => !before.includes(one));
        if (!gone.length && !come.length) return presentJury(tx, id);
        if (await isDecidedUpon(tx, id, seat, [...gone, ...come]))
          throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: 'round.DECIDED' } } });
        await write(tx, id, seat, gone, come);
        const change = { before: { seat, accountIds: before }, after: { seat, accountIds } };
        await noteJury(tx, competition, 'jury.conflicts-set', actor, actor.clock(), change);
        return presentJury(tx, id);
      }),
  };
}

export type JuryConflicts = ReturnType<typeof juryConflicts>;
