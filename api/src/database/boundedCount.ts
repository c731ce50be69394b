import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Up to here rows of a list are counted: nobody turns to a page behind it, and more would cost more than the page. */
const mostCounted = 10_000;

/** The number of rows of a statement, counted up to `mostCounted`: a part of another statement. */
export const countOf = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from (${rows} limit ${sql.lit(mostCounted)}) counted)`;

/** A page of a list: the ids of its rows, in their order, and how many rows the list has, counted up to `mostCounted`. */
export interface PageOfIds {
  ids: number[];
  total: number;
}

/**
 * Both in one statement, on one way to the database.
 * @param page the ids of the page, in order
 * @param rows everything that is listed
 */
export async function pageOfIds(db: Db, page: RawBuilder<unknown>, rows: RawBuilder<unknown>): Promise<PageOfIds> {
  const { rows: found } = await sql<PageOfIds>`select array(${page}) as ids, ${countOf(rows)} as total`.execute(db);
  return found[0] ?? { ids: [], total: 0 };
}

/**
 * The same where it is dear to find a row, as by words: what is found is looked up once, for its number and for the page. Only
 * where more is found than is counted the page is read in its order, in which enough is met soon.
 * @param rows everything that is listed, its `id` and what `order` names
 */
export async function pageOfFoundIds(
  db: Db,
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<PageOfIds> {
  const page = sql`select id from found order by ${order} limit ${limit}::int offset ${offset}::int`;
  const found = await sql<PageOfIds>`with found as materialized (${rows} limit ${sql.lit(mostCounted + 1)})
    select array(${page}) as ids, (select count(*) from found) as total`.execute(db);
  const { ids, total } = found.rows[0] ?? { ids: [], total: 0 };
  if (total <= mostCounted) return { ids, total };
  const ordered = await sql<{ id: number }>`with found as not materialized (${rows}) ${page}`.execute(db);
  return { ids: ordered.rows.map(({ id }) => id), total: mostCounted };
}

/** The number of rows of a statement, counted up to `mostCounted`. */
export async function boundedCount(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`select ${countOf(rows)} as n`.execute(db);
  return found[0]?.n ?? 0;
}
