import type { ColumnType } from 'kysely';

/** A JSON column: inserted and updated as text, selected as a value, on both engines. */
export type Json<T> = ColumnType<T, string, string>;

/** Columns that hold instants, of rows that are read as JSON. */
const instants = ['created_at', 'updated_at', 'moderated_at', 'edited_at', 'dismissed_at'] as const;

/** A row with its instants, which JSON has as texts, as dates again; changed in place. */
export function revive<Row extends object>(row: Row): Row {
  const values = row as Record<string, unknown>;
  for (const name of instants) if (typeof values[name] === 'string') values[name] = new Date(values[name]);
  return row;
}
