import { sql, type Kysely } from 'kysely';

/** A score method more: TRIMMED (docs/product.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table competition drop constraint competition_scoring_check`.execute(db);
  await sql`alter table competition add constraint competition_scoring_check
    check (scoring in ('BAYESIAN', 'MEAN', 'SUM', 'TRIMMED'))`.execute(db);
}
