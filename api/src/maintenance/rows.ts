import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { enabledTriggersOf, foreignKeysOf, type TableShape } from './catalog.ts';
import { rowBatches } from './rowCursor.ts';

/** A row as it is kept: a JSON array of the columns' values in PostgreSQL's own text form, or null. */
type Line = string;

/** Characters of rows that go to the database in one statement. */
const batchCharacters = 1_000_000;
const batchRows = 1000;

const columnList = ({ columns }: TableShape) => sql.join(columns.map(({ name }) => sql.id(name)));

/** Reads every row of a table, by its primary key; text as the transaction writes it (see portableText.ts). */
export async function* dumpRows(view: Db, table: TableShape): AsyncGenerator<Line[], void> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.id(name)}::text`));
  const order = table.key.length ? sql`order by ${sql.join(table.key.map((name) => sql.id(name)))}` : sql``;
  const query = sql<{ line: Line }>`
    select to_json(array[${values}]::text[])::text as line from ${sql.id(table.name)} ${order}`;
  for await (const rows of rowBatches(view, query)) yield rows.map(({ line }) => line);
}

async function insertRows(tx: Db, table: TableShape, lines: Line[]): Promise<void> {
  const values = table.columns.map(({ type }, i) => sql`(line ->> ${sql.lit(i)})::${sql.raw(type)}`);
  await sql`insert into ${sql.id(table.name)} (${columnList(table)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::text::json) as line`.execute(tx);
}

/** Writes rows into a table. @returns how many */
export async function loadRows(tx: Db, table: TableShape, lines: AsyncIterable<Line>): Promise<number> {
  let batch: Line[] = [];
  let characters = 0;
  let rows = 0;
  const flush = async () => {
    if (batch.length) await insertRows(tx, table, batch);
    [batch, characters] = [[], 0];
  };
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    rows += 1;
    if (batch.length === batchRows || characters > batchCharacters) await flush();
  }
  await flush();
  return rows;
}

/**
 * Runs `load` while no trigger fires and no foreign key is looked at, so that rows may come in any order and tables that
 * only grow can be filled. All is as before afterwards, and every foreign key has been proved.
 */
export async function withoutGuards(tx: Db, load: () => Promise<void>): Promise<void> {
  const [triggers, foreignKeys] = [await enabledTriggersOf(tx), await foreignKeysOf(tx)];
  for (const { table, name } of triggers)
    await sql`alter table ${sql.id(table)} disable trigger ${sql.id(name)}`.execute(tx);
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx);
  await load();
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
  for (const { table, name, enable } of triggers)
    await sql`alter table ${sql.id(table)} ${sql.raw(enable)} trigger ${sql.id(name)}`.execute(tx);
}
