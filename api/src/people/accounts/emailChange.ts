import { networkOf } from '@photo-competition/schema/network';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { fieldProblem, invalidField, Problem } from '../../platform/http/problem.ts';
import type { RateLimits } from '../../platform/http/rateLimit.ts';
import { shownAddress } from '../../platform/mailAddress.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { endCodes, issueCode, pendingEmailOf, useCode } from './codes.ts';
import { verifyPassword } from './passwords.ts';
import * as repository from './repository.ts';
import { takenProblem } from './takenProblem.ts';

interface Parts {
  db: Db;
  outbox: Outbox;
  limits: RateLimits;
}

/** Tells the old address of an account that it has changed, and ends the codes that were mailed there. */
export type MovedMailer = (tx: Db, before: AccountRow, email: string, now: Date) => Promise<void>;

/** A new e-mail address: asked for with the password, proved by a mailed link, and told to the old one (docs/product.md §6). */
export function emailChangeService({ db, outbox, limits }: Parts) {
  async function mailLink(tx: Db, account: AccountRow, email: string, now: Date): Promise<void> {
    const code = await issueCode(tx, account.id, 'EMAIL', now, email);
    const path = `/email-change/${account.id}/${code}`;
    await outbox.enqueue(tx, 'email-change', { ...account, email }, { path, values: { email } }, now);
  }

  const moved: MovedMailer = async (tx, before, email, now) => {
    await endCodes(tx, before.id);
    await outbox.enqueue(tx, 'email-changed', before, { path: '/contact', values: { email } }, now);
  };

  return {
    moved,

    /** Whether two spellings are one address. */
    isSame: (account: AccountRow, email: string): boolean => account.email_key === repository.emailKeyOf(email),

    /**
     * Checks that the person who asks for another address may have it: they know the password, and nobody else has the address.
     * @throws Problem WRONG_PASSWORD, EMAIL_TAKEN, RATE_LIMITED; 422 without a password
     */
    async allow(account: AccountRow, email: string, password: string | undefined): Promise<void> {
      if (password === undefined) throw invalidField('current', 'REQUIRED');
      const key = String(account.id);
      await limits.take('password', key);
      if (!(await verifyPassword(account.password_hash, password))) throw fieldProblem('WRONG_PASSWORD', 'current');
      await limits.forget('password', key);
      if (await repository.accountByEmail(db, email)) throw fieldProblem('EMAIL_TAKEN', 'email');
      await limits.take('emailChange', key);
    },

    /** Mails the link to a new address, and tells the old one; in the transaction of the change that was allowed. */
    async ask(tx: Db, account: AccountRow, address: string, now: Date): Promise<void> {
      const email = shownAddress(address);
      await mailLink(tx, account, email, now);
      const about = { path: '/lost-password/request', values: { email } };
      await outbox.enqueue(tx, 'email-change-asked', account, about, now);
    },

    /** @throws Problem NOT_FOUND when no address waits */
    async resend({ accountId }: Viewer, now: Date): Promise<{ pendingEmail: string }> {
      await limits.take('emailChange', String(accountId));
      const pendingEmail = await db.transaction().execute(async (tx) => {
        const account = await repository.lockAccount(tx, accountId);
        const email = await pendingEmailOf(tx, accountId, now);
        if (!account || email === null) throw new Problem('NOT_FOUND');
        await mailLink(tx, account, email, now);
        return email;
      });
      outbox.wake();
      return { pendingEmail };
    },

    cancel: ({ accountId }: Viewer): Promise<void> => endCodes(db, accountId, 'EMAIL'),

    /** @throws Problem INVALID_CODE, the same for every reason; EMAIL_TAKEN */
    async confirm(id: number, code: string, address: string, now: Date): Promise<{ email: string }> {
      await limits.take('code', networkOf(address));
      try {
        const email = await db.transaction().execute(async (tx) => {
          const account = await repository.lockAccount(tx, id);
          const used = await useCode(tx, id, 'EMAIL', code, now);
          if (!account?.enabled || typeof used?.email !== 'string') throw new Problem('INVALID_CODE');
          await repository.noteChange(tx, id, account.username, now);
          const { email } = await repository.setEmail(tx, id, used.email);
          await moved(tx, account, email, now);
          return email;
        });
        outbox.wake();
        return { email };
      } catch (error) {
        throw takenProblem(error) ?? error;
      }
    },
  };
}

export type EmailChangeService = ReturnType<typeof emailChangeService>;
