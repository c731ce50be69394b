import { sql, type Kysely, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { textOf } from './sqlFile.ts';
import type { Tables } from './tables.ts';

/** Files of `program/`, each after those that its views and functions in SQL refer to. */
export const programFiles = ['values', 'votes', 'images', 'audiences', 'campaigns', 'count', 'jury', 'administration'];

/**
 * Every function, trigger and view of the database as this version has them. An object that is no longer in these files is dropped by a
 * migration, and so is a function that gets other parameters, or a view that loses a column.
 */
const readProgram = (): string => programFiles.map((file) => textOf(`program/${file}.sql`)).join('\n');

const hashOf = (program: string): string => createHash('sha256').update(program).digest('hex');

/** The hash of the program that a database has; null where none was ever run. */
async function storedHash(db: Kysely<Tables>): Promise<string | null> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.database_program') is not null as there`.execute(db);
  if (!found[0]?.there) return null;
  const { rows } = await sql<{ hash: string }>`select hash from database_program`.execute(db);
  return rows[0]?.hash ?? null;
}

/** Whether a database has the functions, triggers and views of this version. */
export const hasProgram = async (db: Kysely<Tables>): Promise<boolean> =>
  (await storedHash(db)) === hashOf(readProgram());

/** Replaces the functions, triggers and views where they are not those of this version. Runs under the lock of the migrations. */
export async function runProgram(tx: Transaction<Tables>, program = readProgram()): Promise<void> {
  if ((await storedHash(tx)) === hashOf(program)) return;
  await sql.raw(program).execute(tx);
  await sql`create table if not exists database_program (one boolean primary key default true check (one), hash text not null)`.execute(
    tx,
  );
  await sql`insert into database_program (hash) values (${hashOf(program)})
    on conflict (one) do update set hash = excluded.hash`.execute(tx);
}
