import { sql, type Kysely } from 'kysely';

// Casts, changes or (null points) withdraws a vote that was decided upon at `decided_at`, from a competition of version `as_of`
// and an image of moderation `shown_as`. In a volatile function each statement sees what was committed before it began: what
// decides is looked at again once the locks are granted, on the competition, whose dates and status hold until the vote is
// written, and on the tally, where votes on one image follow each other. Sealing a log and deciding about ballots hold the
// competition as well: afterwards there are no later ballots, not from a clock that is behind either.
//
// Returns the ballot that stands for it: when it was cast, its number, and that of the ballot that it replaced; both are null
// where there is none. `taken` when the number is that of another ballot. No row where what decides has changed meanwhile, or
// voting has ended while the vote waited for the locks: what takes less than a second is not counted as waiting. A ballot said
// again under its own number is answered as the first time, a vote that stands already with the ballot that it stands for. A
// vote by a clock that is behind may come after results were computed: they are computed again.
export const writeVoteFunction = `create or replace function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz,
    of_competition int, as_of int, shown_as text, given_number bytea)
  returns table (told_at timestamptz, told_number bytea, told_replaces bytea, taken boolean) language plpgsql volatile as $$
  declare
    ends timestamptz;
    was record;
  begin
    select voting_end into ends from competition where id = of_competition and version = as_of for share;
    perform from image_tally where image_id = voted_image for update;
    select v.point, v.updated_at, v.number, said.id as said_id, said.image_id as said_image, said.voter_key as said_by,
        said.point as said_point, said.cast_at as said_at, said.replaces as said_replaces
      into was
      from image i left join vote v on v.image_id = i.id and v.voter_key = of_voter
        left join ballot said on said.competition_id = of_competition and said.number = given_number
      where i.id = voted_image and i.moderation = shown_as
        and not exists (select from count_log l where l.competition_id = of_competition and l.sealed_at is not null)
        and not exists (select from ballot_exclusion e where e.competition_id = of_competition);
    if not found or ends is null
        or decided_at + date_trunc('second', clock_timestamp() - statement_timestamp()) >= ends then
      return;
    end if;
    taken := false;
    told_number := given_number;
    if was.said_id is not null then
      taken := was.said_image <> voted_image or was.said_by <> of_voter or was.said_point is distinct from given;
      told_at := was.said_at;
      told_replaces := was.said_replaces;
      return next;
      return;
    end if;
    if was.point is not distinct from given then
      told_at := coalesce(was.updated_at, decided_at);
      told_number := was.number;
      select b.replaces into told_replaces from ballot b
        where b.competition_id = of_competition and b.number = was.number;
      return next;
      return;
    end if;
    told_at := decided_at;
    told_replaces := was.number;
    insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
      values (voted_image, of_voter, given, decided_at, of_competition, given_number, was.number,
        count_commitment(of_competition, given_number, voted_image, given, was.number))
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
    update image_tally set by_point = recounted(by_point, was.point, given),
        vote_count = vote_count + num_nonnulls(given) - num_nonnulls(was.point)
      where image_id = voted_image;
    update result_computation set revision = -1 where competition_id = of_competition and state <> 'REPLACED';
    return next;
  end $$`;

/** A vote of the last millisecond is in time: it was refused where writing it took longer than that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(writeVoteFunction).execute(db);
}
