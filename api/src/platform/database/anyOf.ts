import { sql, type RawBuilder } from 'kysely';

/** The right side of `column = any of these ids`: one parameter, so that lists of every length are one prepared statement. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int[])`;
