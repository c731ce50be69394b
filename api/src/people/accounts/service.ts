import { networkOf } from '@photo-competition/schema/network';
import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { attemptsOf, type Origin } from './attempts.ts';
import { endCodes, issueCode, lastCodeAt, useCode, type Purpose } from './codes.ts';
import type { Devices } from './devices.ts';
import type { DeviceSessionService } from './deviceSessions.ts';
import { checkNames } from './names.ts';
import { checkNewPassword, checkPasswordOf, checkPasswordShape, hashPassword, verifyPassword } from './passwords.ts';
import * as repository from './repository.ts';
import { sessionUser } from './sessionUser.ts';
import { takenProblem } from './takenProblem.ts';
import type { Tokens } from './tokens.ts';

type Schemas = components['schemas'];

/** A session as its opener gets it. */
export interface OpenedSession {
  token: string;
  user: Schemas['SessionUser'];
  /** Makes the device known at its next attempts. */
  deviceToken: string;
  /** In the session of a device. */
  refreshToken?: string;
}

interface Parts {
  db: Db;
  tokens: Tokens;
  devices: Devices;
  sessions: DeviceSessionService;
  outbox: Outbox;
  limits: RateLimits;
  tokenHours: number;
}

/** No account has this id. */
const noAccount = 0;

/** A password that somebody chooses with a mailed code. */
interface PasswordChoice {
  find(tx: Db): Promise<AccountRow | undefined>;
  purpose: Purpose;
  code: string;
  password: string;
  /** The field of the request that carries the password. */
  field: string;
}

/** A registration that is said again has its link mailed again after so many milliseconds: before that it is on its way. */
const linkAgainMs = 600_000;

/** Answering takes at least this many milliseconds, so that the time tells nothing about the account. */
const lostPasswordMs = 400;

const registered = ({ id, username, email }: AccountRow): Schemas['Registration'] => ({ id, username, email });

/** Mails an account a link, in a transaction of the caller's. */
export type AccountMailer = (tx: Db, account: AccountRow, now: Date) => Promise<void>;

