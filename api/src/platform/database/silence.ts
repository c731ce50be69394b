import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, type Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';
import { requestName } from '../requestName.ts';

/** Milliseconds from which on a statement has a line in the log of its own. */
const slowMs = 1000;

/** How long a statement may wait for its answer. */
export interface Patience {
  /** Milliseconds without an answer after which the server is asked, over a connection of its own, whether it is there. */
  silenceMs: number;
  /** Milliseconds that the server gives a statement; 0: any time. A connection that is silent for longer than that is lost. */
  statementMs: number;
}

/** A statement as node-postgres takes it, without its values. */
type Statement = string | { text: string };

/** A connection with a statement on it. */
interface Waiting {
  client: PoolClient;
  /** Milliseconds, of a clock that is never set. */
  since: number;
}

/**
 * Whether a server answers within some time. A refusal is an answer, too.
 *
 * A connection of its own, for a statement that takes long is no silence, and nothing else is answered on its connection.
 */
export async function isThere(server: PoolConfig, withinMs: number): Promise<boolean> {
  const client = new Client({ ...server, connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // PostgreSQL's own errors have a severity, those of the network none.
    return (error as { severity?: string }).severity !== undefined;
  } finally {
    // Not waited for: what is closed by a server that is silent would be waited for in vain.
    void client.end().catch(() => undefined);
  }
}

/** The statements of a pool that wait for their answers. */
class Statements {
  readonly #waiting = new Set<Waiting>();
  readonly #patience: Patience;
  readonly #isThere: () => Promise<boolean>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #asking = false;

  constructor(patience: Patience, isThere: () => Promise<boolean>, log: Logger) {
    this.#patience = patience;
    this.#isThere = isThere;
    this.#log = log;
    this.#timer = setInterval(() => void this.#look(), Math.min(1000, patience.silenceMs / 4));
    this.#timer.unref();
  }

  /** Notes a statement until it is answered. */
  async follow<T>(client: PoolClient, statement: Statement, sent: Promise<T>): Promise<T> {
    const one = { client, since: performance.now() };
    this.#waiting.add(one);
    try {
      return await sent;
    } finally {
      this.#waiting.delete(one);
      this.#tell(statement, performance.now() - one.since);
    }
  }

  /** Slow statements, and at `debug` all of them, with the request that they are for; never a value. */
  #tell(statement: Statement, ms: number): void {
    const level = ms < slowMs ? 'debug' : 'info';
    if (!this.#log.isLevelEnabled(level)) return;
    const text = typeof statement === 'string' ? statement : statement.text;
    const line = { requestId: requestName(), ms: Math.round(ms), statement: text.replace(/\s+/g, ' ').slice(0, 4000) };
    this.#log[level](line, level === 'info' ? 'a slow statement' : 'statement');
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #olderThan(ms: number): Waiting[] {
    const before = performance.now() - ms;
    return [...this.#waiting].filter(({ since }) => since < before);
  }

  /** Their statements end with "Connection terminated", and the pool opens other connections. */
  #cut(lost: readonly Waiting[], reason: string): void {
    if (!lost.length) return;
    this.#log.warn({ connections: lost.length, reason }, 'database connections were closed');
    // node-postgres breaks a connection off that is ended with a statement on it, and waits for nothing then.
    for (const { client } of lost) void (client as unknown as Client).end().catch(() => undefined);
  }

  async #look(): Promise<void> {
    const { silenceMs, statementMs } = this.#patience;
    if (statementMs > 0) this.#cut(this.#olderThan(statementMs + silenceMs), 'no answer, nor an end by the server');
    const silent = this.#olderThan(silenceMs);
    if (this.#asking || !silent.length) return;
    this.#asking = true;
    const there = await this.#isThere();
    this.#asking = false;
    if (!there)
      this.#cut(
        silent.filter((one) => this.#waiting.has(one)),
        'the server is silent',
      );
  }
}

/**
 * A pool whose statements do not wait for a server that is silent: a network that drops everything tells nobody, and the
 * system's own patience is a quarter of an hour.
 *
 * Not `query_timeout` of node-postgres: it cannot tell a long statement from a silent server, and gives a connection back to the
 * pool that still waits for the answer.
 */
export function watched(pool: Pool, server: PoolConfig, patience: Patience, log: Logger): PostgresPool {
  const statements = new Statements(patience, () => isThere(server, patience.silenceMs), log);
  // A single object for each connection, however often it is taken: Kysely keeps its state of a connection by this object.
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const follow = (client: PoolClient) => ({
    query: (statement: Statement, values?: unknown[]) =>
      statements.follow(client, statement, client.query(statement as string, values) as Promise<unknown>),
    release: (broken?: boolean) => client.release(broken),
  });
  return {
    async connect() {
      const client = await pool.connect();
      const followed = known.get(client) ?? (follow(client) as unknown as PostgresPoolClient);
      known.set(client, followed);
      return followed;
    },
    async end() {
      statements.stop();
      await pool.end();
    },
  };
}
