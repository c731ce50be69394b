import { sql, type Kysely } from 'kysely';

const statements = [
  ...['created', 'administrators', 'disabled', 'not_activated'].map((list) => `drop index account_${list}`),
  // The few among many accounts: without these a page of them reads every account.
  `create index account_administrators on account (id) where administrator`,
  `create index account_disabled on account (id) where not enabled`,
  `create index account_not_activated on account (id) where activated_at is null`,
];

/** Accounts are listed in the order of their ids, which is that in which they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
