import type { components } from '@photo-competition/schema/rest';
import { verifyPassword } from '../accounts/passwords.ts';
import { accountById, lockAccount, endSessions, insertAccount, updateProfileRow } from '../accounts/repository.ts';
import { refuseBlankNames, takenProblem, type ActivationMailer } from '../accounts/service.ts';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../competitions/adminService.ts';
import type { Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';
import { pageOf } from '../http/operation.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { removePerson } from './removal.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];

const sortColumns = {
  createdAt: 'created_at',
  username: 'username_key',
  email: 'email_key',
  lastName: 'last_name',
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
  createdAt: row.created_at.toISOString(),
  entryCount: row.entry_count,
});

/** What the audit log keeps of an account that is gone: its username alone names it in earlier entries. */
const nameless = ({ username, administrator, enabled }: AccountRow) => ({ username, administrator, enabled });

/** What the audit log keeps of an account: no hash, no voter key. */
const kept = ({ username, email, administrator, enabled, locale, newsletter }: AccountRow) => ({
  username,
  email,
  administrator,
  enabled,
  locale,
  newsletter,
});

interface Parts {
  db: Db;
  mailActivation: ActivationMailer;
  limits: RateLimits;
  /** Tells the mail worker that there is something to send. */
  wake(): void;
}

/** Accounts as administrators run them, and their end (product.md §6). */
export function userService({ db, mailActivation, limits, wake }: Parts) {
  async function read(id: number): Promise<Schemas['AdminUser']> {
    const user = await repository.findUser(db, id);
    if (!user) throw new Problem('NOT_FOUND');
    return present(user);
  }

  /** Changes one account under its lock and tells the audit log. */
  async function change(
    id: number,
    { viewer, clock, requestId }: Actor,
    action: string,
    work: (tx: Db, row: AccountRow) => Promise<void>,
  ): Promise<void> {
    try {
      await db.transaction().execute(async (tx) => {
        // Administrators first and in one order: two changes at once wait for each other instead of locking up.
        await repository.countOtherAdministrators(tx, id);
        const before = await lockAccount(tx, id);
        if (!before) throw new Problem('NOT_FOUND');
        await work(tx, before);
        const after = await lockAccount(tx, id);
        const entry = { at: clock(), actor: viewer, action, objectType: 'account', objectId: id, requestId } as const;
        await audit(tx, {
          ...entry,
          before: after ? kept(before) : nameless(before),
          after: after ? kept(after) : null,
        });
      });
    } catch (error) {
      throw takenProblem(error) ?? error;
    }
  }

  /** @throws Problem LAST_ADMINISTRATOR when nobody else could administer afterwards */
  async function keepAnAdministrator(tx: Db, row: AccountRow): Promise<void> {
    if (!row.administrator || !row.enabled) return;
    if ((await repository.countOtherAdministrators(tx, row.id)) === 0) throw new Problem('LAST_ADMINISTRATOR');
  }

  return {
    read,

    async list(sort: Schemas['UserSort'], direction: Schemas['Direction']): Promise<Schemas['AdminUser'][]> {
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      return (await repository.findUsers(db, order)).users.map(present);
    },

    async page({ page, size, sort = 'createdAt', direction = 'ASC' }: Schemas['UserPageable']) {
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const { users, total } = await repository.findUsers(db, { ...order, limit: size, offset: page * size });
      return pageOf(users.map(present), page, size, total);
    },

    /** @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
    async create({ administrator, ...request }: Schemas['UserRequest'], { viewer, clock, requestId }: Actor) {
      refuseBlankNames(request);
      const now = clock();
      try {
        const id = await db.transaction().execute(async (tx) => {
          const row = await insertAccount(tx, request, now, administrator);
          await mailActivation(tx, row, now);
          const entry = { at: now, actor: viewer, action: 'account.created', objectType: 'account' } as const;
          await audit(tx, { ...entry, objectId: row.id, after: kept(row), requestId });
          return row.id;
        });
        wake();
        return await read(id);
      } catch (error) {
        throw takenProblem(error) ?? error;
      }
    },

    /** @throws Problem NOT_FOUND, EMAIL_TAKEN, LAST_ADMINISTRATOR */
    async update(id: number, { administrator, ...profile }: Schemas['UserUpdate'], actor: Actor) {
      refuseBlankNames(profile);
      await change(id, actor, 'account.updated', async (tx, row) => {
        if (!administrator) await keepAnAdministrator(tx, row);
        await updateProfileRow(tx, id, profile);
        await tx.updateTable('account').set({ administrator }).where('id', '=', id).execute();
      });
      return read(id);
    },

    /** Disabling ends every session. @throws Problem NOT_FOUND, LAST_ADMINISTRATOR */
    async setState(id: number, enabled: boolean, actor: Actor) {
      await change(id, actor, enabled ? 'account.enabled' : 'account.disabled', async (tx, row) => {
        if (!enabled) {
          await keepAnAdministrator(tx, row);
          await endSessions(tx, id);
        }
        await tx.updateTable('account').set({ enabled }).where('id', '=', id).execute();
      });
      return read(id);
    },

    /** @throws Problem NOT_FOUND */
    async setNewsletter(id: number, type: Schemas['NewsletterType'], on: boolean, actor: Actor) {
      await change(id, actor, 'account.newsletter-changed', (tx) => repository.setNewsletter(tx, id, type, on));
      return read(id);
    },

    /** @throws Problem NOT_FOUND, LAST_ADMINISTRATOR */
    async remove(id: number, actor: Actor): Promise<void> {
      await change(id, actor, 'account.deleted', async (tx, row) => {
        await keepAnAdministrator(tx, row);
        await removePerson(tx, row, actor.clock());
      });
    },

    /** The person leaves. @throws Problem WRONG_PASSWORD, LAST_ADMINISTRATOR */
    async removeOwn(password: string, actor: Actor): Promise<void> {
      const { accountId } = actor.viewer;
      await limits.take('password', String(accountId));
      const account = await accountById(db, accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      if (!(await verifyPassword(account.password_hash, password))) throw fieldProblem('WRONG_PASSWORD', 'current');
      await this.remove(accountId, actor);
    },
  };
}

export type UserService = ReturnType<typeof userService>;
