import { sql, type Kysely } from 'kysely';

const statements = [
  // What the scores of a ranking are made of, and how its ranks would be by other methods. Null until it could be computed:
  // rankings that were stored before, and those of competitions whose log is not closed, are computed once more.
  `alter table result_computation add column basis jsonb, add column robustness jsonb`,
  `alter table image_result add column best_rank int, add column worst_rank int, add column first_share float8,
    add column decided_by text check (decided_by in ('SCORE', 'TOP_POINTS', 'VOTES', 'SHARED')),
    add column rank_with_one_more int`,
];

/** Why an image has its rank, and how sure that is (docs/product.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
