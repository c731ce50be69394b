import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Up to here rows of a list are counted: nobody turns to a page behind it, and more would cost more than the page. */
const mostCounted = 10_000;

/** The number of rows of a statement, counted up to `mostCounted`. */
export async function boundedCount(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`
    select count(*) as n from (${rows} limit ${sql.lit(mostCounted)}) counted`.execute(db);
  return found[0]?.n ?? 0;
}
