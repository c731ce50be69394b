import { sql, type Kysely } from 'kysely';

/**
 * What logs list of images' files can be compared with nothing (docs/verify.md). A log that was opened before has no salts: its
 * first entry has fixed the plain hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table count_image add column salt bytea check (length(salt) = 16)`.execute(db);
}
