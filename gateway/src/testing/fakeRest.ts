import type { Problem } from '@photo-competition/schema/rest';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request, as far as it has arrived. */
export interface Seen {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The part of the body that has arrived. */
  readonly body: Buffer;
  /** Whether the body has ended. */
  complete: boolean;
  /** Whether the connection was closed before an answer was complete. */
  cut: boolean;
  /** Answers now a request that `silence` has left unanswered. */
  respond(answer: Answer): void;
}

type Answer = (response: ServerResponse, seen: Seen) => void;

/** A REST service whose answers a test sets, and which records its requests. */
export interface FakeRest {
  url: string;
  requests: Seen[];
  /** Requests by `METHOD /path`, without their query. */
  asked(route: string): Seen[];
  /** Sets the answers of a route, one per request; the last one is repeated. The request's body is read before the answer. */
  answer(route: string, ...answers: Answer[]): void;
  /** Answers as soon as a request's head has arrived. */
  answerEarly(route: string, answer: Answer): void;
  /** Removes the recorded requests and the set answers. */
  reset(): void;
  close(): Promise<void>;
}

/** A JSON answer. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A problem of the contract. */
export const problem =
  (status: number, code: Problem['code'], headers: Record<string, string> = {}, more: Partial<Problem> = {}): Answer =>
  (response) => {
    const type = `/problems/${code}`;
    const body: Problem = { type, title: code, status, code, detail: `Detail of ${code}.`, requestId: 'r', ...more };
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(JSON.stringify(body));
  };

/** Any other answer, e.g. a proxy's page. */
export const text =
  (body: string, status: number, headers: Record<string, string> = { 'content-type': 'text/html' }): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** No answer: the connection is cut. */
export const hangUp: Answer = (response) => void response.socket?.destroy();

/** No answer, and the connection stays. */
export const silence: Answer = () => undefined;

/**
 * Answers of an instance and, once that has died, of the one beside it: whoever comes over a connection that `first` has
 * answered on is cut off by `second`.
 */
export function twoInstances(): Record<'first' | 'second', (answer: Answer) => Answer> {
  const ofFirst = new Set<unknown>();
  return {
    first: (answer) => (response, seen) => {
      ofFirst.add(response.socket);
      answer(response, seen);
    },
    second: (answer) => (response, seen) => (ofFirst.has(response.socket) ? hangUp : answer)(response, seen),
  };
}

/** With which the gateway has the token of an upload proven. */
const proof = 'GET /api/user/my';

/**
 * Starts one on a free port. `/readyz` is 200 unless an answer is set, and every token holds, which is not recorded; any other
 * route without an answer is 404.
 */
export async function startFakeRest(): Promise<FakeRest> {
  const requests: Seen[] = [];
  const whole = new Map<string, Answer[]>();
  const early = new Map<string, Answer>();
  const routeOf = ({ method, url }: Seen) => `${method} ${url.split('?')[0] ?? ''}`;

  const server = createServer((request: IncomingMessage, response) => {
    const { method = '', url = '', headers } = request;
    let parts: Buffer[] = [];
    const seen: Seen = {
      method,
      url,
      headers,
      get body() {
        // Joined on demand: an upload arrives in thousands of parts.
        if (parts.length !== 1) parts = [Buffer.concat(parts)];
        return parts[0] ?? Buffer.alloc(0);
      },
      complete: false,
      cut: false,
      respond: (answer) => answer(response, seen),
    };
    const isProof = routeOf(seen) === proof && !whole.has(proof);
    if (!isProof) requests.push(seen);
    response.once('close', () => {
      seen.cut = !response.writableFinished;
    });
    request.on('data', (chunk: Buffer) => parts.push(chunk));
    const route = routeOf(seen);
    const atOnce = early.get(route);
    request.once('end', () => {
      seen.complete = true;
      if (atOnce) return;
      const answers = whole.get(route) ?? [
        route === 'GET /readyz' || isProof ? json({ status: 'ok' }) : problem(404, 'NOT_FOUND'),
      ];
      const next = answers.length > 1 ? answers.shift() : answers[0];
      next?.(response, seen);
    });
    atOnce?.(response, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    asked: (route) => requests.filter((seen) => routeOf(seen) === route),
    answer: (route, ...answers) => void whole.set(route, answers),
    answerEarly: (route, answer) => void early.set(route, answer),
    reset() {
      requests.length = 0;
      whole.clear();
      early.clear();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
