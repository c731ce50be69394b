import { sql, type Kysely } from 'kysely';

const appendOnly = (
  table: string,
) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function append_only()`;

const statements = [
  // The log of a competition's ballots (schema/count). Its row is locked while entries are appended.
  `create table count_log (
    competition_id int primary key references competition,
    size int not null check (size > 0),
    ballots int not null default 0 check (ballots >= 0),
    voters int not null default 0 check (voters >= 0),
    last_ballot bigint not null default 0,
    batch_at timestamptz not null,
    rules jsonb not null,
    revision int not null,
    public_key bytea not null check (length(public_key) = 32),
    sealed_at timestamptz,
    closed_at timestamptz,
    result_version int not null default 0 check (result_version >= 0),
    constraint count_log_closed check (closed_at is null or sealed_at is not null),
    constraint count_log_result check (result_version = 0 or closed_at is not null)
  )`,
  // An entry without its first byte, which is its kind. A bundle of ballots knows the number of its first one, the record that
  // ends a batch the id of the last ballot in it: this is how the entry of a ballot is found.
  `create table count_entry (
    competition_id int not null references count_log,
    position int not null check (position >= 0),
    kind smallint not null check (kind in (1, 2)),
    body bytea not null,
    leaf_hash bytea not null check (length(leaf_hash) = 32),
    first_number bytea check (length(first_number) = 12),
    last_ballot bigint,
    primary key (competition_id, position),
    constraint count_entry_first check ((kind = 1) = (first_number is not null))
  )`,
  appendOnly('count_entry'),
  `create table count_head (
    competition_id int not null references count_log,
    size int not null check (size > 0),
    root bytea not null check (length(root) = 32),
    note text not null,
    at timestamptz not null,
    ballots int not null,
    voters int not null,
    primary key (competition_id, size)
  )`,
  appendOnly('count_head'),
  // The images that the log's first entry fixed, each with the moderation that the log knows of.
  `create table count_image (
    competition_id int not null references count_log,
    image_id int not null,
    type_code text not null,
    sha256 text not null,
    moderation text not null,
    primary key (competition_id, image_id)
  )`,
  // Who has voted, as the closing entry fixed it. Salt and username open an entry; they go with the account.
  `create table count_roll (
    competition_id int not null references count_log,
    roll_id bytea not null check (length(roll_id) = 32),
    voter_key uuid not null,
    salt bytea check (length(salt) = 16),
    username text,
    cast_ballots int not null check (cast_ballots > 0),
    standing int not null check (standing between 0 and cast_ballots),
    primary key (competition_id, roll_id),
    constraint count_roll_voter unique (competition_id, voter_key),
    constraint count_roll_open check ((salt is null) = (username is null))
  )`,
  `create function count_roll_kept() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.salt is null and (new.competition_id, new.roll_id, new.voter_key, new.cast_ballots, new.standing)
      = (old.competition_id, old.roll_id, old.voter_key, old.cast_ballots, old.standing) then
      return new;
    end if;
    raise exception 'count_roll is append-only';
  end $$`,
  `create trigger count_roll_append_only before update or delete on count_roll
    for each row execute function count_roll_kept()`,
  `create index count_roll_person on count_roll (voter_key) where salt is not null`,
  // All ballots in the order of the log, as they are published (schema/count/countFile.ts).
  `create table count_file (competition_id int primary key references count_log, ballots bytea not null)`,
  appendOnly('count_file'),
  `create table count_result (
    competition_id int not null references count_log,
    version int not null check (version > 0),
    position int not null,
    reason text not null check (reason in ('AWARD', 'MODERATION', 'RULE', 'EXCLUSION')),
    at timestamptz not null,
    file text not null,
    sha256 text not null,
    primary key (competition_id, version)
  )`,
  appendOnly('count_result'),
  // A log that is sealed takes no ballot more, whatever the clock of who writes it says. Sealing holds the competition.
  `alter function write_vote(int, uuid, int, timestamptz, int, int, text, bytea) rename to write_unsealed_vote`,
  `create function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz, of_competition int, as_of int,
    shown_as text, given_number bytea)
  returns table (told_at timestamptz, told_number bytea, told_replaces bytea, taken boolean) language plpgsql volatile as $$
  begin
    perform from competition where id = of_competition for share;
    if exists (select from count_log where competition_id = of_competition and sealed_at is not null) then
      return;
    end if;
    return query select * from write_unsealed_vote(voted_image, of_voter, given, decided_at, of_competition, as_of, shown_as,
      given_number);
  end $$`,
];

/** The log that lets anyone repeat a count. Competitions whose voting goes on get theirs from the service's next look at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
