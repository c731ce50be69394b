import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Worker } from 'node:worker_threads';
import type { PgliteRequest, PgliteResponse } from './pgliteThread.ts';

/** A failed statement, with PostgreSQL's own code as node-postgres names it. */
export class PgliteError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, code, constraint }: NonNullable<PgliteResponse['error']>) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

const commandOf = (text: string) =>
  (/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SELECT') as PostgresQueryResult<unknown>['command'];

/**
 * The embedded PostgreSQL with node-postgres's pool interface, so that Kysely's own PostgreSQL dialect serves both
 * engines. There is one connection: whoever holds it works alone, the rest wait in order.
 */
export class PglitePool implements PostgresPool {
  readonly #worker: Worker;
  readonly #pending = new Map<number, { resolve: (r: PgliteResponse) => void; reject: (e: Error) => void }>();
  #sequence = 0;
  #tail: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (response: PgliteResponse) => {
      const waiting = this.#pending.get(response.id);
      this.#pending.delete(response.id);
      waiting?.resolve(response);
    });
    const fail = (error: Error) => {
      this.#closed = true;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The embedded database has stopped')));
  }

  /** Starts the thread and opens the database in `folder`. @throws when the folder holds no readable database */
  static async open(folder: string): Promise<PglitePool> {
    const worker = new Worker(new URL('./pgliteThread.js', import.meta.url), { workerData: { folder } });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    return new PglitePool(worker);
  }

  #ask(request: Omit<PgliteRequest, 'id'>): Promise<PgliteResponse> {
    if (this.#closed) return Promise.reject(new Error('The embedded database has stopped'));
    const id = ++this.#sequence;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  async #query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Record<string, unknown>>> {
    const { rows = [], affected = 0, error } = await this.#ask({ text, values: [...values] });
    if (error) throw new PgliteError(error);
    return { command: commandOf(text), rowCount: affected || rows.length, rows };
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#tail;
    let release: () => void = () => undefined;
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const query = (text: unknown, values?: readonly unknown[]) => this.#query(text as string, values ?? []);
    return { query: query as PostgresPoolClient['query'], release: () => release() };
  }

  async end(): Promise<void> {
    if (this.#closed) return;
    await this.#ask({ text: '', values: [], close: true });
    await this.#worker.terminate();
  }
}
