import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Pool, types } from 'pg';
import type { Logger } from '../log.ts';
import { migrate } from './migrate.ts';
import { PgliteServer } from './pgliteServer.ts';
import { preparing } from './preparedStatements.ts';
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
  DATABASE_PREPARED_STATEMENTS?: 'on' | 'off';
}

// 64-bit integers and numerics arrive as text from a server and as numbers from the embedded engine: numbers from both.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/**
 * Of every session. A plan that fits all values is made once per statement and connection: planning anew for each value
 * costs several times what our statements take, none of which wants another plan for other values.
 */
const parameters = ['timezone=UTC', 'plan_cache_mode=force_generic_plan'];

function openServerPool(url: string, settings: DatabaseSettings, log: Logger): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: settings.DATABASE_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    options: [...parameters, 'statement_timeout=30000'].map((parameter) => `-c ${parameter}`).join(' '),
  });
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  // The pool hears of idle ones; one that is lost between two statements of a transaction would end the process.
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  return settings.DATABASE_PREPARED_STATEMENTS === 'off' ? pool : preparing(pool);
}

/**
 * The embedded PostgreSQL behind node-postgres's own pool and client, so that both engines are spoken to in one way. There is
 * one connection: whoever holds it works alone, the rest wait in order.
 */
async function openEmbeddedPool(dataDir: string): Promise<PostgresPool> {
  const folder = path.join(dataDir, 'database');
  // PGlite's own files are world-readable.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const server = await PgliteServer.open(folder, parameters);
  const pool = new Pool({
    stream: server.link,
    // Nothing of a real server's address may be taken from the environment.
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  // Whoever asks next hears that it has stopped.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const { connect } = preparing(pool);
  return {
    connect,
    async end() {
      await pool.end();
      await server.close();
    },
  };
}

/** Opens the connections to the database of these settings. @throws when the embedded one cannot be read */
export const openPool = async (settings: DatabaseSettings, log: Logger): Promise<PostgresPool> =>
  settings.DATABASE_URL === undefined
    ? openEmbeddedPool(settings.DATA_DIR)
    : openServerPool(settings.DATABASE_URL, settings, log);

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
