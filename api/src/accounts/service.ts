import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { violatedConstraint, type Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';
import type { Viewer } from '../http/operation.ts';
import { fieldProblem, invalidField, Problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import type { Outbox } from '../mail/outbox.ts';
import { issueCode, useCode } from './codes.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import * as repository from './repository.ts';
import type { Tokens } from './tokens.ts';

type Schemas = components['schemas'];

/** A session as its opener gets it. */
export interface OpenedSession {
  token: string;
  user: Schemas['SessionUser'];
}

interface Parts {
  db: Db;
  tokens: Tokens;
  outbox: Outbox;
  limits: RateLimits;
  tokenHours: number;
}

/** Answering takes at least this many milliseconds, so that the time tells nothing about the account. */
const lostPasswordMs = 400;

export const sessionUser = (row: AccountRow, token: string, expiry: Date): Schemas['SessionUser'] => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  administrator: row.administrator,
  locale: row.locale,
  newsletter: row.newsletter,
  createdAt: row.created_at.toISOString(),
  token,
  expiry: expiry.toISOString(),
});

/** A taken name or address, as a problem that names the field. */
export function takenProblem(error: unknown): Problem | null {
  const constraint = violatedConstraint(error);
  if (constraint === 'account_username') return fieldProblem('USERNAME_TAKEN', 'username');
  if (constraint === 'account_email') return fieldProblem('EMAIL_TAKEN', 'email');
  return null;
}

/** @throws Problem 422 */
export function refuseBlankNames({ firstName, lastName }: { firstName: string; lastName: string }): void {
  if (!firstName.trim()) throw invalidField('firstName', 'BLANK');
  if (!lastName.trim()) throw invalidField('lastName', 'BLANK');
}

/** Mails an activation link, in the transaction that makes the account. */
export type ActivationMailer = (tx: Db, account: AccountRow, now: Date) => Promise<void>;

