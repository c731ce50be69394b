import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { hasEntered, hasVoted } from '../accounts/deeds.ts';
import { anyOf } from '../database/anyOf.ts';
import { boundedCount } from '../database/boundedCount.ts';
import type { Db } from '../database/database.ts';
import { accountText, holdsWords } from '../database/search.ts';
import type { AccountRow } from '../database/tables.ts';

/** Which accounts. */
export type UserFilter = components['schemas']['UserFilter'];

/** What somebody has done; votes where voting is over, for before that nobody is told who has voted (docs/product.md §3). */
interface Deeds {
  entries: number;
  votes: number;
  comments: number;
}

/** An account with what its person has done. */
export interface UserRecord extends AccountRow {
  deeds: Deeds;
}

type MailingList = components['schemas']['MailingList'];

/** Which accounts, in which order, which part. */
export interface UserQuery {
  sort: 'created_at' | 'username_key' | 'email_key' | 'name_order';
  direction: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  filter?: UserFilter;
}

/** Page first, then the counts of its rows, each out of an index by person. */
export async function withDeeds(db: Db, accounts: AccountRow[], now: Date): Promise<UserRecord[]> {
  if (!accounts.length) return [];
  const { rows } = await sql<Deeds & { id: number }>`
    select id,
      (select count(*) from image where image.voter_key = account.voter_key) as entries,
      (select count(*) from comment where comment.account_id = account.id) as comments,
      (select count(*) from vote join image on image.id = vote.image_id
        join competition on competition.id = image.competition_id
        where vote.voter_key = account.voter_key and voting_end < ${now}::timestamptz) as votes
    from account where id = ${anyOf(accounts.map(({ id }) => id))}`.execute(db);
  const byId = new Map(rows.map(({ id, ...deeds }) => [id, deeds]));
  return accounts.map((row) => ({ ...row, deeds: byId.get(row.id) ?? { entries: 0, votes: 0, comments: 0 } }));
}

/** The accounts for which all of a filter holds. */
export function matchingUsers(db: Db, filter: UserFilter) {
  const { q, enabled, activated, administrator, locale, newsletter, competitionId, did } = filter;
  let query = db.selectFrom('account');
  if (q !== undefined) query = query.where(holdsWords(accountText, q));
  // As conditions without parameters: the indexes of the few are chosen by them.
  if (enabled !== undefined) query = query.where('enabled', '=', sql.lit(enabled));
  if (administrator !== undefined) query = query.where('administrator', '=', sql.lit(administrator));
  if (activated !== undefined) query = query.where('activated_at', activated ? 'is not' : 'is', null);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  if (newsletter !== undefined) query = query.where((e) => e(e.val<string>(newsletter), '=', e.fn.any('newsletter')));
  if (did === undefined || competitionId === undefined) return query;
  if (did === 'VOTED') return query.where((e) => hasVoted(e, competitionId));
  if (did === 'ENTERED') return query.where((e) => hasEntered(e, competitionId));
  return query.where('administrator', '=', sql.lit(false)).where((e) => e.not(hasEntered(e, competitionId)));
}

export async function findUsers(db: Db, { sort, direction, limit, offset, filter = {} }: UserQuery, now: Date) {
  const all = matchingUsers(db, filter);
  const ordered = all.orderBy(sort, direction).orderBy('id', direction);
  let query = ordered.selectAll();
  if (limit !== undefined) {
    // The ids first, out of the order's index: a page far behind reads no account before it.
    const ids = ordered
      .select('account.id')
      .limit(limit)
      .offset(offset ?? 0);
    query = db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', sql<number>`any(array(${ids}))`)
      .orderBy(sort, direction)
      .orderBy('id', direction);
  }
  const total = await boundedCount(db, sql`${all.select(sql.lit(1).as('one'))}`);
  return { users: await withDeeds(db, await query.execute(), now), total };
}

export async function findUser(db: Db, id: number, now: Date): Promise<UserRecord | null> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withDeeds(db, [row], now))[0] ?? null) : null;
}

const enabledAdministrators = (db: Db) =>
  db
    .selectFrom('account')
    .where('administrator', '=', true)
    .where('enabled', '=', true)
    .where('activated_at', 'is not', null);

/** Enabled administrators besides one, for reading. */
export const otherAdministrators = (db: Db, id: number) => enabledAdministrators(db).where('account.id', '!=', id);

/** Enabled administrators besides one; locked, so that two administrators cannot remove each other at the same moment. */
export async function countOtherAdministrators(tx: Db, id: number): Promise<number> {
  const rows = await enabledAdministrators(tx).select('id').orderBy('id').forUpdate().execute();
  return rows.filter((row) => row.id !== id).length;
}

/** @param list a newsletter type, or what organisers write to the people of a competition */
export async function setNewsletter(tx: Db, id: number, list: MailingList, on: boolean): Promise<void> {
  const newsletter = on
    ? sql<AccountRow['newsletter']>`array(select distinct unnest(newsletter || ${list}::text))`
    : sql<AccountRow['newsletter']>`array_remove(newsletter, ${list}::text)`;
  const change = list === 'ORGANISER' ? { organiser_mail: on } : { newsletter };
  await tx.updateTable('account').set(change).where('id', '=', id).execute();
}
