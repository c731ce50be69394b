import type { Problem } from '@photo-competition/schema/rest';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it has come so far. */
export interface Seen {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** What has arrived of the body. */
  readonly body: Buffer;
  /** Whether the body has ended. */
  complete: boolean;
  /** Whether the connection went before an answer was finished. */
  cut: boolean;
  /** Answers now what `silence` has left open. */
  respond(answer: Answer): void;
}

type Answer = (response: ServerResponse, seen: Seen) => void;

/** A REST service that answers what a test says and remembers what it was asked. */
export interface FakeRest {
  url: string;
  requests: Seen[];
  /** Requests by `METHOD /path`, without their query. */
  asked(route: string): Seen[];
  /** Answers in turn; the last one stays. A body is read whole before the answer. */
  answer(route: string, ...answers: Answer[]): void;
  /** Answers as soon as the head of a request has come. */
  answerEarly(route: string, answer: Answer): void;
  /** Forgets what it was asked and told. */
  reset(): void;
  close(): Promise<void>;
}

/** A JSON answer. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A problem as the contract has it. */
export const problem =
  (status: number, code: Problem['code'], headers: Record<string, string> = {}, more: Partial<Problem> = {}): Answer =>
  (response) => {
    const type = `/problems/${code}`;
    const body: Problem = { type, title: code, status, code, detail: `Detail of ${code}.`, requestId: 'r', ...more };
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(JSON.stringify(body));
  };

/** An answer of anything else, e.g. the page of a proxy. */
export const text =
  (body: string, status: number, headers: Record<string, string> = { 'content-type': 'text/html' }): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** No answer: the connection is cut. */
export const hangUp: Answer = (response) => void response.socket?.destroy();

/** No answer, and the connection stays. */
export const silence: Answer = () => undefined;

/** Starts one on a free port. `/readyz` says yes until told otherwise; what no answer is set for is not found. */
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
        // Put together when it is looked at: an upload comes in thousands of parts.
        if (parts.length !== 1) parts = [Buffer.concat(parts)];
        return parts[0] ?? Buffer.alloc(0);
      },
      complete: false,
      cut: false,
      respond: (answer) => answer(response, seen),
    };
    requests.push(seen);
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
        route === 'GET /readyz' ? json({ status: 'ok' }) : problem(404, 'NOT_FOUND'),
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
