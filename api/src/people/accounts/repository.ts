import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { withoutBidiControls } from '../../platform/bidiControls.ts';
import type { Db } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import { nameOrder } from '../../platform/database/nameOrder.ts';
import { asciiAddress, shownAddress } from '../../platform/mailAddress.ts';

type Schemas = components['schemas'];

/** Input of a new account. */
export type NewAccount = Omit<Schemas['RegistrationRequest'], 'acceptRules'>;

/**
 * Names and addresses are compared without regard to case and Unicode form. Text copied out of a mail may hold the word
 * joiners that keep it from being a link (`api/src/mail/render.ts`).
 */
export const keyOf = (text: string): string => text.normalize('NFKC').replaceAll('\u2060', '').trim().toLowerCase();

/** Both spellings of an accented domain are one address. */
export const emailKeyOf = (email: string): string => keyOf(asciiAddress(keyOf(email)));

const emailColumns = (email: string) => ({ email: shownAddress(email), email_key: emailKeyOf(email) });

function profileColumns(profile: Omit<Schemas['ProfileRequest'], 'current'>) {
  const firstName = withoutBidiControls(profile.firstName).trim();
  const lastName = withoutBidiControls(profile.lastName).trim();
  return {
    ...emailColumns(profile.email),
    first_name: firstName,
    last_name: lastName,
    name_order: nameOrder(`${lastName} ${firstName}`.trim()),
    locale: profile.locale,
    newsletter: profile.newsletter,
  };
}

/** @throws the database's unique violation `account_username` or `account_email` */
export const insertAccount = (tx: Db, account: NewAccount, now: Date, administrator = false): Promise<AccountRow> =>
  tx
    .insertInto('account')
    .values({
      ...profileColumns(account),
      username: account.username,
      username_key: keyOf(account.username),
      administrator,
      activated_at: null,
      password_hash: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Locks the row, so that two changes of one account follow each other. */
export const lockAccount = (tx: Db, id: number): Promise<AccountRow | undefined> =>
  tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const accountById = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** The person behind an entry or a vote; undefined once the account is deleted. */
export const accountByVoterKey = (db: Db, voterKey: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('voter_key', '=', voterKey).executeTakeFirst();

export const accountByUsername = (db: Db, username: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('username_key', '=', keyOf(username)).executeTakeFirst();

/** Locks an account that somebody registered with this name and address and has not activated yet. */
export const lockUnactivated = (tx: Db, username: string, email: string): Promise<AccountRow | undefined> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('username_key', '=', keyOf(username))
    .where('email_key', '=', emailKeyOf(email))
    .where('activated_at', 'is', null)
    .where('enabled', '=', true)
    .where('administrator', '=', false)
    .forUpdate()
    .executeTakeFirst();

export const accountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email_key', '=', emailKeyOf(email)).executeTakeFirst();

export const countAccounts = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('account')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
};

/** @throws the database's unique violation `account_email` */
export const updateProfileRow = (tx: Db, id: number, profile: Schemas['ProfileRequest']): Promise<AccountRow> =>
  tx.updateTable('account').set(profileColumns(profile)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** @throws the database's unique violation `account_email` */
export const setEmail = (tx: Db, id: number, email: string): Promise<AccountRow> =>
  tx.updateTable('account').set(emailColumns(email)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const setLocale = (tx: Db, id: number, locale: Schemas['Locale']): Promise<AccountRow> =>
  tx.updateTable('account').set({ locale }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Notes that what administrators see of an account has changed. @param by username of the person who has changed it */
export const noteChange = async (tx: Db, id: number, by: string, now: Date): Promise<void> => {
  const change = { version: sql<number>`version + 1`, changed_at: now, changed_by: by };
  await tx.updateTable('account').set(change).where('id', '=', id).execute();
};

/** Sets a password; the first one activates the account. */
export const setPassword = (tx: Db, id: number, passwordHash: string, now: Date): Promise<AccountRow> =>
  tx
    .updateTable('account')
    .set({ password_hash: passwordHash, activated_at: sql<Date>`coalesce(activated_at, ${now})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertSession = async (tx: Db, id: string, accountId: number, now: Date, expiry: Date): Promise<void> => {
  await tx.deleteFrom('session').where('account_id', '=', accountId).where('expires_at', '<', now).execute();
  await tx.insertInto('session').values({ id, account_id: accountId, created_at: now, expires_at: expiry }).execute();
};

/** Living sessions of an account. */
export async function countSessions(tx: Db, accountId: number, now: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('session')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}

/** Ends the sessions of an account, all but one where that is given. */
export const endSessions = async (tx: Db, accountId: number, except?: string): Promise<void> => {
  const query = tx.deleteFrom('session').where('account_id', '=', accountId);
  await (except === undefined ? query : query.where('id', '!=', except)).execute();
};

/** The caller's account, read with a living session of an enabled account. */
interface SessionAccount {
  username: string;
  administrator: boolean;
  voter_key: string;
}

const sessionAccount = statement<{ sessionId: string; accountId: number; now: Date }, SessionAccount>(
  (db, { sessionId, accountId, now }) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.username', 'account.administrator', 'account.voter_key'])
      .where('session.id', '=', sessionId)
      .where('session.account_id', '=', accountId)
      .where('session.expires_at', '>', now)
      .where('account.enabled', '=', true),
);

/** The enabled account of a living session. */
export const accountOfSession = async (
  db: Db,
  sessionId: string,
  accountId: number,
  now: Date,
): Promise<SessionAccount | undefined> => (await sessionAccount(db, { sessionId, accountId, now }))[0];
