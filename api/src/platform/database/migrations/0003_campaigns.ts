import { sql, type Kysely } from 'kysely';

const statements = [
  // The key stands in the links of mails: who has a mail may unsubscribe without a session.
  `alter table account
    add column subscription_key uuid not null unique default gen_random_uuid(),
    add column organiser_mail boolean not null default true`,
  `create table campaign (
    id int generated always as identity primary key,
    state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'RUNNING', 'FINISHED', 'CANCELLED')),
    template text not null check (template in ('newsletter', 'voting-open', 'results')),
    competition_id int references competition on delete set null,
    subject jsonb,
    body jsonb,
    audience jsonb not null,
    scheduled_at timestamptz,
    frozen jsonb,
    created_by text not null,
    version int not null default 1,
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    constraint campaign_frozen check (state in ('DRAFT', 'CANCELLED') or frozen is not null)
  )`,
  `create index campaign_due on campaign (scheduled_at) where state = 'SCHEDULED'`,
  // One queue for every mail. A campaign's mails carry no text: it is made when they are sent.
  `alter table mail
    add column campaign_id int references campaign on delete cascade,
    add column account_id int references account on delete set null,
    add column locale text not null default 'hu' check (locale in ('hu', 'en')),
    add column handing_over boolean not null default false,
    add column interrupted int not null default 0 check (interrupted >= 0),
    drop constraint mail_status_check,
    add constraint mail_status check (status in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED', 'CANCELLED')),
    add constraint mail_once unique (campaign_id, account_id)`,
  `drop index mail_due`,
  // Account mails go before campaigns.
  `create index mail_due on mail ((campaign_id is not null), due_at, id) where status = 'QUEUED'`,
  `create index mail_campaign on mail (campaign_id, status)`,
  `create index mail_account on mail (account_id)`,
];

/** E-mail campaigns in the one queue of mails, and subscriptions that need no session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
