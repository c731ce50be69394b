create table vote (
  image_id int not null references image,
  voter_key uuid not null,
  point int not null,
  updated_at timestamptz not null,
  -- That of the ballot that the vote stands for.
  number bytea,
  primary key (image_id, voter_key)
);
create index vote_voter on vote (voter_key);

create table ballot (
  id bigint generated always as identity primary key,
  image_id int not null references image,
  voter_key uuid not null,
  -- Null of a withdrawal.
  point int,
  cast_at timestamptz not null,
  competition_id int not null constraint ballot_competition references competition,
  -- Drawn by who casts it.
  number bytea not null constraint ballot_number_length check (length(number) = 12),
  replaces bytea constraint ballot_replaces_length check (length(replaces) = 12),
  -- A hash that tells nothing to whoever does not know the ballot.
  commitment bytea not null constraint ballot_commitment_length check (length(commitment) = 32),
  constraint ballot_number unique (competition_id, number)
);
create index ballot_vote on ballot (image_id, voter_key, id);

-- Who has voted in a competition. A row comes with a person's first vote, and a later one finds it. It is never taken back while
-- the log is open: who has withdrawn some vote ("withdrew") is among the voters if another one stands, which is looked up.
create table competition_voter (
  competition_id int not null references competition on delete cascade,
  voter_key uuid not null,
  withdrew boolean not null default false,
  primary key (competition_id, voter_key)
);
create index competition_voter_withdrew on competition_voter (competition_id) where withdrew;
create index competition_voter_sample on competition_voter (competition_id, md5(voter_key::text)) include (voter_key);

-- A decision not to count ballots of an image. PROPOSED by one administrator, EFFECTIVE once another one has confirmed it, or
-- the same one has said why alone; REVOKED, from either, for good.
create table ballot_exclusion (
  id int generated always as identity primary key,
  competition_id int not null references competition,
  image_id int not null references image,
  reason text not null check (reason in ('RING', 'DUPLICATE_PERSON', 'RULE')),
  note text not null,
  alone_note text,
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'EFFECTIVE', 'REVOKED')),
  proposed_by int references account on delete set null,
  proposed_at timestamptz not null,
  confirmed_by int references account on delete set null,
  effective_at timestamptz,
  revoked_by int references account on delete set null,
  revoked_at timestamptz,
  effect jsonb not null,
  constraint ballot_exclusion_state unique (id, state),
  constraint ballot_exclusion_effective check (state <> 'EFFECTIVE' or effective_at is not null),
  constraint ballot_exclusion_proposed check (state <> 'PROPOSED' or effective_at is null),
  constraint ballot_exclusion_revoked check ((state = 'REVOKED') = (revoked_at is not null))
);
create index ballot_exclusion_competition on ballot_exclusion (competition_id, id);

-- Its ballots. They follow its state, so that a ballot is in one decision at a time that is not revoked.
create table excluded_ballot (
  exclusion_id int not null,
  competition_id int not null,
  image_id int not null,
  number bytea not null,
  state text not null,
  primary key (exclusion_id, number),
  constraint excluded_ballot_decision foreign key (exclusion_id, state) references ballot_exclusion (id, state)
    on update cascade,
  constraint excluded_ballot_number foreign key (competition_id, number) references ballot (competition_id, number)
);
create unique index excluded_ballot_once on excluded_ballot (competition_id, number) where state <> 'REVOKED';
create index excluded_ballot_effective on excluded_ballot (image_id, number) where state = 'EFFECTIVE';
