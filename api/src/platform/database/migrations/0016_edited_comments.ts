import { sql, type Kysely } from 'kysely';

/** When the author of a comment last changed its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comment add column edited_at timestamptz`.execute(db);
}
