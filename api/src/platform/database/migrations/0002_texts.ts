import { sql, type Kysely } from 'kysely';

const statements = [
  `create table static_text (
    id int generated always as identity primary key,
    key text not null,
    locale text not null check (locale in ('hu', 'en')),
    text text not null,
    version int not null default 1,
    updated_at timestamptz not null,
    constraint static_text_key unique (key, locale)
  )`,
  // A row overlays the shipped template of the same id and locale.
  `create table mail_template (
    id text not null,
    locale text not null check (locale in ('hu', 'en')),
    subject text not null,
    body text not null,
    version int not null,
    updated_at timestamptz not null,
    primary key (id, locale)
  )`,
  `create index audit_log_at on audit_log (id desc)`,
  `create index account_created on account (created_at, id)`,
];

/** Administrators' texts over the shipped ones: static texts of the client, and mail templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
