import { sql, type Kysely } from 'kysely';

/** What the radar has found among the votes of a competition; computed anew when `results_revision` has risen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table radar_result (
    competition_id int primary key references competition on delete cascade,
    revision int not null,
    people int not null check (people >= 0),
    votes int not null check (votes >= 0),
    computed_at timestamptz not null,
    circles jsonb not null
  )`,
    )
    .execute(db);
}
