create table campaign (
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
  finding jsonb,
  constraint campaign_frozen check (state in ('DRAFT', 'CANCELLED') or frozen is not null)
);
create index campaign_due on campaign (scheduled_at) where state = 'SCHEDULED';
-- What the pulse counts.
create index campaign_running on campaign (id) where state = 'RUNNING';
create index campaign_search on campaign
  using gin (search_text(coalesce(subject ->> 'hu', '') || ' ' || coalesce(subject ->> 'en', '')));
create index campaign_created on campaign (created_at, id);
create index campaign_competition on campaign (competition_id, created_at, id);

-- How many mails of a campaign are in each state, as administrators see it, without counting them. What claims mails changes no
-- state and writes nothing here.
create table campaign_count (
  campaign_id int not null references campaign on delete cascade,
  state text not null,
  mails int not null,
  primary key (campaign_id, state)
);

-- One queue for every mail. Those of a campaign, and those to voters when a log is closed, carry neither subject nor text: both are
-- made when they are sent, from tables that hold them anyway.
create table mail (
  id int generated always as identity primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'QUEUED',
  attempts int not null default 0,
  due_at timestamptz not null,
  answer text,
  created_at timestamptz not null,
  sent_at timestamptz,
  campaign_id int references campaign on delete cascade,
  account_id int references account on delete set null,
  locale text not null default 'hu' check (locale in ('hu', 'en')),
  handing_over boolean not null default false,
  interrupted int not null default 0 check (interrupted >= 0),
  sealed_competition_id int references count_log on delete cascade,
  constraint mail_status check (status in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED', 'CANCELLED')),
  constraint mail_once unique (campaign_id, account_id),
  -- One for each voter and log, whoever queues them and however often.
  constraint mail_sealed_once unique (sealed_competition_id, account_id),
  constraint mail_sealed check (sealed_competition_id is null or campaign_id is null)
);
-- Whoever waits for an own mail, as a link for a new password, does not wait for those of all voters, nor for campaigns.
create index mail_due on mail ((campaign_id is not null or sealed_competition_id is not null), due_at, id)
  where status = 'QUEUED';
create index mail_campaign on mail (campaign_id, status);
create index mail_account on mail (account_id);
create index mail_failed on mail (created_at) where status = 'FAILED';

-- How many accounts of each kind there are (of no competition), and how many of those with entries or votes in a competition;
-- who has withdrawn a vote while its log is open is looked up. A number is the sum of its rows: a change adds a row and waits for
-- nobody else's, and fold_audience_counts() makes one of many. `npm run check` proves the sums.
create table audience_count (
  id bigint generated always as identity primary key,
  competition_id int,
  deed text not null check (deed in ('REGISTERED', 'ENTERED', 'VOTED')),
  enabled boolean not null,
  activated boolean not null,
  administrator boolean not null,
  locale text not null,
  organiser_mail boolean not null,
  newsletter text[] not null,
  people int not null,
  check ((competition_id is null) = (deed = 'REGISTERED'))
);
create index audience_count_group on audience_count (competition_id, deed);

-- A row overlays the shipped template of the same id and locale. Without a text it stands for the shipped one: a reset keeps the
-- version rising.
create table mail_template (
  id text not null,
  locale text not null check (locale in ('hu', 'en')),
  subject text,
  body text,
  version int not null,
  updated_at timestamptz,
  primary key (id, locale)
);

-- Mails of moderation wait here, so that what is undone meanwhile is not told.
create table moderation_notice (
  object_type text not null check (object_type in ('comment', 'image')),
  object_id int not null,
  account_id int not null references account on delete cascade,
  known jsonb not null,
  due_at timestamptz not null,
  primary key (object_type, object_id)
);
create index moderation_notice_due on moderation_notice (due_at);
create index moderation_notice_account on moderation_notice (account_id);
