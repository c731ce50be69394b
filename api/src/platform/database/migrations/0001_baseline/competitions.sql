create table competition (
  id int generated always as identity primary key,
  title jsonb not null,
  description jsonb not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'PAUSED', 'CANCELLED', 'ARCHIVED')),
  competition_start timestamptz not null,
  voting_start timestamptz not null,
  voting_end timestamptz not null,
  award timestamptz not null,
  min_point int not null,
  max_point int not null,
  scoring text not null check (scoring in ('BAYESIAN', 'MEAN', 'SUM', 'TRIMMED')),
  pre_moderation boolean not null,
  min_longer_side int not null,
  version int not null default 1,
  results_revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was cancelled or archived: its fields are frozen since then.
  closed_at timestamptz,
  -- Below which share of the images that a voter could judge, in per cent, the own ballots are left out; 0: none are.
  min_coverage int not null default 0 constraint competition_min_coverage check (min_coverage between 0 and 50),
  constraint competition_dates check (competition_start < voting_start and voting_start < voting_end and voting_end < award),
  constraint competition_points check (0 <= min_point and min_point < max_point),
  constraint competition_closed check ((closed_at is not null) = (status in ('CANCELLED', 'ARCHIVED')))
);
create index competition_search on competition using gin (search_text((title ->> 'hu') || ' ' || (title ->> 'en')));

create table image_type (
  competition_id int not null references competition on delete cascade,
  code text not null check (code ~ '^[a-z][a-z0-9]{0,19}$'),
  position int not null,
  title jsonb not null,
  slots int not null check (slots between 1 and 12),
  primary key (competition_id, code)
);
