import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../log.ts';
import { identityHeaders, type Identity } from '../../rest/call/identity.ts';
import type { ByteAnswer, ByteCall, ByteTransport } from '../../rest/transports/byteTransport.ts';
import { ClientGone, UpstreamTimeout, UpstreamUnavailable, type RestProblem } from '../../rest/call/problem.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import { recordCall } from '../../observing/recordedCalls.ts';
import { recordOf } from '../../observing/requestRecord.ts';
import type { Identify } from '../http/identity.ts';
import { requestIdOf } from '../http/requestNames.ts';

/** What of a client's request reaches the service, besides its identity. */
const requestHeaders = ['accept', 'range', 'if-none-match', 'if-range', 'if-modified-since'] as const;
/** What of the service's answer reaches a client. */
const replyHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'cache-control',
  'vary',
  'last-modified',
] as const;

/** Milliseconds for which begun bytes may stand still: their number says nothing of how slow a line is. */
const idleMs = 60_000;

type Failure = Pick<RestProblem, 'status' | 'code' | 'detail' | 'retryAfter'> | RelayFailure;

/** What the gateway itself says instead of bytes. */
interface RelayFailure {
  status: number;
  code: 'NOT_FOUND' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE';
  detail: string;
  retryAfter: number | null;
}

/** What the bytes are, in our own words. */
export type Noun = 'picture' | 'file';

/** Tells a failure as the service would (RFC 9457), in words that are its own or ours and nothing else. */
function writeFailure(response: Response, { status, code, detail, retryAfter }: Failure): void {
  response.status(status).set('cache-control', 'no-store').type('application/problem+json');
  if (retryAfter !== null) response.set('retry-after', String(retryAfter));
  const type = `/problems/${code}`;
  const body = JSON.stringify({ type, title: code, status, detail, code, requestId: requestIdOf(response) });
  // Not `send`, which would give it an ETag: a failure is nothing to come back for.
  response.set('content-length', String(Buffer.byteLength(body))).end(body);
}

function failureFrom(error: unknown, noun: Noun): RelayFailure {
  if (error instanceof UpstreamTimeout)
    return { status: 504, code: 'UPSTREAM_TIMEOUT', detail: `The ${noun} did not arrive in time.`, retryAfter: null };
  const retryAfter = error instanceof UpstreamUnavailable ? error.retryAfter : null;
  const detail = `The ${noun} cannot be fetched at the moment.`;
  return { status: retryAfter === null ? 502 : 503, code: 'UPSTREAM_UNAVAILABLE', detail, retryAfter };
}

function headersOf(request: Request, identity: Identity, traceparent: string | null): Record<string, string> {
  const headers = identityHeaders(traceparent === null ? identity : { ...identity, traceparent });
  if (identity.token !== null) headers['authorization'] = `Bearer ${identity.token}`;
  for (const name of requestHeaders) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function relayHead(response: Response, { status, header }: ByteAnswer): void {
  response.status(status);
  for (const name of replyHeaders) {
    const value = header(name);
    if (value !== null) response.set(name, value);
  }
  // Caches must not guess a lifetime that the service has not given.
  if (header('cache-control') === null) response.set('cache-control', 'no-store');
}

async function relayBody(body: Readable, response: Response): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy());
  await pipeline(body, response);
}

/** What relaying bytes needs. */
export interface RelayOptions {
  identityOf: Identify;
  bytes: ByteTransport;
  /** Milliseconds in which the head of an answer must come. */
  timeoutMs: number;
  log: Logger;
}

/** What is asked upstream for a client. */
type Wanted = Pick<ByteCall, 'operation' | 'path' | 'types'>;

/** There is nothing at such an address. */
export const writeMissing = (response: Response, noun: Noun): void =>
  writeFailure(response, { status: 404, code: 'NOT_FOUND', detail: `There is no such ${noun}.`, retryAfter: null });

/** Streams what the service answers to the client, or tells why not. */
export async function relay(
  { identityOf, bytes, timeoutMs, log }: RelayOptions,
  request: Request,
  response: Response,
  wanted: Wanted,
  noun: Noun,
): Promise<void> {
  const identity = identityOf(request, response);
  const requestLog = log.child({ requestId: identity.requestId });
  const lifetime = new RequestLifetime(performance.now() + timeoutMs, requestLog);
  response.once('close', () => lifetime.disconnect());
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  try {
    const answer = await recordCall(recordOf(response), { ...wanted, method }, (traceparent) =>
      bytes.open({ ...wanted, method, headers: headersOf(request, identity, traceparent) }, lifetime),
    );
    const { refusal, body } = answer;
    if (refusal) {
      const range = answer.header('content-range');
      if (range !== null) response.set('content-range', range);
      return writeFailure(response, refusal);
    }
    relayHead(response, answer);
    if (body && method === 'GET' && answer.status !== 304) return await relayBody(body, response);
    // Read to its end, so that the connection is free for the next one.
    body?.resume();
    response.end();
  } catch (error) {
    if (error instanceof ClientGone || response.closed) return;
    if (!response.headersSent) return writeFailure(response, failureFrom(error, noun));
    requestLog.warn({ err: error, path: wanted.path }, `a ${noun} broke off`);
    response.destroy();
  }
}
