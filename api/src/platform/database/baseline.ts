import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The migration that stands for 46 earlier ones, whose steps are gone; and the first and the last of them. */
export const baseline = '0001_baseline';
const [first, last] = ['0001_initial', '0054_email_changes'];

/** The last commit that knows the steps to the baseline. */
export const stepsCommit = '44a280d';

/** Whether the steps to the baseline were begun and not finished. */
export const isBeforeBaseline = (names: readonly string[]): boolean => names.includes(first) && !names.includes(last);

/** Names of migrations with the baseline in the place of those that it stands for, where all of them are there. */
export const withBaseline = (names: readonly string[]): string[] =>
  names.includes(first) && names.includes(last) ? [baseline, ...names.filter((name) => name > last)] : [...names];

/**
 * Notes the baseline in a database that all its steps have made; nothing else is changed.
 * @param made names of the migrations that it has been through
 * @returns their names from now on
 * @throws Error for a database that some of the steps have made
 */
export async function takeOver(tx: Transaction<Tables>, made: readonly string[]): Promise<string[]> {
  if (isBeforeBaseline(made))
    throw new Error(
      `it was made by an earlier version, up to ${made.at(-1)}, and this one knows no steps before ${last}: start commit ${stepsCommit} once on it, then this version`,
    );
  const names = withBaseline(made);
  if (names.length !== made.length) {
    await sql`update kysely_migration set name = ${baseline} where name = ${first}`.execute(tx);
    await sql`delete from kysely_migration where name > ${baseline} and name <= ${last}`.execute(tx);
    await sql`drop table if exists kysely_migration_lock`.execute(tx);
  }
  return names;
}
