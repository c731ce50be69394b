import { sql, type Kysely } from 'kysely';
import { textOf } from '../sqlFile.ts';

/** In this order: tables refer to earlier ones. */
const subjects = ['accounts', 'competitions', 'images', 'votes', 'count', 'results', 'mails', 'administration'];

/**
 * The tables as migrations 0001 to 0054 had made them (baseline.ts). Columns have a function as their default, and indexes are
 * of what functions make of a text: those that need no table, `program/values.sql`, are made first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(textOf('program/values.sql')).execute(db);
  for (const subject of subjects) await sql.raw(textOf(`migrations/0001_baseline/${subject}.sql`)).execute(db);
}
