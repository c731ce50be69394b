import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PgliteRequest, PgliteResponse } from './pgliteThread.ts';

const stopped = () => new Error('The embedded database has stopped');

/** PostgreSQL's Terminate message, sent by a client that disconnects; PGlite would shut down on it. */
const isTerminate = (bytes: Uint8Array): boolean => bytes.length === 5 && bytes[0] === 'X'.charCodeAt(0);

/** A copy in a buffer of its own, which can be transferred to another thread without copying. */
const exact = (chunks: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/**
 * A connection to the embedded PostgreSQL with the interface of a socket, as node-postgres expects it. What a client writes in
 * one tick (parse, bind, describe, execute and sync of a statement) is posted to the thread as one message; so is the answer.
 */
class PgliteLink extends Duplex {
  readonly #ask: PgliteServer['ask'];

  constructor(ask: PgliteServer['ask']) {
    super({ highWaterMark: 1024 * 1024 });
    this.#ask = ask;
  }

  /** Called by node-postgres in place of opening a socket. */
  connect(): this {
    this.#ask({ begin: true }).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(chunks: Uint8Array[], done: (error?: Error) => void): void {
    const sent = chunks.filter((chunk) => !isTerminate(chunk));
    if (sent.length === 0) return done();
    this.#ask({ bytes: exact(sent) }).then((answer) => {
      if (answer?.length) this.push(Buffer.from(answer.buffer));
      done();
    }, done);
  }

  // Socket methods that node-postgres calls; they have no meaning for a thread.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** The embedded PostgreSQL in its thread. It has one session: of its connections one at a time may be open. */
export class PgliteServer {
  readonly #worker: Worker;
  readonly #pending = new Map<number, { resolve: (r: PgliteResponse) => void; reject: (e: Error) => void }>();
  #sequence = 0;
  #closed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (response: PgliteResponse) => {
      const waiting = this.#pending.get(response.id);
      this.#pending.delete(response.id);
      if (response.error === undefined) waiting?.resolve(response);
      else waiting?.reject(new Error(response.error));
    });
    const fail = (error: Error) => {
      this.#closed = true;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(stopped()));
  }

  /**
   * Starts the thread and opens the database in `folder`.
   * @param parameters of PostgreSQL, as `name=value`
   * @throws when the folder holds no readable database
   */
  static async open(folder: string, parameters: string[]): Promise<PgliteServer> {
    const worker = new Worker(new URL('./pgliteThread.js', import.meta.url), { workerData: { folder, parameters } });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      // PostgreSQL may end its program without an error of JavaScript.
      worker.once('exit', () => reject(stopped()));
    });
    return new PgliteServer(worker);
  }

  /** Sends one request to the thread. @returns the protocol's answer, where there is one */
  readonly ask = async (request: Omit<PgliteRequest, 'id'>): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    if (this.#closed) throw stopped();
    const id = ++this.#sequence;
    const response = await new Promise<PgliteResponse>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id }, request.bytes ? [request.bytes.buffer] : []);
    });
    return response.bytes;
  };

  /** A new connection, to be opened by node-postgres. */
  readonly link = (): Duplex => new PgliteLink(this.ask);

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.ask({ close: true });
    await this.#worker.terminate();
  }
}
