import type { components } from '@photo-competition/schema/rest';
import { countSessions, endSessions, lockAccount } from '../accounts/repository.ts';
import type { AccountMailer } from '../accounts/service.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem } from '../../platform/http/problem.ts';

type Schemas = components['schemas'];
type Mail = Schemas['AccountMail'];

interface Parts {
  db: Db;
  mailers: Record<Mail, AccountMailer>;
  /** Tells the mail worker that there is something to send. */
  wake(): void;
}

/** @throws Problem ILLEGAL_ACCOUNT_STATE that says why the mail would be of no use */
function checkUse(mail: Mail, { enabled, activated_at }: AccountRow): void {
  const refuse = (phrase: 'account.DISABLED' | 'account.ACTIVE' | 'account.NOT_ACTIVE'): never => {
    throw new Problem('ILLEGAL_ACCOUNT_STATE', { values: { reason: { phrase } } });
  };
  if (!enabled) refuse('account.DISABLED');
  if (mail === 'ACTIVATION' && activated_at) refuse('account.ACTIVE');
  if (mail === 'LOST_PASSWORD' && !activated_at) refuse('account.NOT_ACTIVE');
}

/** How people get into their accounts, or no longer: what administrators do for them (docs/product.md §6). */
export function accessService({ db, mailers, wake }: Parts) {
  /** Does something about an account under its lock. @throws Problem NOT_FOUND */
  const within = <T>(id: number, work: (tx: Db, row: AccountRow) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const row = await lockAccount(tx, id);
      if (!row) throw new Problem('NOT_FOUND');
      return work(tx, row);
    });

  return {
    /** @throws Problem NOT_FOUND, ILLEGAL_ACCOUNT_STATE */
    async sendMail(id: number, mail: Mail, { viewer, clock, requestId }: Actor): Promise<Schemas['AccountMailSent']> {
      const recipient = await within(id, async (tx, row) => {
        checkUse(mail, row);
        const at = clock();
        await mailers[mail](tx, row, at);
        const entry = { at, actor: viewer, action: 'account.mail-sent', objectType: 'account', objectId: id } as const;
        await audit(tx, { ...entry, label: row.username, after: { mail }, requestId });
        return row.email;
      });
      wake();
      return { recipient };
    },

    /** @throws Problem NOT_FOUND */
    endSessions: (id: number, { viewer, clock, requestId }: Actor): Promise<Schemas['EndedSessions']> =>
      within(id, async (tx, row) => {
        const at = clock();
        const ended = await countSessions(tx, id, at);
        await endSessions(tx, id);
        const action = 'account.sessions-ended';
        const entry = { at, actor: viewer, action, objectType: 'account', objectId: id, requestId } as const;
        if (ended)
          await audit(tx, { ...entry, label: row.username, before: { sessions: ended }, after: { sessions: 0 } });
        return { ended };
      }),
  };
}

export type AccessService = ReturnType<typeof accessService>;
