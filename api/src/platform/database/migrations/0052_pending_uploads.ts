import { sql, type Kysely } from 'kysely';

const statements = [
  `create table pending_upload (
    id uuid primary key default gen_random_uuid(),
    competition_id int not null references competition on delete cascade,
    began_at timestamptz not null,
    arrived_at timestamptz
  )`,
  `create index pending_upload_competition on pending_upload (competition_id)`,
];

/** Uploads that are on their way or wait to be stored: voting takes no vote before those that came in time are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
