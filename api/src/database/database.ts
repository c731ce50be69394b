import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Pool, types } from 'pg';
import type { Logger } from '../log.ts';
import { migrate } from './migrate.ts';
import { PglitePool } from './pglitePool.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction in it: what a repository works on. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** What decides where the database is. */
export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  DATABASE_CONNECTIONS: number;
}

// 64-bit integers and numerics arrive as text from a server and as numbers from the embedded engine: numbers from both.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

async function openPool(settings: DatabaseSettings, log: Logger) {
  if (settings.DATABASE_URL !== undefined) {
    const pool = new Pool({
      connectionString: settings.DATABASE_URL,
      max: settings.DATABASE_CONNECTIONS,
      connectionTimeoutMillis: 10_000,
      options: '-c timezone=UTC -c statement_timeout=30000',
    });
    const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
    // The pool hears of idle ones; one that is lost between two statements of a transaction would end the process.
    pool.on('error', lost).on('connect', (client) => client.on('error', lost));
    return pool;
  }
  const folder = path.join(settings.DATA_DIR, 'database');
  // PGlite's own files are world-readable.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return PglitePool.open(folder);
}

/**
 * Opens the database as it is, whatever its schema; an embedded one is made when there is none.
 * @throws when it cannot be reached
 */
export async function connectDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const pool = await openPool(settings, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Kysely opens with the first statement, and closes only what it has opened.
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return { db, engine: settings.DATABASE_URL === undefined ? 'embedded' : 'postgresql', close: () => db.destroy() };
}

/** Opens the database and brings its schema up to date. @throws when it cannot be reached */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const database = await connectDatabase(settings, log);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The constraint a statement has hurt, by its name; null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code !== '23505') return null;
  return constraint ?? /constraint "([^"]+)"/.exec(message ?? '')?.[1] ?? '';
}
