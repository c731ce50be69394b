import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Up to here rows of a list are counted: nobody turns to a page behind it, and more would cost more than the page. */
const mostCounted = sql.lit(10_000);

/** The number of rows of a statement, counted up to `mostCounted`: a part of another statement. */
export const countOf = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from (${rows} limit ${mostCounted}) counted)`;

/** A page of a list: the ids of its rows, in their order, and how many rows the list has, counted up to `mostCounted`. */
export interface PageOfIds {
  ids: number[];
  total: number;
}

/** Which part of a list. */
interface Part {
  limit: number;
  offset: number;
}

/**
 * A statement that brings both: alone or as a part of the one that reads the rows, on the same way to the database. Nothing is
 * counted where the page is the last one, or ends where counting does.
 * @param page the ids of the page, in order
 * @param rows everything that is listed
 */
export const pageOfIds = (
  page: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  { limit, offset }: Part,
): RawBuilder<PageOfIds> => sql<PageOfIds>`select ids, case
    when n > 0 and (n < ${limit}::int or n + ${offset}::int >= ${mostCounted}) then least(n + ${offset}::int, ${mostCounted})
    else ${countOf(rows)} end as total
  from (select ids, cardinality(ids) as n from (select array(${page}) as ids offset 0) read offset 0) page`;

/**
 * The same where it is dear to find a row, as by words: what is found is looked up once, for its number and for the page. Only
 * where more is found than is counted the page is read in its order, in which enough is met soon.
 * @param rows everything that is listed, its `id` and what `order` names
 */
export const pageOfFoundIds = (
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Part,
): RawBuilder<PageOfIds> => sql<PageOfIds>`select case
    when n <= ${mostCounted} then ids[${offset}::int + 1 : ${offset}::int + ${limit}::int]
    else array(select id from (${rows}) every order by ${order} limit ${limit}::int offset ${offset}::int) end as ids,
    least(n, ${mostCounted}) as total
  from (select ids, cardinality(ids) as n from (
    select array(select id from (${rows} limit ${mostCounted} + 1) found order by ${order}) as ids offset 0) read offset 0) page`;

/** The number of rows of a statement, counted up to `mostCounted`. */
export async function boundedCount(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`select ${countOf(rows)} as n`.execute(db);
  return found[0]?.n ?? 0;
}
