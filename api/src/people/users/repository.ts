import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder } from 'kysely';
import { hasEntered, hasVoted } from '../accounts/deeds.ts';
import { pageOfFoundIds, pageOfIds, type PageOfIds } from '../../platform/database/boundedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { isFoundAccount } from '../../platform/database/search.ts';
import type { AccountRow } from '../../platform/database/tables.ts';

/** Which accounts. */
export type UserFilter = components['schemas']['UserFilter'];

/** Columns of an account that administrators read. */
const columns = [
  ...(['id', 'username', 'email', 'first_name', 'last_name', 'administrator', 'enabled', 'activated_at'] as const),
  ...(['locale', 'newsletter', 'organiser_mail', 'created_at', 'version'] as const),
];

/** An account, and what its person has done; votes where voting is over, for before that nobody is told who has voted (docs/product.md §3). */
export interface UserRecord extends Pick<AccountRow, (typeof columns)[number]> {
  entries: number;
  votes: number;
  comments: number;
}

type MailingList = components['schemas']['MailingList'];

/** Which accounts, in which order. */
export interface UserOrder {
  /** `id`: in the order in which they were made. */
  sort: 'id' | 'username_key' | 'email_key' | 'name_order';
  direction: 'asc' | 'desc';
  filter?: UserFilter;
}

/** Which part of them. */
export interface UserQuery extends UserOrder {
  limit: number;
  offset: number;
}

/**
 * Votes of a person. Those of closed counts are told by the roll, an entry for each competition; one by one they are counted where
 * voting is over and the count is not closed yet, or never will be: hardly anywhere.
 */
const votesOf = (now: Date) =>
  sql<number>`(select coalesce(sum(standing), 0) from count_roll join competition on competition.id = count_roll.competition_id
      where count_roll.voter_key = account.voter_key and salt is not null and voting_end < ${now}::timestamptz)
    + (select case when ids = '{}' then 0 else (select count(*) from vote join image on image.id = vote.image_id
        where vote.voter_key = account.voter_key and image.competition_id = any(ids)) end
      from (select array(select id from competition where voting_end < ${now}::timestamptz and not exists (
          select from count_log where competition_id = competition.id and closed_at is not null)) as ids offset 0) uncounted)`;

/** Columns of an account that administrators read; each number comes out of an index by person. */
export const recordColumns = (now: Date) => [
  ...columns,
  sql<number>`(select count(*) from image where image.voter_key = account.voter_key)`.as('entries'),
  sql<number>`(select count(*) from comment where comment.account_id = account.id)`.as('comments'),
  votesOf(now).as('votes'),
];

/** The accounts for which all of a filter holds. */
export function matchingUsers(db: Db, filter: UserFilter) {
  const { q, enabled, activated, administrator, locale, newsletter, competitionId, did } = filter;
  let query = db.selectFrom('account');
  if (q !== undefined) query = query.where(isFoundAccount(q));
  // As conditions without parameters: the indexes of the few are chosen by them.
  if (enabled !== undefined) query = query.where('enabled', '=', sql.lit(enabled));
  if (administrator !== undefined) query = query.where('administrator', '=', sql.lit(administrator));
  if (activated !== undefined) query = query.where('activated_at', activated ? 'is not' : 'is', null);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  if (newsletter !== undefined) query = query.where((e) => e(e.val<string>(newsletter), '=', e.fn.any('newsletter')));
  if (did === undefined || competitionId === undefined) return query;
  if (did === 'VOTED') return query.where((e) => hasVoted(db, e, competitionId));
  if (did === 'ENTERED') return query.where((e) => hasEntered(e, competitionId));
  return query.where('administrator', '=', sql.lit(false)).where((e) => e.not(hasEntered(e, competitionId)));
}

/** All accounts for which a filter holds. */
export const findAllUsers = (db: Db, { sort, direction, filter = {} }: UserOrder, now: Date): Promise<UserRecord[]> =>
  matchingUsers(db, filter).select(recordColumns(now)).orderBy(sort, direction).orderBy('id', direction).execute();

/** Which accounts a page has: the ids first, out of the order's index, so that a page far behind reads no account before it. */
function pageOfUsers(db: Db, { sort, direction, limit, offset, filter = {} }: UserQuery): RawBuilder<PageOfIds> {
  const all = matchingUsers(db, filter);
  if (filter.q !== undefined) {
    const to = sql.raw(direction);
    const order = sql`${sql.ref(sort)} ${to}, id ${to}`;
    const found = sort === 'id' ? all.select('id') : all.select(['id', sort]);
    return pageOfFoundIds(sql`${found}`, order, { limit, offset });
  }
  const page = all.select('id').orderBy(sort, direction).orderBy('id', direction).limit(limit).offset(offset);
  return pageOfIds(sql`${page}`, sql`${all.select(sql.lit(1).as('one'))}`, { limit, offset });
}

/** A page of the accounts for which a filter holds, and how many these are: in one statement, and so of one moment. */
export async function findUsers(db: Db, query: UserQuery, now: Date): Promise<{ users: UserRecord[]; total: number }> {
  const users = db
    .selectFrom('account')
    .select(recordColumns(now))
    .where('id', '=', sql<number>`any(page.ids)`);
  const { rows } = await sql<UserRecord & { total: number }>`
    with page as materialized (${pageOfUsers(db, query)})
    select page.total, one.* from page left join lateral (${users}) one on true
    order by array_position(page.ids, one.id)`.execute(db);
  const [{ total } = { total: 0 }] = rows;
  // A page without accounts has one row, of which the total alone is told.
  return { users: rows.filter(({ id }) => id !== null), total };
}

export const findUser = (db: Db, id: number, now: Date): Promise<UserRecord | undefined> =>
  db.selectFrom('account').select(recordColumns(now)).where('id', '=', id).executeTakeFirst();

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
