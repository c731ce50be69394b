import { sql, type Kysely } from 'kysely';
import { nameOrder } from '../nameOrder.ts';

const statements = [
  `alter table account
    add column version int not null default 1,
    add column changed_at timestamptz,
    add column changed_by text,
    add column name_order text collate "C" not null default ''`,
  `create index account_name on account (name_order, id)`,
  `alter table audit_log add column label jsonb, add column competition_id int`,
  // Which competition an entry belongs to is told by the entry itself: nothing that it says is changed.
  `alter table audit_log disable trigger audit_log_append_only`,
  `update audit_log set competition_id = object_id::int where object_type = 'competition'`,
  `alter table audit_log enable trigger audit_log_append_only`,
  `create index audit_log_competition on audit_log (competition_id, id desc)`,
  `create index audit_log_object on audit_log (object_type, object_id, id desc)`,
  // Without a text a row stands for the shipped one: a reset keeps the version rising.
  `alter table mail_template
    alter column subject drop not null,
    alter column body drop not null,
    alter column updated_at drop not null`,
  `alter table campaign add column finding jsonb`,
  // Mails of moderation wait here, so that what is undone meanwhile is not told.
  `create table moderation_notice (
    object_type text not null check (object_type in ('comment', 'image')),
    object_id int not null,
    account_id int not null references account on delete cascade,
    known jsonb not null,
    due_at timestamptz not null,
    primary key (object_type, object_id)
  )`,
  `create index moderation_notice_due on moderation_notice (due_at)`,
  `create index moderation_notice_account on moderation_notice (account_id)`,
];

/** Versions of accounts and of reset templates, findings of campaigns, held mails of moderation, and what the audit log says of the objects of its entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, last_name || ' ' || first_name as name from account`.execute(db);
  for (const { id, name } of rows)
    await sql`update account set name_order = ${nameOrder(name)} where id = ${id}`.execute(db);
}
