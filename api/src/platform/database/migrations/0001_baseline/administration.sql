-- Administrators' texts over the shipped ones of the client.
create table static_text (
  id int generated always as identity primary key,
  key text not null,
  locale text not null check (locale in ('hu', 'en')),
  text text not null,
  version int not null default 1,
  updated_at timestamptz not null,
  constraint static_text_key unique (key, locale)
);
create index static_text_search on static_text using gin (search_text(key || ' ' || text));

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id int,
  actor text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  -- What the object was called, and which competition it belongs to.
  label jsonb,
  competition_id int
);
create index audit_log_competition on audit_log (competition_id, id desc);
create index audit_log_object on audit_log (object_type, object_id, id desc);
-- The log of one kind of act, of a time, and of one person with those of a time among them. The primary key has the order of ids.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_time on audit_log (at desc, id desc);
create index audit_log_actor_time on audit_log (actor, at desc, id desc);

create table setting (key text primary key, value jsonb not null);
