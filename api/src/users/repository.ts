import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { hasEntered, hasVoted } from '../accounts/deeds.ts';
import { anyOf } from '../database/anyOf.ts';
import { pageOfFoundIds, pageOfIds, type PageOfIds } from '../database/boundedCount.ts';
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

/** Which accounts, in which order. */
export interface UserOrder {
  sort: 'created_at' | 'username_key' | 'email_key' | 'name_order';
  direction: 'asc' | 'desc';
  filter?: UserFilter;
}

/** Which part of them. */
export interface UserQuery extends UserOrder {
  limit: number;
  offset: number;
}

/**
 * Each count out of an index by person. Votes of closed counts are told by the roll, an entry for each competition of a person;
 * one by one they are counted where voting is over and the count is not closed yet, or never will be: hardly anywhere.
 */
async function deedsOf(db: Db, ids: number[], now: Date): Promise<Map<number, Deeds>> {
  const { rows } = await sql<Deeds & { id: number }>`
    with uncounted as materialized (
      select coalesce(array_agg(id), '{}') as ids from competition where voting_end < ${now}::timestamptz
        and not exists (select from count_log where competition_id = competition.id and closed_at is not null))
    select id,
      (select count(*) from image where image.voter_key = account.voter_key) as entries,
      (select count(*) from comment where comment.account_id = account.id) as comments,
      (select coalesce(sum(standing), 0) from count_roll join competition on competition.id = count_roll.competition_id
        where count_roll.voter_key = account.voter_key and salt is not null and voting_end < ${now}::timestamptz)
        + case when (select ids = '{}' from uncounted) then 0 else (select count(*) from vote join image on image.id = vote.image_id
          where vote.voter_key = account.voter_key and image.competition_id = any((select ids from uncounted)::int[])) end as votes
    from account where id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, ...deeds }) => [id, deeds]));
}

const joined = (accounts: AccountRow[], deeds: Map<number, Deeds>): UserRecord[] =>
  accounts.map((row) => ({ ...row, deeds: deeds.get(row.id) ?? { entries: 0, votes: 0, comments: 0 } }));

export async function withDeeds(db: Db, accounts: AccountRow[], now: Date): Promise<UserRecord[]> {
  if (!accounts.length) return [];
  const ids = accounts.map(({ id }) => id);
  return joined(accounts, await deedsOf(db, ids, now));
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
  if (did === 'VOTED') return query.where((e) => hasVoted(db, e, competitionId));
  if (did === 'ENTERED') return query.where((e) => hasEntered(e, competitionId));
  return query.where('administrator', '=', sql.lit(false)).where((e) => e.not(hasEntered(e, competitionId)));
}

/** All accounts for which a filter holds. */
export const findAllUsers = async (db: Db, { sort, direction, filter = {} }: UserOrder, now: Date) =>
  withDeeds(
    db,
    await matchingUsers(db, filter).selectAll().orderBy(sort, direction).orderBy('id', direction).execute(),
    now,
  );

/** Which accounts a page has: the ids first, out of the order's index, so that a page far behind reads no account before it. */
function findUserIds(db: Db, { sort, direction, limit, offset, filter = {} }: UserQuery): Promise<PageOfIds> {
  const all = matchingUsers(db, filter);
  if (filter.q !== undefined) {
    const to = sql.raw(direction);
    const order = sql`${sql.ref(sort)} ${to}, id ${to}`;
    return pageOfFoundIds(db, sql`${all.select(['id', sort])}`, order, { limit, offset });
  }
  const page = all.select('id').orderBy(sort, direction).orderBy('id', direction).limit(limit).offset(offset);
  return pageOfIds(db, sql`${page}`, sql`${all.select(sql.lit(1).as('one'))}`);
}

/** A page of the accounts for which a filter holds, and how many these are. */
export async function findUsers(db: Db, query: UserQuery, now: Date): Promise<{ users: UserRecord[]; total: number }> {
  const { ids, total } = await findUserIds(db, query);
  const [accounts, deeds] = await Promise.all([
    db.selectFrom('account').selectAll().where('id', '=', anyOf(ids)).execute(),
    deedsOf(db, ids, now),
  ]);
  const byId = new Map(accounts.map((row) => [row.id, row]));
  // One that is gone since the ids were read is left out.
  const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { users: joined(found, deeds), total };
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
