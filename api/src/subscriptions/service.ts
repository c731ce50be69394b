import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';
import { setNewsletter } from '../users/repository.ts';

type Schemas = components['schemas'];

/** Enough to know one's own address again, and no more: the link may have been passed on. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

const present = (account: AccountRow, list: Schemas['MailingList']): Schemas['Subscription'] => ({
  list,
  subscribed: list === 'ORGANISER' ? account.organiser_mail : account.newsletter.includes(list),
  email: masked(account.email),
});

/** Subscriptions by the key in a mail, without a session (RFC 8058, product.md §7). */
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
    async set(key: string, list: Schemas['MailingList'], subscribed: boolean): Promise<Schemas['Subscription']> {
      const { id } = await find(db, key);
      if (list === 'ORGANISER')
        await db.updateTable('account').set({ organiser_mail: subscribed }).where('id', '=', id).execute();
      else await setNewsletter(db, id, list, subscribed);
      return present(await find(db, key), list);
    },
  };
}

export type SubscriptionService = ReturnType<typeof subscriptionService>;
