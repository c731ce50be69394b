import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createHash } from 'node:crypto';

/**
 * Most statements that a process gives a name. The service has some hundreds; what is beyond, such as lists of many
 * lengths, is parsed each time, so that no caller can fill a server's memory with names.
 */
const mostNames = 1000;

/** What is run again and again; a migration's definitions are not. */
const recurring = /^\s*(?:select|with|insert|update|delete|begin|commit|rollback)\b/i;

/**
 * Gives each text of a statement a name, by which a connection parses and plans it once: parsing and planning cost several
 * times what most of our statements take to run.
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
 * A connection whose prepared statements no longer fit the tables is given up when it is released; the pool opens another.
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
