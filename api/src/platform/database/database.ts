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
 * Settings of every session. Nothing is compiled just in time: that is done anew for each execution, and takes longer than our
 * longest statements. Generic plans are made once per statement and connection: planning for each value would cost
 * several times the execution, and none of our statements needs another plan for other values. Processes that help with a
 * statement are started for the few that take seconds: a search for a frequent name took 12 ms with one of them and 7.5 ms
 * without.
 */
const parameters = ['timezone=UTC', 'plan_cache_mode=force_generic_plan', 'jit=off', 'parallel_setup_cost=50000'];

function openServerPool(url: string, settings: DatabaseSettings, log: Logger): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: settings.DATABASE_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    options: [...parameters, 'statement_timeout=30000'].map((parameter) => `-c ${parameter}`).join(' '),
  });
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  // The pool only handles errors of idle connections; without a listener one lost within a transaction would end the process.
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  return settings.DATABASE_PREPARED_STATEMENTS === 'off' ? pool : preparing(pool);
}

/**
 * The embedded PostgreSQL behind node-postgres's own pool and client, so that both engines are used in one way. The pool has one
 * connection: transactions run one after the other.
 */
async function openEmbeddedPool(dataDir: string): Promise<PostgresPool> {
  const folder = path.join(dataDir, 'database');
  // PGlite's own files are world-readable.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const server = await PgliteServer.open(folder, parameters);
  const pool = new Pool({
    stream: server.link,
    // node-postgres would otherwise take defaults from PGUSER, PGDATABASE, ….
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  // The next statement reports that the engine has stopped.
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

/** Name of the constraint that a statement violated; null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code !== '23505') return null;
  return constraint ?? /constraint "([^"]+)"/.exec(message ?? '')?.[1] ?? '';
}
