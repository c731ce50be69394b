import { connect, type Socket } from 'node:net';
import { AnswerReader, type Expected } from './answerReader.ts';

/** One request as it goes over the wire, and what its answer must be. */
export interface Turn {
  /** Head and body. */
  request: Buffer;
  /** What the answer's body must be; its status must be 200. */
  body: Expected;
}

/** What is asked of a server. */
export interface Wire {
  /** `http:` address of the server; its path is not looked at. */
  url: string;
  /** What to ask next. */
  next(): Turn;
}

/** Milliseconds without a byte after which there will be none. */
const patienceMs = 20_000;

/** Who waits for the end of a connection. */
interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Sends a request, reads the answer, and so on, over one connection. */
class LeanConnection {
  private readonly wire: Wire;
  private readonly answered: (ms: number) => boolean;
  private readonly waiting: Waiting;
  private readonly reader = new AnswerReader();
  private readonly socket: Socket;
  private sentAt = 0;

  constructor(wire: Wire, answered: (ms: number) => boolean, waiting: Waiting) {
    this.wire = wire;
    this.answered = answered;
    this.waiting = waiting;
    const { hostname, port } = new URL(wire.url);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.once('connect', () => this.send());
    this.socket.on('data', (chunk: Buffer) => this.read(chunk));
    this.socket.once('error', waiting.reject);
    this.socket.setTimeout(patienceMs, () => this.end(new Error('No answer came')));
    // Nothing more is heard by whoever has been answered.
    this.socket.once('close', () => waiting.reject(new Error('The connection was closed before the answer')));
  }

  private send(): void {
    const { request, body } = this.wire.next();
    this.reader.expect(body);
    this.sentAt = performance.now();
    this.socket.write(request);
  }

  private read(chunk: Buffer): void {
    const reading = this.reader.read(chunk);
    if (reading === 'more to come') return;
    if (reading === 'wrong') return this.end(new Error(`A wrong answer: ${this.reader.text}`));
    if (this.answered(performance.now() - this.sentAt)) this.send();
    else this.end(null);
  }

  private end(error: Error | null): void {
    if (error) this.waiting.reject(error);
    else this.waiting.resolve();
    this.socket.destroy();
  }
}

/**
 * Sends requests over one kept-alive connection, the next one when the last one is answered: a full client costs
 * as much as the server that it measures.
 * @param answered told of each answer's milliseconds; whether another request is to be sent
 * @throws at the first failed or wrong answer
 */
export const repeat = (wire: Wire, answered: (ms: number) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    new LeanConnection(wire, answered, { resolve, reject });
  });
