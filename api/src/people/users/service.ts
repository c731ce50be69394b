import type { components } from '@photo-competition/schema/rest';
import { isDeepStrictEqual } from 'node:util';
import { checkNames } from '../accounts/names.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { endCodes } from '../accounts/codes.ts';
import {
  accountById,
  endSessions,
  insertAccount,
  lockAccount,
  noteChange,
  updateProfileRow,
} from '../accounts/repository.ts';
import type { MovedMailer } from '../accounts/emailChange.ts';
import type { AccountMailer } from '../accounts/service.ts';
import { takenProblem } from '../accounts/takenProblem.ts';
import { audit, type AuditAction } from '../../platform/audit/audit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import { holdsSeat } from '../../competitions/judges.ts';
import { pageOf, type Viewer } from '../../platform/http/operation.ts';
import { fieldProblem, Problem, versionConflict } from '../../platform/http/problem.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import { checkUserFilter } from './filter.ts';
import { countRemoval, removePerson } from './removal.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];

const sortColumns = {
  // Ids are given in the order in which accounts are made, and sorted by one number they are found sooner.
  createdAt: 'id',
  username: 'username_key',
  email: 'email_key',
  lastName: 'name_order',
} as const;

const present = (row: repository.UserRecord): Schemas['AdminUser'] => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  administrator: row.administrator,
  enabled: row.enabled,
  activated: row.activated_at !== null,
  locale: row.locale,
  newsletter: row.newsletter,
  organiserMail: row.organiser_mail,
  createdAt: row.created_at.toISOString(),
  entryCount: row.entries,
  voteCount: row.votes,
  commentCount: row.comments,
  version: row.version,
});

/** Fields of a deleted account that the audit log keeps: its username alone names it in earlier entries. */
const nameless = ({ username, administrator, enabled }: AccountRow) => ({ username, administrator, enabled });

/** Fields of an account that the audit log keeps and compares to detect a change: no hash, no voter key. */
const kept = (row: AccountRow) => ({
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  administrator: row.administrator,
  enabled: row.enabled,
  locale: row.locale,
  newsletter: [...row.newsletter].sort(),
  organiserMail: row.organiser_mail,
});

/** An account to make. */
export type NewUser = Schemas['UserRequest'];

/** The target, author and base version of a change. */
interface Change {
  id: number;
  actor: Actor;
  /** For the audit log. */
  action: AuditAction;
  /** The version that the actor has read; not compared when absent. */
  version?: number | undefined;
}

/** Which campaign mails an account is to take. */
interface Subscribing {
  list: Schemas['MailingList'];
  subscribed: boolean;
  /** The one that was read; not compared when absent. */
  version?: number | undefined;
}

interface Parts {
  db: Db;
  mailActivation: AccountMailer;
  mailMoved: MovedMailer;
  limits: RateLimits;
  /** Tells the mail worker that there is something to send. */
  wake(): void;
}

