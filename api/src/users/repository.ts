import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AccountRow } from '../database/tables.ts';

/** An account with what it has entered. */
export interface UserRecord extends AccountRow {
  entry_count: number;
}

/** Which accounts, in which order, which part. */
export interface UserQuery {
  sort: 'created_at' | 'username_key' | 'email_key' | 'name_order';
  direction: 'asc' | 'desc';
  limit?: number;
  offset?: number;
}

/** Page first, then one count per row. */
async function withEntries(db: Db, rows: AccountRow[]): Promise<UserRecord[]> {
  if (!rows.length) return [];
  const keys = rows.map(({ voter_key }) => voter_key);
  const counts = await db
    .selectFrom('image')
    .select((e) => ['voter_key', e.fn.countAll<number>().as('n')])
    .where('voter_key', 'in', keys)
    .groupBy('voter_key')
    .execute();
  const byKey = new Map(counts.map(({ voter_key, n }) => [voter_key, n]));
  return rows.map((row) => ({ ...row, entry_count: byKey.get(row.voter_key) ?? 0 }));
}

export async function findUsers(db: Db, { sort, direction, limit, offset }: UserQuery) {
  let query = db.selectFrom('account').selectAll().orderBy(sort, direction).orderBy('id', direction);
  if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
  const { n } = await db
    .selectFrom('account')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { users: await withEntries(db, await query.execute()), total: n };
}

export async function findUser(db: Db, id: number): Promise<UserRecord | null> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withEntries(db, [row]))[0] ?? null) : null;
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

export async function setNewsletter(tx: Db, id: number, type: string, on: boolean): Promise<void> {
  const newsletter = on
    ? sql<AccountRow['newsletter']>`array(select distinct unnest(newsletter || ${type}::text))`
    : sql<AccountRow['newsletter']>`array_remove(newsletter, ${type}::text)`;
  await tx.updateTable('account').set({ newsletter }).where('id', '=', id).execute();
}
