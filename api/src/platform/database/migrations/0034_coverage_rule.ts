import { sql, type Kysely } from 'kysely';

const statements = [
  // Below which share of the images that a voter could judge, in per cent, the own ballots are left out; 0: none are.
  `alter table competition add column min_coverage int not null default 0
    constraint competition_min_coverage check (min_coverage between 0 and 50)`,
  // As in the records of a log: nobody is left out where fewer people than minCoverageVoters are below.
  `update count_log set rules = rules || '{"minCoverage": 0, "minCoverageVoters": 0}'`,
  // Whether an image was APPROVED by the log when that was closed: what shares are measured by. Null before, and in older logs.
  `alter table count_image add column approved_at_closing boolean`,
  // The ballots that the closing of a log has left out. Nothing says whose they are: rows are written by rising number.
  `create table left_out_ballot (
    competition_id int not null references count_log,
    number bytea not null,
    image_id int not null references image,
    primary key (competition_id, number),
    constraint left_out_ballot_number foreign key (competition_id, number) references ballot (competition_id, number)
  )`,
  `create index left_out_ballot_image on left_out_ballot (image_id, number)`,
  `create trigger left_out_ballot_append_only before update or delete or truncate on left_out_ballot
    for each statement execute function append_only()`,
  `create or replace view counted_vote as select vote.* from vote where not exists (
    select from excluded_ballot excluded
    where excluded.image_id = vote.image_id and excluded.number = vote.number and excluded.state = 'EFFECTIVE')
    and not exists (select from left_out_ballot left_out
    where left_out.image_id = vote.image_id and left_out.number = vote.number)`,
];

/** Ballots of voters who judged too few images can be left out of a count (docs/product.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
