import type { ChildProcess } from 'node:child_process';

/** A request of the test to the code that it loads into the service under test (databaseTap.mjs). */
export interface TapRequest {
  id: number;
  /** A statement to run; absent when the memory or the recorded work is requested. */
  sql?: string;
  /** Clears the record of work, or returns it. */
  work?: 'forget' | 'tell';
}

/** The cost of a response, in units that do not depend on the load of the machine. */
export interface Work {
  /** The texts of the statements, in order; not those of the mail worker, which runs beside requests, nor the bounds of transactions. */
  statements: string[];
  /** How often a password was hashed or compared (argon2). */
  hashes: number;
}

/** The recording of the tap. */
interface RecordedWork extends Work {
  /** The statements that the database had to parse and plan: their connection had not prepared them. */
  planned: string[];
}

/** The answer to the test. */
export interface TapAnswer {
  id: number;
  rows?: Record<string, unknown>[];
  /** Bytes of living objects and buffers, after a collection. */
  memory?: number;
  work?: RecordedWork;
  error?: string;
}

/** Asks the tap that was loaded into a service under test. */
export class Tap {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve(answer: TapAnswer): void; reject(error: Error): void }>();
  #sequence = 0;

  constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (answer: TapAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The service has ended'));
      this.#waiting.clear();
    });
  }

  #ask(request: Omit<TapRequest, 'id'>): Promise<TapAnswer> {
    const id = ++this.#sequence;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ ...request, id });
    });
  }

  /** Runs a statement on the embedded database, between the service's own. */
  async query<T>(sql: string): Promise<T[]> {
    return ((await this.#ask({ sql })).rows ?? []) as T[];
  }

  /** Bytes that living objects and buffers of the service take, after a collection. */
  async memory(): Promise<number> {
    return (await this.#ask({})).memory ?? 0;
  }

  async #record(call: () => Promise<unknown>): Promise<RecordedWork> {
    await this.#ask({ work: 'forget' });
    await call();
    const { work } = await this.#ask({ work: 'tell' });
    if (!work) throw new Error('The tap tells no work');
    return work;
  }

  /** The cost of `call` for the service, which must have nothing else to do meanwhile. */
  async work(call: () => Promise<unknown>): Promise<Work> {
    const { statements, hashes } = await this.#record(call);
    return { statements, hashes };
  }

  /** The statements of `call` that the database had to parse and plan: what was asked before is prepared. */
  async planned(call: () => Promise<unknown>): Promise<string[]> {
    return (await this.#record(call)).planned;
  }
}
