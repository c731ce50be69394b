import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../graph/generated/resolvers.ts';
import { requestIdOf } from './requestNames.ts';
import { recordOf } from '../../observing/requestRecord.ts';

/** Milliseconds in which the rest of a refused body may arrive: a connection cut at once would lose the answer. */
const lingerMs = 15_000;

/** Why a request is refused. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
  /** For programs, where the code alone does not tell them what to do. */
  reason?: string;
  /** Seconds to wait. */
  retryAfter?: number;
}

const graphMediaType = 'application/graphql-response+json';

/** Refuses a GraphQL request before it is parsed, in the form that GraphQL clients read. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, reason, retryAfter }: Refusal,
): void {
  recordOf(response)?.codes.push(code);
  const extensions = { code, reason, retryAfter, requestId: requestIdOf(response) };
  // A client that knows the media type reads errors of any status; of others it may read the status alone.
  const type = request.headers.accept?.includes(graphMediaType) ? graphMediaType : 'application/json';
  const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }));
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': `${type}; charset=utf-8`,
    'content-length': body.length,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  if (request.complete || request.destroyed) {
    response.end(body);
    return;
  }
  // Node closes a connection that is not to be kept once its answer has ended; with a body still on its way that is a reset,
  // which overtakes the answer (RFC 9112 §9.6). So the answer is sent whole, and ends when the body has.
  response.write(body);
  const end = () => response.end();
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request
    .once('end', end)
    .once('close', () => {
      clearTimeout(timer);
      end();
    })
    .resume();
}
