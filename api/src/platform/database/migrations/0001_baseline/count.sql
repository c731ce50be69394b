-- Public halves of the keys that sign receipts and heads, and when they did; `until` is null of the present one.
create table count_key (
  public_key bytea primary key check (length(public_key) = 32),
  since timestamptz not null,
  until timestamptz
);

-- The log of a competition's ballots (count/). Its row is locked while entries are appended.
create table count_log (
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
  -- How far the roll was gone through for the mails to voters, and when all were queued.
  mailed_to bytea not null default '',
  voters_mailed_at timestamptz,
  -- When its ballots began to be parted from who has cast them, up to which number that is done, and when all were.
  unlink_begun_at timestamptz,
  unlinked_to bytea not null default '',
  unlinked_at timestamptz,
  constraint count_log_closed check (closed_at is null or sealed_at is not null),
  constraint count_log_result check (result_version = 0 or closed_at is not null),
  constraint count_log_mailed check (voters_mailed_at is null or closed_at is not null),
  constraint count_log_unlink_begun check (unlink_begun_at is null or closed_at is not null),
  constraint count_log_unlinked check (unlinked_at is null or unlink_begun_at is not null)
);

-- An entry without its first byte, which is its kind. A bundle of ballots knows the number of its first one, the record that
-- ends a batch the id of the last ballot in it: this is how the entry of a ballot is found.
create table count_entry (
  competition_id int not null references count_log,
  position int not null check (position >= 0),
  kind smallint not null check (kind in (1, 2)),
  body bytea not null,
  leaf_hash bytea not null check (length(leaf_hash) = 32),
  first_number bytea check (length(first_number) = 12),
  last_ballot bigint,
  primary key (competition_id, position),
  constraint count_entry_first check ((kind = 1) = (first_number is not null))
);

create table count_head (
  competition_id int not null references count_log,
  size int not null check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  at timestamptz not null,
  ballots int not null,
  voters int not null,
  primary key (competition_id, size)
);

-- What others say of a head: a witness that it continues those before, a time stamping authority when it was there. A row
-- without content was asked for in vain, and says when it is asked again; what has come stays.
create table count_attestation (
  competition_id int not null,
  size int not null,
  kind text not null check (kind in ('WITNESS', 'TIMESTAMP')),
  attempts int not null check (attempts > 0),
  due_at timestamptz not null,
  content bytea,
  at timestamptz,
  witness text,
  primary key (competition_id, size, kind),
  foreign key (competition_id, size) references count_head,
  constraint count_attestation_whole check ((content is null) = (at is null)
    and (witness is not null) = (content is not null and kind = 'WITNESS'))
);

-- The images that the log's first entry fixed, each with the moderation that the log knows of.
create table count_image (
  competition_id int not null references count_log,
  image_id int not null,
  type_code text not null,
  sha256 text not null,
  moderation text not null,
  -- What the log lists of the file can be compared with nothing (count/README.md). Null in logs that list plain hashes.
  salt bytea check (length(salt) = 16),
  -- Whether the image was APPROVED by the log when that was closed: what shares are measured by. Null before, and in older logs.
  approved_at_closing boolean,
  primary key (competition_id, image_id)
);

-- Who has voted, as the closing entry fixed it. Salt and username open an entry; they go with the account.
create table count_roll (
  competition_id int not null references count_log,
  roll_id bytea not null check (length(roll_id) = 32),
  voter_key uuid not null,
  salt bytea check (length(salt) = 16),
  username text,
  cast_ballots int not null check (cast_ballots > 0),
  standing int not null check (standing between 0 and cast_ballots),
  -- Whether ballots and votes have the voter key of this entry. Nothing goes by that key once it is not LINKED; UNLINKING while
  -- that of somebody who has left is under way.
  link text not null default 'LINKED' check (link in ('LINKED', 'UNLINKING', 'UNLINKED')),
  primary key (competition_id, roll_id),
  constraint count_roll_voter unique (competition_id, voter_key),
  constraint count_roll_open check ((salt is null) = (username is null))
);
create index count_roll_person on count_roll (voter_key) where salt is not null;
create index count_roll_gone on count_roll (competition_id) where salt is null and link <> 'UNLINKED';

-- The voters by day of those whose ballots were unlinked: a day in the time zone of the installation.
create table count_turnout (
  competition_id int not null references count_log,
  day text not null,
  voters int not null check (voters > 0),
  primary key (competition_id, day)
);

-- All ballots in the order of the log, as they are published (count/src/countFile.ts) and downloaded: compressed with Brotli.
create table count_file (competition_id int primary key references count_log, compressed_ballots bytea not null);

create table count_result (
  competition_id int not null references count_log,
  version int not null check (version > 0),
  position int not null,
  reason text not null check (reason in ('AWARD', 'MODERATION', 'RULE', 'EXCLUSION')),
  at timestamptz not null,
  file text not null,
  sha256 text not null,
  primary key (competition_id, version)
);

-- The ballots that the closing of a log has left out. Nothing says whose they are: rows are written by rising number.
create table left_out_ballot (
  competition_id int not null references count_log,
  number bytea not null,
  image_id int not null references image,
  primary key (competition_id, number),
  constraint left_out_ballot_number foreign key (competition_id, number) references ballot (competition_id, number)
);
create index left_out_ballot_image on left_out_ballot (image_id, number);

-- Who observes the count of a competition, and which half of what can be looked into was chosen. Whoever leaves before the
-- choice leaves no row; afterwards the choice stays, without a name.
create table count_observer (
  competition_id int primary key references competition on delete cascade,
  account_id int references account on delete set null,
  named_by int references account on delete set null,
  named_at timestamptz not null,
  choice text check (choice in ('ROLL', 'DRAW')),
  chosen_at timestamptz,
  dice text,
  drawn jsonb,
  constraint count_observer_someone check (account_id is not null or choice is not null),
  constraint count_observer_chosen check ((choice is null) = (chosen_at is null)),
  constraint count_observer_drawn check (
    (dice is not null) = (choice is not distinct from 'DRAW') and (drawn is not null) = (dice is not null))
);
create index count_observer_account on count_observer (account_id);
create index count_observer_named_by on count_observer (named_by);
