import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit.ts';
import { findCompetition, lockCompetitionRow } from '../../competitions/repository.ts';
import { findLog } from '../count/keeper.ts';
import { findObserver } from '../count/observers.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow, CompetitionRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { observerSetting } from './present.ts';
import { lockObserver } from './repository.ts';

type Schemas = components['schemas'];

/**
 * The accounts of the observer and of the administrator who names one, locked until the transaction ends. Locked before the
 * observer's row, in the order in which a removal takes them.
 */
async function holdAccounts(tx: Db, ids: readonly number[]): Promise<AccountRow[]> {
  return tx
    .selectFrom('account')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forShare()
    .execute();
}

/** @throws Problem 422 unless somebody is an entrant who can log in */
function checkEntrant(account: AccountRow | undefined): AccountRow {
  if (!account) throw invalidField('accountId', 'OBSERVER_UNKNOWN');
  if (account.administrator) throw invalidField('accountId', 'OBSERVER_ADMINISTRATOR');
  if (!account.enabled) throw invalidField('accountId', 'OBSERVER_DISABLED');
  if (!account.activated_at) throw invalidField('accountId', 'OBSERVER_INACTIVE');
  return account;
}

/** Naming who observes a count (docs/product.md §4). */
export function observerNaming(db: Db) {
  async function read(id: number): Promise<Schemas['ObserverSetting']> {
    if (!(await findCompetition(db, id))) throw new Problem('NOT_FOUND');
    return observerSetting(await findObserver(db, id));
  }

  async function note(
    tx: Db,
    { id, title }: CompetitionRow,
    { viewer, requestId }: Actor,
    at: Date,
    change: { before: string | null; after: string | null },
  ): Promise<void> {
    const about = { objectType: 'competition', objectId: id, label: title, actor: viewer, requestId, at } as const;
    const told = (observer: string | null) => (observer === null ? null : { observer });
    const action = change.after === null ? 'competition.observer-withdrawn' : 'competition.observer-named';
    await audit(tx, { ...about, action, before: told(change.before), after: told(change.after) });
  }

  return {
    /** @throws Problem NOT_FOUND */
    read,

    /** @throws Problem NOT_FOUND, WRONG_PHASE, OBSERVER_HAS_CHOSEN, UNLINKED; 422 */
    async set(
      id: number,
      { accountId }: Schemas['ObserverRequest'],
      actor: Actor,
    ): Promise<Schemas['ObserverSetting']> {
      await db.transaction().execute(async (tx) => {
        const competition = await lockCompetitionRow(tx, id, 'update');
        if (!competition) throw new Problem('NOT_FOUND');
        const log = await findLog(tx, id);
        if (!log) {
          const from = competition.voting_start;
          throw new Problem('WRONG_PHASE', { values: { reason: { phrase: 'phase.OBSERVER', values: { from } } } });
        }
        const own = actor.viewer.accountId;
        const accounts = await holdAccounts(tx, accountId === null ? [own] : [own, accountId]);
        const present = await lockObserver(tx, id);
        if (present?.choice) throw new Problem('OBSERVER_HAS_CHOSEN');
        const before = (present && (await findObserver(tx, id))?.username) ?? null;
        const now = actor.clock();
        if (accountId === null) {
          if (!present) return;
          await tx.deleteFrom('count_observer').where('competition_id', '=', id).execute();
          await note(tx, competition, actor, now, { before, after: null });
          return;
        }
        if (log.unlink_begun_at) throw new Problem('UNLINKED');
        const { username } = checkEntrant(accounts.find((one) => one.id === accountId));
        if (present?.account_id === accountId) return;
        const named = { account_id: accountId, named_by: own, named_at: now };
        await tx
          .insertInto('count_observer')
          .values({ competition_id: id, ...named })
          .onConflict((conflict) => conflict.column('competition_id').doUpdateSet(named))
          .execute();
        await note(tx, competition, actor, now, { before, after: username });
      });
      return read(id);
    },
  };
}

export type ObserverNaming = ReturnType<typeof observerNaming>;
