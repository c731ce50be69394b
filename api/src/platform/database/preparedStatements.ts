import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createHash } from 'node:crypto';

/**
 * Largest number of prepared statements. The service has some hundred; further ones are parsed at each execution, so that no
 * caller can fill the server's memory with them.
 */
const mostNames = 1000;

/** Statements worth preparing; definitions of migrations run once. */
const recurring = /^\s*(?:select|with|insert|update|delete|begin|commit|rollback)\b/i;

/**
 * Gives each statement text a name, so that a connection parses and plans it once: that costs several times the execution of
 * most of our statements.
 * @returns the name; undefined for a text that gets none
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames || !recurring.test(text)) return known;
    // PostgreSQL cuts names after 63 bytes; pg refuses one name for two texts.
    const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    this.#names.set(text, name);
    return name;
  }
}

/** PostgreSQL's "cached plan must not change result type": a migration changed a table under a prepared statement. */
export const isOutdated = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000' && /cached plan/.test((error as Error).message);

/** A connection of node-postgres's pool. */
interface PooledClient {
  query(statement: unknown, values?: readonly unknown[]): Promise<unknown>;
  release(broken?: boolean): void;
}

/** A connection whose statements are prepared when they are first run. */
class PreparingClient {
  readonly #client: PooledClient;
  readonly #names: StatementNames;
  #outdated = false;

  constructor(client: PooledClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query(statement: unknown, values?: readonly unknown[]): Promise<unknown> {
    if (typeof statement !== 'string') return this.#client.query(statement, values);
    const name = this.#names.nameOf(statement);
    const sent = this.#client.query(name === undefined ? statement : { name, text: statement, values }, values);
    return sent.catch((error: unknown) => {
      this.#outdated ||= isOutdated(error);
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#outdated);
  }
}

/**
 * The pool, with every statement prepared once per connection.
 *
 * A connection whose prepared statements no longer match the tables is closed when it is released; the pool opens another.
 */
export function preparing(pool: PostgresPool): PostgresPool {
  const names = new StatementNames();
  // A single object for each connection, however often it is taken: Kysely keeps its state of a connection by this object.
  const known = new WeakMap<object, PreparingClient>();
  return {
    async connect() {
      const client = (await pool.connect()) as unknown as PooledClient;
      const preparing = known.get(client) ?? new PreparingClient(client, names);
      known.set(client, preparing);
      return preparing as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
