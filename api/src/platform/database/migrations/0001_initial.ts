import { sql, type Kysely } from 'kysely';

const statements = [
  `create table account (
    id int generated always as identity primary key,
    voter_key uuid not null unique default gen_random_uuid(),
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
    created_at timestamptz not null
  )`,
  `create table validation_code (
    id int generated always as identity primary key,
    account_id int not null references account on delete cascade,
    purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD')),
    code_hash text not null unique,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index validation_code_account on validation_code (account_id, purpose)`,
  `create table session (
    id uuid primary key,
    account_id int not null references account on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index session_account on session (account_id)`,
  `create table competition (
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
    scoring text not null check (scoring in ('BAYESIAN', 'MEAN', 'SUM')),
    pre_moderation boolean not null,
    min_longer_side int not null,
    version int not null default 1,
    results_revision int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint competition_dates check (competition_start < voting_start and voting_start < voting_end and voting_end < award),
    constraint competition_points check (0 <= min_point and min_point < max_point)
  )`,
  `create table image_type (
    competition_id int not null references competition on delete cascade,
    code text not null check (code ~ '^[a-z][a-z0-9]{0,19}$'),
    position int not null,
    title jsonb not null,
    slots int not null check (slots between 1 and 12),
    primary key (competition_id, code)
  )`,
  // The owner is a voter key, not an account: a deleted person's entries and ballots stay, without the person.
  `create table image (
    id int generated always as identity primary key,
    competition_id int not null references competition,
    voter_key uuid not null,
    type_code text not null,
    slot int not null check (slot between 1 and 12),
    title text not null,
    description text not null,
    moderation text not null default 'APPROVED' check (moderation in ('PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED')),
    moderation_reason text,
    moderated_by int references account on delete set null,
    moderated_at timestamptz,
    original_key text not null unique,
    original_content_type text not null,
    original_format text not null,
    original_bytes bigint not null,
    sha256 text not null,
    width int not null,
    height int not null,
    thumbhash text not null,
    perceptual_hash bigint not null,
    version text not null,
    derivatives jsonb not null,
    camera text,
    lens text,
    focal_length double precision,
    aperture double precision,
    shutter double precision,
    iso int,
    taken_at text,
    vote_count int not null default 0 check (vote_count >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint image_slot unique (competition_id, voter_key, type_code, slot),
    foreign key (competition_id, type_code) references image_type
  )`,
  `create index image_order on image (competition_id, created_at, id)`,
  `create index image_fair on image (competition_id, vote_count, id)`,
  `create index image_owner on image (voter_key)`,
  `create table image_similarity (
    image_id int not null references image on delete cascade,
    other_id int not null references image on delete cascade,
    distance int not null check (distance between 0 and 64),
    primary key (image_id, other_id)
  )`,
  `create index image_similarity_other on image_similarity (other_id)`,
  `create table vote (
    image_id int not null references image,
    voter_key uuid not null,
    point int not null,
    updated_at timestamptz not null,
    primary key (image_id, voter_key)
  )`,
  `create index vote_voter on vote (voter_key)`,
  `create table ballot (
    id bigint generated always as identity primary key,
    image_id int not null references image,
    voter_key uuid not null,
    point int,
    cast_at timestamptz not null
  )`,
  `create index ballot_vote on ballot (image_id, voter_key, id)`,
  `create function append_only() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`,
  `create trigger ballot_append_only before update or delete or truncate on ballot
    for each statement execute function append_only()`,
  `create table comment (
    id int generated always as identity primary key,
    image_id int not null references image,
    account_id int references account on delete set null,
    text text not null,
    status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
    moderated_by int references account on delete set null,
    moderated_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index comment_image on comment (image_id, id)`,
  `create table mail (
    id int generated always as identity primary key,
    kind text not null,
    recipient text not null,
    subject text not null,
    body_text text not null,
    body_html text not null,
    status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
    attempts int not null default 0,
    due_at timestamptz not null,
    answer text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create index mail_due on mail (due_at) where status = 'QUEUED'`,
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id int,
    actor text not null,
    action text not null,
    object_type text not null,
    object_id text not null,
    before jsonb,
    after jsonb,
    request_id text
  )`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function append_only()`,
  // A blob is listed here before it is written and leaves in the transaction that refers to it: what stays is garbage.
  `create table blob_garbage (key text primary key, since timestamptz not null)`,
  `create table setting (key text primary key, value jsonb not null)`,
];

/** The tables of accounts, competitions, entries, votes, comments, mail and audit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
