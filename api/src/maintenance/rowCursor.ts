import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database/database.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 1000;

/** Reads the rows of a query a batch at a time, in the transaction of `view`; memory stays flat however many there are. */
export async function* rowBatches<T>(view: Db, query: RawBuilder<T>): AsyncGenerator<T[], void> {
  const cursor = sql.id(`rows_${randomUUID()}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(view);
  for (;;) {
    const { rows } = await sql<T>`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(view);
    if (!rows.length) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(view);
}