/** Accounts as administrators run them, and their end (docs/product.md §6). */
export function userService({ db, mailActivation, mailMoved, limits, wake }: Parts) {
  async function read(id: number, now: Date): Promise<Schemas['AdminUser']> {
    const user = await repository.findUser(db, id, now);
    if (!user) throw new Problem('NOT_FOUND');
    return present(user);
  }

  /** @throws Problem VERSION_CONFLICT when the account has changed since `version`, which may be absent */
  async function checkVersion(tx: Db, row: AccountRow, version: number | undefined, now: Date): Promise<void> {
    if (version === undefined || version === row.version) return;
    const current = await repository.findUser(tx, row.id, now);
    if (current) throw versionConflict(present(current), { changedBy: row.changed_by, changedAt: row.changed_at });
  }

  /** Changes one account under its lock and tells the audit log; what changes nothing is not told and has no new version. */
  async function change(
    { id, actor: { viewer, clock, requestId }, action, version }: Change,
    work: (tx: Db, row: AccountRow) => Promise<void>,
  ): Promise<void> {
    try {
      await db.transaction().execute(async (tx) => {
        // Administrators first and in one order: two changes at once wait for each other instead of locking up.
        await repository.countOtherAdministrators(tx, id);
        const before = await lockAccount(tx, id);
        if (!before) throw new Problem('NOT_FOUND');
        await checkVersion(tx, before, version, clock());
        await work(tx, before);
        const after = await lockAccount(tx, id);
        if (after && isDeepStrictEqual(kept(before), kept(after))) return;
        const at = clock();
        if (after) await noteChange(tx, id, viewer.username, at);
        const entry = { at, actor: viewer, action, objectType: 'account', objectId: id, requestId } as const;
        await audit(tx, {
          ...entry,
          label: before.username,
          before: after ? kept(before) : nameless(before),
          after: after ? kept(after) : null,
        });
      });
    } catch (error) {
      throw takenProblem(error) ?? error;
    }
  }

  /** Mails after a change of the address: to the old one, or the link to an account that never had a working one (docs/product.md §6). */
  async function followMove(tx: Db, before: AccountRow, after: AccountRow, now: Date): Promise<void> {
    if (before.email_key === after.email_key) return;
    if (before.activated_at) await mailMoved(tx, before, after.email, now);
    else if (before.enabled) await mailActivation(tx, after, now);
    else await endCodes(tx, before.id);
  }

  /** @throws Problem LAST_ADMINISTRATOR when nobody else could administer afterwards */
  async function keepAnAdministrator(tx: Db, row: AccountRow): Promise<void> {
    if (!row.administrator || !row.enabled) return;
    if ((await repository.countOtherAdministrators(tx, row.id)) === 0) throw new Problem('LAST_ADMINISTRATOR');
  }

  /** An account in a transaction of the caller's, with the mail to activate it. @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
  async function make(
    tx: Db,
    { administrator, ...request }: NewUser,
    { viewer, requestId }: Actor,
    now: Date,
  ): Promise<AccountRow> {
    try {
      const row = await insertAccount(tx, request, now, administrator);
      await mailActivation(tx, row, now);
      const entry = { at: now, actor: viewer, action: 'account.created', objectType: 'account' } as const;
      await audit(tx, { ...entry, objectId: row.id, label: row.username, after: kept(row), requestId });
      return row;
    } catch (error) {
      throw takenProblem(error) ?? error;
    }
  }

  /** @throws Problem ILLEGAL_ACCOUNT_STATE for a judge, who would see the authors of what is judged */
  async function checkNoJudge(tx: Db, id: number, now: Date): Promise<void> {
    if (await holdsSeat(tx, id, now))
      throw new Problem('ILLEGAL_ACCOUNT_STATE', { values: { reason: { phrase: 'account.JUDGE' } } });
  }

  return {
    read,
    make,

    async list(sort: Schemas['UserSort'], direction: Schemas['Direction'], now: Date): Promise<Schemas['AdminUser'][]> {
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      return (await repository.findAllUsers(db, order, now)).map(present);
    },

    /** @throws Problem WRONG_PHASE, 422 as `checkUserFilter` */
    async page({ page, size, sort = 'createdAt', direction = 'ASC', filter = {} }: Schemas['UserPageable'], now: Date) {
      await checkUserFilter(db, filter, 'filter.', now);
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const { users, total } = await repository.findUsers(
        db,
        { ...order, limit: size, offset: page * size, filter },
        now,
      );
      return pageOf(users.map(present), page, size, total);
    },

    /** @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
    async create(request: NewUser, actor: Actor) {
      checkNames(request);
      const now = actor.clock();
      const { id } = await db.transaction().execute((tx) => make(tx, request, actor, now));
      wake();
      return read(id, now);
    },

    /**
     * The own address is changed with the password, on the page of the own account.
     * @throws Problem NOT_FOUND, VERSION_CONFLICT, EMAIL_TAKEN, LAST_ADMINISTRATOR, ILLEGAL_ACCOUNT_STATE
     */
    async update(id: number, { administrator, version, ...profile }: Schemas['UserUpdate'], actor: Actor) {
      checkNames(profile);
      await change({ id, actor, action: 'account.updated', version }, async (tx, row) => {
        if (!administrator) await keepAnAdministrator(tx, row);
        if (administrator && !row.administrator) await checkNoJudge(tx, id, actor.clock());
        const after = await updateProfileRow(tx, id, profile);
        if (id === actor.viewer.accountId && row.email_key !== after.email_key)
          throw new Problem('ILLEGAL_ACCOUNT_STATE', { values: { reason: { phrase: 'account.OWN_ADDRESS' } } });
        await followMove(tx, row, after, actor.clock());
        await tx.updateTable('account').set({ administrator }).where('id', '=', id).execute();
      });
      wake();
      return read(id, actor.clock());
    },

    /** Disabling ends every session. @throws Problem NOT_FOUND, VERSION_CONFLICT, LAST_ADMINISTRATOR */
    async setState(id: number, { value: enabled, version }: Schemas['UserState'], actor: Actor) {
      const action = enabled ? 'account.enabled' : 'account.disabled';
      await change({ id, actor, action, version }, async (tx, row) => {
        if (!enabled) {
          await keepAnAdministrator(tx, row);
          await endSessions(tx, id);
        }
        await tx.updateTable('account').set({ enabled }).where('id', '=', id).execute();
      });
      return read(id, actor.clock());
    },

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT */
    async setNewsletter(id: number, { list, subscribed, version }: Subscribing, actor: Actor) {
      const action = 'account.newsletter-changed';
      await change({ id, actor, action, version }, (tx) => repository.setNewsletter(tx, id, list, subscribed));
      return read(id, actor.clock());
    },

    /** @param version the one that was read; not compared when absent. @throws Problem NOT_FOUND, VERSION_CONFLICT, LAST_ADMINISTRATOR */
    async remove(id: number, version: number | undefined, actor: Actor): Promise<void> {
      await change({ id, actor, action: 'account.deleted', version }, async (tx, row) => {
        await keepAnAdministrator(tx, row);
        await removePerson(tx, row, actor.clock());
      });
    },

    /** The effects of deleting the account now. @throws Problem NOT_FOUND */
    async removal(id: number, viewer: Viewer, now: Date): Promise<Schemas['UserRemoval']> {
      const account = await accountById(db, id);
      if (!account) throw new Problem('NOT_FOUND');
      return countRemoval(db, account, now, id === viewer.accountId);
    },

    /** The person leaves. @throws Problem WRONG_PASSWORD, LAST_ADMINISTRATOR */
    async removeOwn(password: string, actor: Actor): Promise<void> {
      const { accountId } = actor.viewer;
      await limits.take('password', String(accountId));
      const account = await accountById(db, accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      if (!(await verifyPassword(account.password_hash, password))) throw fieldProblem('WRONG_PASSWORD', 'current');
      await this.remove(accountId, undefined, actor);
    },
  };
}

export type UserService = ReturnType<typeof userService>;
