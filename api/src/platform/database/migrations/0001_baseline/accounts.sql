create table account (
  id int generated always as identity primary key,
  voter_key uuid not null default gen_random_uuid(),
  username text not null,
  username_key text not null constraint account_username unique,
  email text not null,
  email_key text not null constraint account_email unique,
  first_name text not null,
  last_name text not null,
  locale text not null check (locale in ('hu', 'en')),
  newsletter text[] not null default '{}' check (newsletter <@ array['NEWS', 'COMPETITION', 'RESULT']),
  administrator boolean not null default false,
  enabled boolean not null default true,
  activated_at timestamptz,
  password_hash text,
  created_at timestamptz not null,
  -- Stands in the links of mails: who has a mail may unsubscribe without a session.
  subscription_key uuid not null unique default gen_random_uuid(),
  organiser_mail boolean not null default true,
  version int not null default 1,
  changed_at timestamptz,
  changed_by text,
  name_order text collate "C" not null default ''
);
create index account_name on account (name_order, id);
-- What audiences and lists of people ask of an account, out of an index alone: of 100,000 accounts a tenth of their table.
create unique index account_voter on account (voter_key)
  include (id, enabled, locale, activated_at, organiser_mail, newsletter, administrator);
create index account_search on account
  using gin (search_text(last_name || ' ' || first_name || ' ' || username || ' ' || email));
-- The few among many accounts: without these a page of them reads every account.
create index account_administrators on account (id) where administrator;
create index account_disabled on account (id) where not enabled;
create index account_not_activated on account (id) where activated_at is null;

create table validation_code (
  id int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD', 'EMAIL')),
  code_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  -- A new address waits here, beside the code that was mailed there, until it is confirmed.
  email text,
  constraint validation_code_email check ((purpose = 'EMAIL') = (email is not null))
);
create index validation_code_account on validation_code (account_id, purpose);

create table session (
  id uuid primary key,
  account_id int not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
