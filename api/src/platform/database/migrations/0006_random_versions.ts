import { sql, type Kysely } from 'kysely';

/**
 * An image's version, which stands in public addresses and ETags, was the beginning of the original's SHA-256: the same
 * photo could be recognised in another competition before its author was named. Now it says nothing (docs/product.md §2);
 * addresses with the earlier ones are 404.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update image set version = replace(gen_random_uuid()::text, '-', '')`.execute(db);
}
