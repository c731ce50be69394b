import { sql, type Kysely } from 'kysely';

const statements = [
  `drop function lock_vote(int, int, uuid)`,
  // Casts, changes or (null points) withdraws a vote that was decided upon at `decided_at`, from a competition of version `as_of`
  // and an image of moderation `shown_as`. In a volatile function each statement sees what was committed before it began: what
  // decides is looked at again once the locks are granted, on the competition, whose dates and status hold until the vote is
  // written, and on the tally, where votes on one image follow each other.
  //
  // Returns when the standing vote was given; null where what decides has changed meanwhile, or voting has ended while the
  // vote waited for the locks. A vote by a clock that is behind may come after results were computed: they are computed again.
  `create function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz, of_competition int, as_of int,
    shown_as text)
  returns timestamptz language plpgsql volatile as $$
  declare
    ends timestamptz;
    standing int;
    since timestamptz;
  begin
    select voting_end into ends from competition where id = of_competition and version = as_of for share;
    perform from image_tally where image_id = voted_image for update;
    select v.point, v.updated_at into standing, since
      from image i left join vote v on v.image_id = i.id and v.voter_key = of_voter
      where i.id = voted_image and i.moderation = shown_as;
    if not found or ends is null or decided_at + (clock_timestamp() - statement_timestamp()) >= ends then
      return null;
    end if;
    if standing is not distinct from given then
      return coalesce(since, decided_at);
    end if;
    insert into ballot (image_id, voter_key, point, cast_at) values (voted_image, of_voter, given, decided_at);
    if given is null then
      delete from vote where image_id = voted_image and voter_key = of_voter;
    else
      insert into vote (image_id, voter_key, point, updated_at) values (voted_image, of_voter, given, decided_at)
        on conflict (image_id, voter_key) do update set point = excluded.point, updated_at = excluded.updated_at;
    end if;
    update image_tally set by_point = recounted(by_point, standing, given),
        vote_count = vote_count + num_nonnulls(given) - num_nonnulls(standing)
      where image_id = voted_image;
    update result_computation set revision = -1 where competition_id = of_competition and state <> 'REPLACED';
    return decided_at;
  end $$`,
];

/** A vote in one statement, however many its parts: each costs a way to the database and back while others wait for its locks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
