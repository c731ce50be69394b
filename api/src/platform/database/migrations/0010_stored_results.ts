import { sql, type Kysely } from 'kysely';

const statements = [
  // How many current votes an image has of each point, the number of those with `p` points at index `p + 1`. Written where
  // `vote_count` is: results are computed from these rows alone, however many votes there are.
  `alter table image_tally add column by_point int[] not null default '{}'`,
  `update image_tally t set by_point = counted.by_point
    from (select image_id, array_agg(coalesce(n, 0) order by point) as by_point
      from (select image_id, generate_series(0, max(point)) as point from vote group by image_id) every_point
      left join (select image_id, point, count(*)::int as n from vote group by 1, 2) given using (image_id, point)
      group by image_id) counted
    where counted.image_id = t.image_id`,
  // One more vote with `added` points and one fewer with `removed`; null for none.
  `create function recounted(by_point int[], removed int, added int) returns int[] language plpgsql immutable as $$
  begin
    while coalesce(array_length(by_point, 1), 0) <= greatest(removed, added) loop
      by_point := by_point || 0;
    end loop;
    if removed is not null then
      by_point[removed + 1] := by_point[removed + 1] - 1;
    end if;
    if added is not null then
      by_point[added + 1] := by_point[added + 1] + 1;
    end if;
    return by_point;
  end $$`,
  // What decides on a vote, with the vote that stands, read after the locks were granted: on the competition, whose dates and
  // status hold until the vote is written, and on the tally, where votes on one image follow each other. In a volatile
  // function each statement sees what was committed before it began.
  `create function lock_vote(voted_image int, of_competition int, of_voter uuid)
  returns table (status text, competition_start timestamptz, voting_start timestamptz, voting_end timestamptz,
    award timestamptz, min_point int, max_point int, voter_key uuid, moderation text, point int, updated_at timestamptz)
  language plpgsql volatile as $$
  #variable_conflict use_column
  begin
    perform from competition where id = of_competition for share;
    perform from image_tally where image_id = voted_image for update;
    return query select c.status, c.competition_start, c.voting_start, c.voting_end, c.award, c.min_point, c.max_point,
        i.voter_key, i.moderation, v.point, v.updated_at
      from image i join competition c on c.id = i.competition_id and c.id = of_competition
      left join vote v on v.image_id = i.id and v.voter_key = of_voter
      where i.id = voted_image;
  end $$`,
  // A ranking of a competition's images as it was at a results_revision. RUNNING while its rows are written, STORED once they
  // all are and until a newer one is, then REPLACED; the lease says how long a RUNNING one belongs to who computes it, and
  // when the rows of a REPLACED one, which nobody begins to read any more, may go.
  `create table result_computation (
    id int generated always as identity primary key,
    competition_id int not null references competition on delete cascade,
    revision int not null,
    state text not null default 'RUNNING' check (state in ('RUNNING', 'STORED', 'REPLACED')),
    lease_until timestamptz,
    images int not null default 0 check (images >= 0),
    stored_at timestamptz
  )`,
  `create unique index result_computation_running on result_computation (competition_id) where state = 'RUNNING'`,
  `create unique index result_computation_stored on result_computation (competition_id) where state = 'STORED'`,
  `create index result_computation_competition on result_computation (competition_id)`,
  // Best first: `place` counts through the competition, `type_place` through the category; images without votes come last.
  `create table image_result (
    computation_id int not null references result_computation on delete cascade,
    place int not null,
    image_id int not null,
    type_code text not null,
    type_place int not null,
    votes int not null,
    points int not null,
    score double precision,
    rank int,
    overall_rank int,
    primary key (computation_id, place)
  )`,
  `create unique index image_result_image on image_result (computation_id, image_id)`,
  `create unique index image_result_type on image_result (computation_id, type_code, type_place)`,
];

/** Results that are computed when they change, and kept; what they are computed from is kept with each vote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
