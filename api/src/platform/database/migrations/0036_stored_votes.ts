import { sql, type Kysely } from 'kysely';

const statements = [
  // How many votes a ranking was made of: those of the images that it ranks. Where it is of the present revision of a competition
  // whose voting is over, that is the number of its votes. Null while it is RUNNING, and of those that are not up to date now.
  `alter table result_computation add column votes int check (votes >= 0)`,
  `update result_computation r set votes = coalesce((select sum(vote_count) from image_tally t
      where t.competition_id = r.competition_id and shown), 0)
    from competition c where c.id = r.competition_id and c.results_revision = r.revision and r.state = 'STORED'`,
];

/** Lists of competitions are told of the votes of one that is over without counting them image by image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
