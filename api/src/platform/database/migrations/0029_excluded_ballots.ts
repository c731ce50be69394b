import { sql, type Kysely } from 'kysely';

const statements = [
  // A decision not to count ballots of an image. PROPOSED by one administrator, EFFECTIVE once another one has confirmed it, or
  // the same one has said why alone; REVOKED, from either, for good.
  `create table ballot_exclusion (
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
  )`,
  `create index ballot_exclusion_competition on ballot_exclusion (competition_id, id)`,
  // Its ballots. They follow its state, so that a ballot is in one decision at a time that is not revoked.
  `create table excluded_ballot (
    exclusion_id int not null,
    competition_id int not null,
    image_id int not null,
    number bytea not null,
    state text not null,
    primary key (exclusion_id, number),
    constraint excluded_ballot_decision foreign key (exclusion_id, state) references ballot_exclusion (id, state)
      on update cascade,
    constraint excluded_ballot_number foreign key (competition_id, number) references ballot (competition_id, number)
  )`,
  `create unique index excluded_ballot_once on excluded_ballot (competition_id, number) where state <> 'REVOKED'`,
  `create index excluded_ballot_effective on excluded_ballot (image_id, number) where state = 'EFFECTIVE'`,
  // The votes that count: every current vote whose ballot is not excluded. Everything that counts votes reads this, or what is
  // kept of it in image_tally.
  `create view counted_vote as select vote.* from vote where not exists (
    select from excluded_ballot excluded
    where excluded.image_id = vote.image_id and excluded.number = vote.number and excluded.state = 'EFFECTIVE')`,
  // Counts the votes on an image anew, once it was decided which of them count. The lengths of arrays stay.
  `create function recount_image(of_image int) returns void language sql volatile as $$
    update image_tally t set
      vote_count = (select count(*) from counted_vote v where v.image_id = of_image),
      by_point = coalesce((select array_agg(n order by place) from (
        select place, (select count(*)::int from counted_vote v where v.image_id = of_image and v.point = place - 1) as n
        from generate_series(1, cardinality(t.by_point)) as place) counted), '{}')
    where t.image_id = of_image $$`,
  // Where it was decided about ballots, there are no later ones: not from a clock that is behind either.
  `create or replace function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz, of_competition int,
    as_of int, shown_as text, given_number bytea)
  returns table (told_at timestamptz, told_number bytea, told_replaces bytea, taken boolean) language plpgsql volatile as $$
  begin
    perform from competition where id = of_competition for share;
    if exists (select from count_log where competition_id = of_competition and sealed_at is not null)
      or exists (select from ballot_exclusion where competition_id = of_competition) then
      return;
    end if;
    return query select * from write_unsealed_vote(voted_image, of_voter, given, decided_at, of_competition, as_of, shown_as,
      given_number);
  end $$`,
];

/** Ballots can be excluded from a count, image by image (docs/product.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
