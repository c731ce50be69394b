import { sql, type Kysely } from 'kysely';

const statements = [
  // What administrators' lists are searched by.
  `create index account_search on account
    using gin (search_text(last_name || ' ' || first_name || ' ' || username || ' ' || email))`,
  `create index competition_search on competition using gin (search_text((title ->> 'hu') || ' ' || (title ->> 'en')))`,
  `create index campaign_search on campaign
    using gin (search_text(coalesce(subject ->> 'hu', '') || ' ' || coalesce(subject ->> 'en', '')))`,
  `create index static_text_search on static_text using gin (search_text(key || ' ' || text))`,
  // The few among many accounts: without these a page of them reads every account.
  `create index account_administrators on account (created_at, id) where administrator`,
  `create index account_disabled on account (created_at, id) where not enabled`,
  `create index account_not_activated on account (created_at, id) where activated_at is null`,
  // Campaigns by time, of one competition too.
  `create index campaign_created on campaign (created_at, id)`,
  `create index campaign_competition on campaign (competition_id, created_at, id)`,
  // The log of one person, of one kind of act, and of a time.
  `create index audit_log_actor on audit_log (actor, id desc)`,
  `create index audit_log_action on audit_log (action, id desc)`,
  `create index audit_log_time on audit_log (at desc, id desc)`,
];

/** Administrators' lists: their search, their filters, and the audit log by person, act and time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
