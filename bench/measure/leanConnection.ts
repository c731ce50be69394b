import { connect, type Socket } from 'node:net';
import { AnswerReader, type Expected } from './answerReader.ts';

/** A serialized request and the expected response. */
export interface ExpectedExchange {
  /** Bytes of head and body. */
  request: Buffer;
  /** Expected response body; the status must be 200. */
  body: Expected;
}

/** The requests to send to a server. */
export interface RequestSource {
  /** `http:` URL of the server; its path is ignored. */
  url: string;
  /** The next request. */
  next(): ExpectedExchange;
}

/** Milliseconds without data after which a connection fails. */
const idleTimeoutMs = 20_000;

/** The functions that settle the promise of a connection. */
interface Settlement {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Sends requests over one connection, each after the response to the previous one. */
class LeanConnection {
  private readonly source: RequestSource;
  private readonly onAnswer: (ms: number) => boolean;
  private readonly settlement: Settlement;
  private readonly reader = new AnswerReader();
  private readonly socket: Socket;
  private sentAt = 0;

  constructor(source: RequestSource, onAnswer: (ms: number) => boolean, settlement: Settlement) {
    this.source = source;
    this.onAnswer = onAnswer;
    this.settlement = settlement;
    const { hostname, port } = new URL(source.url);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.once('connect', () => this.send());
    this.socket.on('data', (chunk: Buffer) => this.read(chunk));
    this.socket.once('error', settlement.reject);
    this.socket.setTimeout(idleTimeoutMs, () => this.end(new Error('No answer came')));
    // Has no effect after `end`: the promise is settled by then.
    this.socket.once('close', () => settlement.reject(new Error('The connection was closed before the answer')));
  }

  private send(): void {
    const { request, body } = this.source.next();
    this.reader.expect(body);
    this.sentAt = performance.now();
    this.socket.write(request);
  }

  private read(chunk: Buffer): void {
    const reading = this.reader.read(chunk);
    if (reading === 'incomplete') return;
    if (reading === 'unexpected') return this.end(new Error(`A wrong answer: ${this.reader.text}`));
    if (this.onAnswer(performance.now() - this.sentAt)) this.send();
    else this.end(null);
  }

  private end(error: Error | null): void {
    if (error) this.settlement.reject(error);
    else this.settlement.resolve();
    this.socket.destroy();
  }
}

/**
 * Sends requests over one keep-alive connection, each after the response to the previous one. It writes to the socket
 * directly, since a full HTTP client would use as much processor time as the server under test.
 * @param onAnswer receives the latency of each response in milliseconds and returns whether to send another request
 * @throws Error on a failed or unexpected response
 */
export const repeat = (source: RequestSource, onAnswer: (ms: number) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    new LeanConnection(source, onAnswer, { resolve, reject });
  });
