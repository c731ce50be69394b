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

/** What node-postgres takes beside a text. */
type Query = (statement: unknown, values?: readonly unknown[]) => Promise<unknown>;

/** PostgreSQL's "cached plan must not change result type": a migration changed a table under a prepared statement. */
export const isOutdated = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000' && /cached plan/.test((error as Error).message);

/**
 * The pool, with every statement prepared once per connection.
 *
 * A connection whose prepared statements no longer match the tables is closed when it is released; the pool opens another.
 */
export function preparing(pool: PostgresPool): PostgresPool {
  const names = new StatementNames();
  return {
    async connect() {
      const client = (await pool.connect()) as PostgresPoolClient & { release(broken?: boolean): void };
      const plain = client.query.bind(client) as Query;
      let outdated = false;
      const query: Query = async (statement, values) => {
        if (typeof statement !== 'string') return plain(statement, values);
        const name = names.nameOf(statement);
        try {
          return await plain(name === undefined ? statement : { name, text: statement, values }, values);
        } catch (error) {
          outdated ||= isOutdated(error);
          throw error;
        }
      };
      return { query: query as PostgresPoolClient['query'], release: () => client.release(outdated) };
    },
    end: () => pool.end(),
  };
}
