import { sql, type Kysely, type Migration, type Transaction } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { takeOver } from './baseline.ts';
import * as baseline from './migrations/0001_baseline.ts';
import * as site from './migrations/0055_site.ts';
import * as devices from './migrations/0056_devices.ts';
import * as jury from './migrations/0057_jury.ts';
import * as juryRounds from './migrations/0058_jury_rounds.ts';
import * as juryAcceptance from './migrations/0059_jury_acceptance.ts';
import * as juryAwards from './migrations/0060_jury_awards.ts';
import * as juryDesk from './migrations/0061_jury_desk.ts';
import * as juryOrder from './migrations/0062_jury_order.ts';
import { hasProgram, runProgram } from './program.ts';
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
  '0060_jury_awards': juryAwards,
  '0061_jury_desk': juryDesk,
  '0062_jury_order': juryOrder,
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

/** Milliseconds within which every table has to be locked: less than the second after which PostgreSQL looks for deadlocks. */
const lockMs = 800;
/** How often that is tried, with a rest each time: an hour, for a backup reads for long. */
const lockAttempts = 3000;

/** Something else is being done to the tables: nothing was changed. */
class TablesAreBusy extends Error {
  override readonly message = 'its tables are in use, and could not be locked within an hour';
}

/**
 * Locks all tables at once, or none. An instance of the version before that has locked one of them, and waits for another that is
 * locked here, would be in a circle with the migrations, and its request would fail.
 */
async function lockTables(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'v') and relnamespace = current_schema()::regnamespace
    order by relkind desc, relname`.execute(tx);
  if (rows.length === 0) return;
  await sql`select set_config('statement_timeout', ${String(lockMs)}, true)`.execute(tx);
  const tables = sql.join(rows.map(({ name }) => sql.id(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(tx).catch((error: unknown) => {
    // Cancelled by the timeout, or caught in a circle nevertheless.
    if (['57014', '40P01'].includes((error as { code?: string }).code ?? '')) throw new TablesAreBusy();
    throw error;
  });
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
}

/** Applies what is pending of these migrations, and the program of the database after the newest. @throws TablesAreBusy */
const bringOnce = (db: Kysely<Tables>, wanted: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Several instances may start at once: those that wait find everything done.
    await sql`select set_config('lock_timeout', '3600000', true), set_config('statement_timeout', '0', true)`.execute(
      tx,
    );
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const made = await madeBefore(tx);
    const unknown = made.find((name) => !(name in migrations));
    if (unknown !== undefined) throw new Error(`it is that of a later version, which has brought ${unknown}`);
    const pending = wanted.filter((one) => !made.includes(one));
    const withProgram = wanted.length === migrationNames.length && !(await hasProgram(tx));
    if (pending.length === 0 && !withProgram) return;
    await lockTables(tx);
    for (const name of pending) {
      await migrations[name]?.up(tx);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx);
    }
    if (withProgram) await runProgram(tx);
  });

/** Does so as soon as the tables can be had. */
async function bringTo(db: Kysely<Tables>, wanted: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await bringOnce(db, wanted);
    } catch (error) {
      if (!(error instanceof TablesAreBusy) || attempt === lockAttempts) throw error;
      await delay(200 + Math.random() * 400);
    }
  }
}

/** Applies all migrations, and replaces the functions, triggers and views where they are not those of this version. */
export const migrate = (db: Kysely<Tables>): Promise<void> => bringTo(db, migrationNames);

/** Applies the migrations up to one of them, for the rows of a backup of that version. */
export const migrateTo = (db: Kysely<Tables>, name: string): Promise<void> =>
  bringTo(db, migrationNames.slice(0, migrationNames.indexOf(name) + 1));
