import type { ChildProcess } from 'node:child_process';
import type { TapAnswer, TapRequest } from './databaseTap.ts';

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
}
