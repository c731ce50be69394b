import { sql, type Kysely } from 'kysely';

/** Two entries can change places in one statement: that a slot holds one entry is checked at its end, no longer row by row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image drop constraint image_slot,
    add constraint image_slot unique (competition_id, voter_key, type_code, slot) deferrable initially immediate`.execute(
    db,
  );
}