/** Accounts and their sessions (docs/product.md §6). */
export function accountService({ db, tokens, devices, sessions, outbox, limits, tokenHours }: Parts) {
  const attempts = attemptsOf(limits, devices);

  const mailActivation: AccountMailer = async (tx, account, now) => {
    const code = await issueCode(tx, account.id, 'ACTIVATION', now);
    await outbox.enqueue(tx, 'activation', account, { path: `/activation/${account.id}/${code}` }, now);
  };

  const mailPasswordReset: AccountMailer = async (tx, account, now) => {
    const code = await issueCode(tx, account.id, 'PASSWORD', now);
    const path = `/lost-password/change/${encodeURIComponent(account.username)}/${code}`;
    await outbox.enqueue(tx, 'lost-password', account, { path }, now);
  };

  async function openSession(account: AccountRow, now: Date): Promise<Omit<OpenedSession, 'deviceToken'>> {
    const sessionId = randomUUID();
    // Whole seconds, as the `exp` claim has them.
    const expiry = new Date(Math.floor(now.getTime() / 1000 + tokenHours * 3600) * 1000);
    await repository.insertSession(db, sessionId, account.id, now, expiry);
    const { id: accountId, administrator } = account;
    const token = await tokens.sign({ accountId, sessionId, expiry, administrator, issued: now });
    return { token, user: await sessionUser(db, account, { token, expiry }, now) };
  }

  /**
   * Sets a password by a mailed code. A wrong code gets the same response after the same work, whether there is
   * such an account or not.
   * @throws Problem INVALID_CODE; 422 for the password
   */
  async function choosePassword(
    { find, purpose, code, password, field }: PasswordChoice,
    now: Date,
    then?: (tx: Db, account: AccountRow) => Promise<void>,
  ): Promise<void> {
    checkPasswordShape(password, field);
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (tx) => {
      const account = await find(tx);
      const used = await useCode(tx, account?.id ?? noAccount, purpose, code, now);
      if (!account || !used) throw new Problem('INVALID_CODE');
      // Refused within the transaction: the code stays good for another password.
      checkPasswordOf(password, account, field);
      const changed = await repository.setPassword(tx, account.id, passwordHash, now);
      await endCodes(tx, account.id);
      await then?.(tx, changed);
    });
  }

  /** Replaces an earlier request: the last one counts. @returns the account, where it waits for its activation */
  const registerAgain = (request: Schemas['RegistrationRequest'], now: Date): Promise<AccountRow | undefined> =>
    db.transaction().execute(async (tx) => {
      const { username, email, acceptRules: _, ...profile } = request;
      const account = await repository.lockUnactivated(tx, username, email);
      if (!account) return undefined;
      await repository.noteChange(tx, account.id, account.username, now);
      const row = await repository.updateProfileRow(tx, account.id, { ...profile, email });
      const last = await lastCodeAt(tx, account.id, 'ACTIVATION');
      if (last && now.getTime() - last.getTime() < linkAgainMs) return row;
      await mailActivation(tx, row, now);
      outbox.wake();
      return row;
    });

  return {
    mailActivation,
    mailPasswordReset,

    /** @throws Problem UNAUTHENTICATED when the session has ended or its account is disabled */
    async authenticate(token: string, now: Date): Promise<Viewer> {
      const { accountId, sessionId, expiry } = await tokens.verify(token, now);
      const account = await repository.accountOfSession(db, sessionId, accountId, now);
      if (!account) throw new Problem('UNAUTHENTICATED');
      const { username, administrator, voter_key: voterKey } = account;
      return { accountId, username, administrator, voterKey, sessionId, token, expiry };
    },

    /** @throws Problem INVALID_CREDENTIALS, the same for every reason; 422 for the name of the device */
    async login(request: Schemas['LoginRequest'], origin: Origin, now: Date): Promise<OpenedSession> {
      const { username, password } = request;
      const device = request.device === undefined ? null : sessions.shownName(request.device);
      const key = repository.keyOf(username);
      const attempt = await attempts.count('login', key, origin, now);
      const account = await repository.accountByUsername(db, username);
      const usable = account?.enabled && account.activated_at ? account : null;
      const matches = await verifyPassword(usable?.password_hash ?? null, password);
      if (!usable || !matches) throw new Problem('INVALID_CREDENTIALS');
      await attempt.succeeded();
      const opened = device === null ? await openSession(usable, now) : await sessions.open(usable, device);
      if (!opened) throw new Problem('INVALID_CREDENTIALS');
      return { ...opened, deviceToken: devices.tokenFor(key, attempt.device, now) };
    },

    /**
     * The same name and address again are answered as the first time until the account is activated: who has not got the
     * first answer tries again.
     * @throws Problem USERNAME_TAKEN, EMAIL_TAKEN
     */
    async register(
      request: Schemas['RegistrationRequest'],
      address: string,
      now: Date,
    ): Promise<Schemas['Registration']> {
      await limits.take('registration', networkOf(address));
      checkNames(request);
      try {
        const account = await db.transaction().execute(async (tx) => {
          const row = await repository.insertAccount(tx, request, now);
          await mailActivation(tx, row, now);
          return row;
        });
        outbox.wake();
        return registered(account);
      } catch (error) {
        const taken = takenProblem(error);
        const account = taken && (await registerAgain(request, now));
        if (account) return registered(account);
        throw taken ?? error;
      }
    },

    /** @throws Problem INVALID_CODE, the same for every reason; 422 for the password */
    async activate(id: number, request: Schemas['ActivationRequest'], address: string, now: Date): Promise<void> {
      await limits.take('code', networkOf(address));
      const { validationCode: code, newPassword: password } = request;
      const find = (tx: Db) => repository.accountById(tx, id);
      await choosePassword({ find, purpose: 'ACTIVATION', code, password, field: 'newPassword' }, now);
    },

    /** Mails a link if username and e-mail match; who asks learns nothing from the answer or its time. */
    async requestPasswordReset(request: Schemas['LostPasswordRequest'], origin: Origin, now: Date): Promise<void> {
      await attempts.count('lostPassword', repository.keyOf(request.username), origin, now);
      const work = async () => {
        const account = await repository.accountByUsername(db, request.username);
        if (!account?.enabled || account.email_key !== repository.emailKeyOf(request.email)) return;
        await db
          .transaction()
          .execute((tx) => (account.activated_at ? mailPasswordReset : mailActivation)(tx, account, now));
        outbox.wake();
      };
      await Promise.all([work(), delay(lostPasswordMs)]);
    },

    /** @throws Problem INVALID_CODE, the same for every reason; 422 for the password */
    async resetPassword(request: Schemas['LostPasswordChange'], address: string, now: Date): Promise<void> {
      await limits.take('code', networkOf(address));
      const { username, passwordValidationCode: code, password } = request;
      const find = async (tx: Db) => {
        const account = await repository.accountByUsername(tx, username);
        return account?.enabled ? account : undefined;
      };
      await choosePassword(
        { find, purpose: 'PASSWORD', code, password, field: 'password' },
        now,
        async (tx, account) => {
          await repository.endSessions(tx, account.id);
          await outbox.enqueue(tx, 'password-changed', account, { path: '/lost-password/request' }, now);
        },
      );
      outbox.wake();
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
        await endCodes(tx, viewer.accountId);
        await outbox.enqueue(tx, 'password-changed', changed, { path: '/lost-password/request' }, now);
      });
      await limits.forget('password', String(viewer.accountId));
      outbox.wake();
    },

    /** Makes an active account, for the first administrator. @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
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
