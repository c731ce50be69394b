-- A ranking of a competition's images as it was at a results_revision. RUNNING while its rows are written, STORED once they
-- all are and until a newer one is, then REPLACED; the lease says how long a RUNNING one belongs to who computes it, and
-- when the rows of a REPLACED one, which nobody begins to read any more, may go.
create table result_computation (
  id int generated always as identity primary key,
  competition_id int not null references competition on delete cascade,
  revision int not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'STORED', 'REPLACED')),
  lease_until timestamptz,
  images int not null default 0 check (images >= 0),
  stored_at timestamptz,
  -- What the scores are made of, and how the ranks would be by other methods. Null where it was not computed: a ranking of an
  -- earlier version, or of a competition whose log is not closed, is computed once more.
  basis jsonb,
  robustness jsonb,
  -- How many votes the ranking was made of: those of the images that it ranks. Where it is of the present revision of a
  -- competition whose voting is over, that is the number of its votes. Null while it is RUNNING.
  votes int check (votes >= 0)
);
create unique index result_computation_running on result_computation (competition_id) where state = 'RUNNING';
create unique index result_computation_stored on result_computation (competition_id) where state = 'STORED';
create index result_computation_competition on result_computation (competition_id);

-- Best first: `place` counts through the competition, `type_place` through the category; images without votes come last.
create table image_result (
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
  -- How many votes it has with each point of the competition's range, the lowest first.
  votes_by_point int[] not null default '{}',
  best_rank int,
  worst_rank int,
  first_share double precision,
  decided_by text check (decided_by in ('SCORE', 'TOP_POINTS', 'VOTES', 'SHARED')),
  rank_with_one_more int,
  primary key (computation_id, place)
);
create unique index image_result_image on image_result (computation_id, image_id);
create unique index image_result_type on image_result (computation_id, type_code, type_place);

-- What the radar has found among the votes of a competition; computed anew when `results_revision` has risen.
create table radar_result (
  competition_id int primary key references competition on delete cascade,
  revision int not null,
  people int not null check (people >= 0),
  votes int not null check (votes >= 0),
  computed_at timestamptz not null,
  circles jsonb not null
);
