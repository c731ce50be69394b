import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Pool, types, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';
import { startServer } from './embedded/server.ts';
import { answers, shortName } from './embedded/socket.ts';
import { migrate } from './migrate.ts';
import { NamedColumns, readColumns } from './namedColumns.ts';
import { preparing } from './preparedStatements.ts';
import { watched } from './silence.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction in it: what a repository works on. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  /** Its connections, counted. */
  connections: PoolReading;
  close(): Promise<void>;
}

/** Connections to the database, as their pool counts them. */
export interface PoolReading {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Requests that wait for one. */
  readonly waitingCount: number;
}

/** Settings of the database. */
export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  DATABASE_CONNECTIONS: number;
  DATABASE_PREPARED_STATEMENTS?: 'on' | 'off';
  /** Milliseconds after which the server ends a statement; 0: never. 30,000 when absent. */
  DATABASE_STATEMENT_TIMEOUT_MS?: number;
  /** Milliseconds without an answer after which it is found out whether the server is there. 4,000 when absent. */
  DATABASE_SILENCE_MS?: number;
}

/** The settings of work that takes as long as it takes: migrations, and commands of a person. A silent server ends it as well. */
export const unhurried = <Settings extends DatabaseSettings>(settings: Settings): Settings => ({
  ...settings,
  DATABASE_STATEMENT_TIMEOUT_MS: 0,
});

// 64-bit integers and numerics arrive as text.
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

/**
 * Settings that end the session of a lost client, and with it the locks of its transaction: within half a minute
 * instead of the two hours, or the quarter of an hour, of systems. Sessions by a socket file ignore them.
 */
const ofLostClients = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
];

/** How node-postgres reaches a server: by an address with everything in it, or by the folder of a socket. */
export type Place = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password' | 'ssl'>;

/** A server that takes connections. */
export interface Reached {
  place: Place;
  /** Ends the server, where it was started for this. */
  end(): Promise<void>;
}

/** Where the embedded database of a data folder lies. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'postgresql');

/** Whether a data folder has an embedded database. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(path.join(embeddedFolder(dataDir), 'PG_VERSION'));

/** Complete: node-postgres would otherwise take defaults from PGUSER, PGDATABASE, …. */
const bySocket = (host: string): Place => ({
  host,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  password: '',
  ssl: false,
});

/** Connections that an embedded server takes beside those of the service: for backups, checks, and a person with `psql`. */
const moreConnections = 20;

/**
 * Starts the embedded server of a folder, whose database is made when there is none.
 * @param folder in a data folder that this process has locked
 * @throws NoServer where none can be run
 */
export async function startEmbedded(folder: string, settings: DatabaseSettings, log: Logger): Promise<Reached> {
  const connections = settings.DATABASE_CONNECTIONS + moreConnections;
  const server = await startServer(folder, { connections }, log);
  return { place: bySocket(server.host), end: () => server.close() };
}

/**
 * The server of these settings; an embedded one is started, in a data folder that this process has locked.
 * @throws NoServer where none can be run
 */
export const reachServer = async (settings: DatabaseSettings, log: Logger): Promise<Reached> =>
  settings.DATABASE_URL === undefined
    ? startEmbedded(embeddedFolder(settings.DATA_DIR), settings, log)
    : { place: { connectionString: settings.DATABASE_URL }, end: () => Promise.resolve() };

/** The embedded server that another process has started on a data folder; null when none answers. */
export async function reachRunning({ DATA_DIR }: DatabaseSettings): Promise<Reached | null> {
  const folder = embeddedFolder(DATA_DIR);
  if (!(await answers(folder))) return null;
  const { folder: host, release } = shortName(folder);
  return { place: bySocket(host), end: () => Promise.resolve(release()) };
}

/** Connections to a server, which ends with them. */
export function openPool(
  { place, end }: Reached,
  settings: DatabaseSettings,
  log: Logger,
): PostgresPool & { connections: PoolReading } {
  const { DATABASE_STATEMENT_TIMEOUT_MS: statementMs = 30_000, DATABASE_SILENCE_MS: silenceMs = 4000 } = settings;
  const session = [...parameters, ...ofLostClients, `statement_timeout=${statementMs}`];
  const server = {
    ...place,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: session.map((parameter) => `-c ${parameter}`).join(' '),
  };
  const pool = new Pool({ ...server, max: settings.DATABASE_CONNECTIONS, connectionTimeoutMillis: 2 * silenceMs });
  let ending = false;
  const lost = ({ message }: Error) => {
    if (!ending) log.warn({ reason: message }, 'a database connection was lost');
  };
  // The pool only handles errors of idle connections; without a listener one lost within a transaction would end the process.
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  const patient = watched(pool, server, { silenceMs, statementMs }, log);
  const { connect } = settings.DATABASE_PREPARED_STATEMENTS === 'off' ? patient : preparing(patient);
  return {
    connect,
    connections: pool,
    async end() {
      ending = true;
      await patient.end();
      await end();
    },
  };
}

/**
 * Opens the database of a server as it is, whatever its schema.
 * @throws when it cannot be reached
 */
export async function connectTo(reached: Reached, settings: DatabaseSettings, log: Logger): Promise<Database> {
  const pool = openPool(reached, settings, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Kysely opens with the first statement, and closes only what it has opened.
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const engine = settings.DATABASE_URL === undefined ? 'embedded' : 'postgresql';
  return { db, engine, connections: pool.connections, close: () => db.destroy() };
}

/**
 * Opens the database as it is, whatever its schema; an embedded one is made when there is none.
 * @throws when it cannot be reached
 */
export const connectDatabase = async (settings: DatabaseSettings, log: Logger): Promise<Database> =>
  connectTo(await reachServer(settings, log), settings, log);

/** Opens the database and brings its schema up to date. @throws when it cannot be reached */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const reached = await reachServer(settings, log);
  const stays = { ...reached, end: () => Promise.resolve() };
  try {
    const migrating = await connectTo(stays, unhurried(settings), log);
    await migrate(migrating.db).finally(migrating.close);
  } catch (error) {
    await reached.end();
    throw error;
  }
  const { db, ...rest } = await connectTo(reached, settings, log);
  return { db: db.withPlugin(new NamedColumns(await readColumns(db))), ...rest };
}

/** Name of the constraint that a statement violated; null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code !== '23505') return null;
  return constraint ?? /constraint "([^"]+)"/.exec(message ?? '')?.[1] ?? '';
}
