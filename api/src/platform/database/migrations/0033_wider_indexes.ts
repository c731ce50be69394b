import { sql, type Kysely } from 'kysely';

const statements = [
  // What audiences and lists of people ask of an account, out of an index alone: of 100,000 accounts a tenth of their table.
  `create unique index account_voter on account (voter_key)
    include (id, enabled, locale, activated_at, organiser_mail, newsletter, administrator)`,
  `alter table account drop constraint account_voter_key_key`,
  // The entries of a person, and those of a time among them. The primary key has the order of `audit_log_at` already.
  `create index audit_log_actor_time on audit_log (actor, at desc, id desc)`,
  `drop index audit_log_actor`,
  `drop index audit_log_at`,
];

/** Lists of administrators are read out of indexes that hold what they ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