/** Accounts and their sessions (product.md §6). */
export function accountService({ db, tokens, outbox, limits, tokenHours }: Parts) {
  const mailActivation: ActivationMailer = async (tx, account, now) => {
    const code = await issueCode(tx, account.id, 'ACTIVATION', now);
    await outbox.enqueue(tx, 'activation', account, { path: `/activation/${account.id}/${code}` }, now);
  };

  async function openSession(account: AccountRow, now: Date): Promise<OpenedSession> {
    const sessionId = randomUUID();
    // Whole seconds, as the `exp` claim has them.
    const expiry = new Date(Math.floor(now.getTime() / 1000 + tokenHours * 3600) * 1000);
    await repository.insertSession(db, sessionId, account.id, now, expiry);
    const { id: accountId, administrator } = account;
    const token = await tokens.sign({ accountId, sessionId, expiry, administrator, issued: now });
    return { token, user: sessionUser(account, token, expiry) };
  }

  return {
    mailActivation,

    /** @throws Problem UNAUTHENTICATED when the session has ended or its account is disabled */
    async authenticate(token: string, now: Date): Promise<Viewer> {
      const { accountId, sessionId, expiry } = await tokens.verify(token, now);
      const account = await repository.accountOfSession(db, sessionId, accountId, now);
      if (!account) throw new Problem('UNAUTHENTICATED');
      const { username, administrator, voter_key: voterKey } = account;
      return { accountId, username, administrator, voterKey, sessionId, token, expiry };
    },

    /** @throws Problem INVALID_CREDENTIALS, the same for every reason */
    async login({ username, password }: Schemas['LoginRequest'], address: string, now: Date): Promise<OpenedSession> {
      const key = repository.keyOf(username);
      await limits.take('loginAddress', address);
      await limits.take('loginAccount', key);
      const account = await repository.accountByUsername(db, username);
      const usable = account?.enabled && account.activated_at ? account : null;
      const matches = await verifyPassword(usable?.password_hash ?? null, password);
      if (!usable || !matches) throw new Problem('INVALID_CREDENTIALS');
      await limits.forget('loginAccount', key);
      return openSession(usable, now);
    },

    /** @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
    async register(
      request: Schemas['RegistrationRequest'],
      address: string,
      now: Date,
    ): Promise<Schemas['Registration']> {
      await limits.take('registration', address);
      refuseBlankNames(request);
      try {
        const account = await db.transaction().execute(async (tx) => {
          const row = await repository.insertAccount(tx, request, now);
          await mailActivation(tx, row, now);
          return row;
        });
        outbox.wake();
        return { id: account.id, username: account.username, email: account.email };
      } catch (error) {
        throw takenProblem(error) ?? error;
      }
    },

    /** @throws Problem INVALID_CODE; 422 for the password */
    async activate(id: number, request: Schemas['ActivationRequest'], address: string, now: Date): Promise<void> {
      await limits.take('code', address);
      const account = await repository.accountById(db, id);
      if (!account) throw new Problem('INVALID_CODE');
      checkNewPassword(request.newPassword, account, 'newPassword');
      const passwordHash = await hashPassword(request.newPassword);
      await db.transaction().execute(async (tx) => {
        if (!(await useCode(tx, id, 'ACTIVATION', request.validationCode, now))) throw new Problem('INVALID_CODE');
        await repository.setPassword(tx, id, passwordHash, now);
      });
    },

    /** Mails a link if username and e-mail match; who asks learns nothing from the answer or its time. */
    async requestPasswordReset(request: Schemas['LostPasswordRequest'], address: string, now: Date): Promise<void> {
      await limits.take('lostPassword', address);
      await limits.take('lostPasswordAccount', repository.keyOf(request.username));
      const work = async () => {
        const account = await repository.accountByUsername(db, request.username);
        if (!account?.enabled || account.email_key !== repository.keyOf(request.email)) return;
        await db.transaction().execute(async (tx) => {
          if (!account.activated_at) return mailActivation(tx, account, now);
          const code = await issueCode(tx, account.id, 'PASSWORD', now);
          const path = `/lost-password/change/${encodeURIComponent(account.username)}/${code}`;
          await outbox.enqueue(tx, 'lost-password', account, { path }, now);
        });
        outbox.wake();
      };
      await Promise.all([work(), delay(lostPasswordMs)]);
    },

    /** @throws Problem INVALID_CODE; 422 for the password */
    async resetPassword(request: Schemas['LostPasswordChange'], address: string, now: Date): Promise<void> {
      await limits.take('code', address);
      const account = await repository.accountByUsername(db, request.username);
      if (!account?.enabled) throw new Problem('INVALID_CODE');
      checkNewPassword(request.password, account, 'password');
      const passwordHash = await hashPassword(request.password);
      await db.transaction().execute(async (tx) => {
        const valid = await useCode(tx, account.id, 'PASSWORD', request.passwordValidationCode, now);
        if (!valid) throw new Problem('INVALID_CODE');
        const changed = await repository.setPassword(tx, account.id, passwordHash, now);
        await repository.endSessions(tx, account.id);
        await outbox.enqueue(tx, 'password-changed', changed, { path: '/lost-password/request' }, now);
      });
      outbox.wake();
    },

    async me(viewer: Viewer): Promise<Schemas['SessionUser']> {
      const account = await repository.accountById(db, viewer.accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      return sessionUser(account, viewer.token, viewer.expiry);
    },

    /** @throws Problem EMAIL_TAKEN */
    async updateProfile(viewer: Viewer, profile: Schemas['ProfileRequest']): Promise<Schemas['SessionUser']> {
      refuseBlankNames(profile);
      try {
        const account = await repository.updateProfileRow(db, viewer.accountId, profile);
        return sessionUser(account, viewer.token, viewer.expiry);
      } catch (error) {
        throw takenProblem(error) ?? error;
      }
    },

    /** Ends every other session of the account. @throws Problem WRONG_PASSWORD; 422 for the new password */
    async changePassword(viewer: Viewer, current: string, newPassword: string, now: Date): Promise<void> {
      await limits.take('password', String(viewer.accountId));
      const account = await repository.accountById(db, viewer.accountId);
      if (!account) throw new Problem('UNAUTHENTICATED');
      if (!(await verifyPassword(account.password_hash, current))) throw fieldProblem('WRONG_PASSWORD', 'current');
      checkNewPassword(newPassword, account, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        const row = await repository.lockAccount(tx, viewer.accountId);
        // Two changes at once: the second proved a password that is no longer the present one.
        if (row?.password_hash !== account.password_hash) throw fieldProblem('WRONG_PASSWORD', 'current');
        const changed = await repository.setPassword(tx, viewer.accountId, passwordHash, now);
        await repository.endSessions(tx, viewer.accountId, viewer.sessionId);
        await outbox.enqueue(tx, 'password-changed', changed, { path: '/lost-password/request' }, now);
      });
      await limits.forget('password', String(viewer.accountId));
      outbox.wake();
    },

    /** Makes an active account, for the first administrator and the demo data. @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
    async createActive(
      account: repository.NewAccount,
      password: string,
      administrator: boolean,
      now: Date,
    ): Promise<AccountRow> {
      checkNewPassword(password, account, 'password');
      const passwordHash = await hashPassword(password);
      try {
        return await db.transaction().execute(async (tx) => {
          const { id } = await repository.insertAccount(tx, account, now, administrator);
          return repository.setPassword(tx, id, passwordHash, now);
        });
      } catch (error) {
        throw takenProblem(error) ?? error;
      }
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
