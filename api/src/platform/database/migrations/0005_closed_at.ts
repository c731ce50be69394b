import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table competition add column closed_at timestamptz`,
  // The audit log knows when; without an entry the last change of the competition comes nearest.
  `update competition set closed_at = coalesce(
    (select max(at) from audit_log where object_type = 'competition' and object_id = competition.id::text
      and action = 'competition.status-changed' and after ->> 'status' = competition.status),
    updated_at)
    where status in ('CANCELLED', 'ARCHIVED')`,
  `alter table competition add constraint competition_closed
    check ((closed_at is not null) = (status in ('CANCELLED', 'ARCHIVED')))`,
];

/** When a competition was closed for good: its fields are frozen since then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
