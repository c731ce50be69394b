import { sql, type Kysely, type Migration, type Transaction } from 'kysely';
import { takeOver } from './baseline.ts';
import * as baseline from './migrations/0001_baseline.ts';
import * as site from './migrations/0055_site.ts';
import * as devices from './migrations/0056_devices.ts';
import * as jury from './migrations/0057_jury.ts';
import * as juryRounds from './migrations/0058_jury_rounds.ts';
import * as juryAcceptance from './migrations/0059_jury_acceptance.ts';
import { runProgram } from './program.ts';
import type { Tables } from './tables.ts';

/**
 * Every migration, in order; one that has been released is never changed. They make tables and indexes and change rows: functions,
 * triggers and views are in `program/`. None relies on a trigger: the rows of a backup go through them before those are made.
 */
const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
  '0055_site': site,
  '0056_devices': devices,
  '0057_jury': jury,
  '0058_jury_rounds': juryRounds,
  '0059_jury_acceptance': juryAcceptance,
};

/** Names of the migrations this version knows, in order. */
export const migrationNames = Object.keys(migrations);

/** Kysely's own number: versions before the baseline wait for this one, and it for them. */
const lock = sql.lit(3853314791062309107n);

/** Names of the migrations that the database has been through, in order. */
async function madeBefore(tx: Transaction<Tables>): Promise<string[]> {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  return takeOver(
    tx,
    rows.map(({ name }) => name),
  );
}

/** Applies what is pending of these migrations, and the program of the database after the newest. */
const bringTo = (db: Kysely<Tables>, wanted: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Several instances may start at once: those that wait find everything done.
    await sql`select set_config('lock_timeout', '3600000', true), set_config('statement_timeout', '0', true)`.execute(
      tx,
    );
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const made = await madeBefore(tx);
    const unknown = made.find((name) => !(name in migrations));
    if (unknown !== undefined) throw new Error(`it is that of a later version, which has brought ${unknown}`);
    for (const name of wanted.filter((one) => !made.includes(one))) {
      await migrations[name]?.up(tx);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx);
    }
    if (wanted.length === migrationNames.length) await runProgram(tx);
  });

/** Applies all migrations, and replaces the functions, triggers and views where they are not those of this version. */
export const migrate = (db: Kysely<Tables>): Promise<void> => bringTo(db, migrationNames);

/** Applies the migrations up to one of them, for the rows of a backup of that version. */
export const migrateTo = (db: Kysely<Tables>, name: string): Promise<void> =>
  bringTo(db, migrationNames.slice(0, migrationNames.indexOf(name) + 1));
