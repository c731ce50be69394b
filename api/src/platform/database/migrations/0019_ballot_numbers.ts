import { sql, type Kysely } from 'kysely';

const statements = [
  // 12 random bytes: of a random UUID the first six are random throughout.
  `create function new_ballot_number() returns bytea language sql volatile as $$
    select substr(uuid_send(gen_random_uuid()), 1, 6) || substr(uuid_send(gen_random_uuid()), 1, 6) $$`,
  // The commitment of schema/count/encoding.ts, for a ballot whose predecessor is known under the locks of its vote only.
  `create function count_commitment(of_competition int, of_number bytea, of_image int, given int, replaced bytea)
  returns bytea language sql immutable as $$
    select sha256('PCB1'::bytea || int4send(of_competition) || of_number || int4send(of_image)
      || set_byte('\\x00000000'::bytea, 0, coalesce(given, 255))
      || coalesce(replaced, decode(repeat('00', 12), 'hex')) || decode(repeat('00', 24), 'hex')) $$`,
  `alter table ballot add column competition_id int, add column number bytea, add column replaces bytea,
    add column commitment bytea`,
  `alter table ballot disable trigger ballot_append_only`,
  `update ballot b set competition_id = i.competition_id, number = new_ballot_number() from image i where i.id = b.image_id`,
  // What comes after a withdrawal replaces nothing.
  `update ballot b set replaces = told.replaces,
      commitment = count_commitment(b.competition_id, b.number, b.image_id, b.point, told.replaces)
    from (select id, case when lag(point) over before is null then null else lag(number) over before end as replaces
      from ballot window before as (partition by image_id, voter_key order by id)) told
    where told.id = b.id`,
  `alter table ballot enable trigger ballot_append_only`,
  `alter table ballot alter column competition_id set not null, alter column number set not null,
    alter column commitment set not null,
    add constraint ballot_competition foreign key (competition_id) references competition,
    add constraint ballot_number unique (competition_id, number),
    add constraint ballot_number_length check (length(number) = 12),
    add constraint ballot_replaces_length check (length(replaces) = 12),
    add constraint ballot_commitment_length check (length(commitment) = 32)`,
  // Number of the ballot that a vote stands for.
  `alter table vote add column number bytea`,
  `update vote v set number = newest.number
    from (select distinct on (image_id, voter_key) image_id, voter_key, number from ballot
      order by image_id, voter_key, id desc) newest
    where newest.image_id = v.image_id and newest.voter_key = v.voter_key`,
  // Public halves of the keys that sign receipts and heads, and when they did; `until` is null of the present one.
  `create table count_key (
    public_key bytea primary key check (length(public_key) = 32),
    since timestamptz not null,
    until timestamptz
  )`,
  `drop function write_vote(int, uuid, int, timestamptz, int, int, text)`,
  // Casts, changes or (null points) withdraws a vote that was decided upon at `decided_at`, from a competition of version `as_of`
  // and an image of moderation `shown_as`. In a volatile function each statement sees what was committed before it began: what
  // decides is looked at again once the locks are granted, on the competition, whose dates and status hold until the vote is
  // written, and on the tally, where votes on one image follow each other.
  //
  // Returns the ballot that stands for it: when it was cast, its number, and that of the ballot that it replaced; both are null
  // where there is none. `taken` when the number is that of another ballot. No row where what decides has changed meanwhile, or
  // voting has ended while the vote waited for the locks. A ballot said again under its own number is answered as the first
  // time, a vote that stands already with the ballot that it stands for. A vote by a clock that is behind may come after results
  // were computed: they are computed again.
  `create function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz, of_competition int, as_of int,
    shown_as text, given_number bytea)
  returns table (told_at timestamptz, told_number bytea, told_replaces bytea, taken boolean) language plpgsql volatile as $$
  declare
    ends timestamptz;
    standing int;
    since timestamptz;
    standing_number bytea;
    said record;
  begin
    select voting_end into ends from competition where id = of_competition and version = as_of for share;
    perform from image_tally where image_id = voted_image for update;
    select v.point, v.updated_at, v.number into standing, since, standing_number
      from image i left join vote v on v.image_id = i.id and v.voter_key = of_voter
      where i.id = voted_image and i.moderation = shown_as;
    if not found or ends is null or decided_at + (clock_timestamp() - statement_timestamp()) >= ends then
      return;
    end if;
    taken := false;
    told_number := given_number;
    select b.image_id, b.voter_key, b.point, b.cast_at, b.replaces into said from ballot b
      where b.competition_id = of_competition and b.number = given_number;
    if found then
      taken := said.image_id <> voted_image or said.voter_key <> of_voter or said.point is distinct from given;
      told_at := said.cast_at;
      told_replaces := said.replaces;
      return next;
      return;
    end if;
    if standing is not distinct from given then
      told_at := coalesce(since, decided_at);
      told_number := standing_number;
      select b.replaces into told_replaces from ballot b
        where b.competition_id = of_competition and b.number = standing_number;
      return next;
      return;
    end if;
    told_at := decided_at;
    told_replaces := standing_number;
    insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
      values (voted_image, of_voter, given, decided_at, of_competition, given_number, standing_number,
        count_commitment(of_competition, given_number, voted_image, given, standing_number))
      on conflict (competition_id, number) do nothing;
    if not found then
      taken := true;
      return next;
      return;
    end if;
    if given is null then
      delete from vote where image_id = voted_image and voter_key = of_voter;
    else
      insert into vote (image_id, voter_key, point, updated_at, number)
        values (voted_image, of_voter, given, decided_at, given_number)
        on conflict (image_id, voter_key) do update
          set point = excluded.point, updated_at = excluded.updated_at, number = excluded.number;
    end if;
    update image_tally set by_point = recounted(by_point, standing, given),
        vote_count = vote_count + num_nonnulls(given) - num_nonnulls(standing)
      where image_id = voted_image;
    update result_computation set revision = -1 where competition_id = of_competition and state <> 'REPLACED';
    return next;
  end $$`,
];

/** Each ballot has a number, drawn by who casts it, and a commitment: a hash that tells nothing to whoever does not know the ballot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
