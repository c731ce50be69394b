import type { components } from '@photo-competition/schema/rest';
import { noteChange } from '../accounts/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/http/problem.ts';
import { setNewsletter } from '../users/repository.ts';

type Schemas = components['schemas'];

/** Enough to know one's own address again, and no more: the link may have been passed on. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

const present = (account: AccountRow, list: Schemas['MailingList']): Schemas['Subscription'] => ({
  list,
  subscribed: list === 'ORGANISER' ? account.organiser_mail : account.newsletter.includes(list),
  email: masked(account.email),
});

/**
 * Subscriptions by the key in a mail, without a session (RFC 8058, docs/product.md §7). The key is random and stored with the
 * account, not a signature: links in old mails hold for as long as the account, whatever becomes of signing keys.
 */
export function subscriptionService(db: Db) {
  async function find(tx: Db, key: string): Promise<AccountRow> {
    const account = await tx.selectFrom('account').selectAll().where('subscription_key', '=', key).executeTakeFirst();
    if (!account) throw new Problem('NOT_FOUND');
    return account;
  }

  return {
    /** @throws Problem NOT_FOUND */
    read: async (key: string, list: Schemas['MailingList']) => present(await find(db, key), list),

    /** Doing it twice changes nothing. @throws Problem NOT_FOUND */
    async set(
      key: string,
      list: Schemas['MailingList'],
      subscribed: boolean,
      now: Date,
    ): Promise<Schemas['Subscription']> {
      return db.transaction().execute(async (tx) => {
        const account = await find(tx, key);
        if (present(account, list).subscribed === subscribed) return present(account, list);
        const { id, username } = account;
        if (list === 'ORGANISER')
          await tx.updateTable('account').set({ organiser_mail: subscribed }).where('id', '=', id).execute();
        else {
          await setNewsletter(tx, id, list, subscribed);
          // An administrator who has the account open must not subscribe it again unknowingly.
          await noteChange(tx, id, username, now);
        }
        return present(await find(tx, key), list);
      });
    },
  };
}

export type SubscriptionService = ReturnType<typeof subscriptionService>;
