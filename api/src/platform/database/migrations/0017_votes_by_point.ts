import { sql, type Kysely } from 'kysely';

const statements = [
  // How many votes an image has with each point of the competition's range, the lowest first.
  `alter table image_result add column votes_by_point int[] not null default '{}'`,
  `update image_result r set votes_by_point = array(
      select coalesce(t.by_point[p + 1], 0) from generate_series(c.min_point, c.max_point) p order by p)
    from image_tally t, result_computation k, competition c
    where t.image_id = r.image_id and k.id = r.computation_id and c.id = k.competition_id`,
];

/** Stored results say how the points of each image were distributed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
