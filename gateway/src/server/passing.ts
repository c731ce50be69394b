import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../log.ts';
import { identityHeaders, type Identity } from '../rest/caller.ts';
import type { PictureAnswer, PictureCall, Pictures } from '../rest/pictures.ts';
import { ClientGone, UpstreamTimeout, UpstreamUnavailable, type RestProblem } from '../rest/problem.ts';
import { RequestBounds } from '../rest/requestBounds.ts';
import { identityOf } from './identity.ts';
import { requestIdOf } from './requestNames.ts';

/** What of a client's request reaches the service, besides its identity. */
const asked = ['accept', 'range', 'if-none-match', 'if-range', 'if-modified-since'] as const;
/** What of the service's answer reaches a client. */
const answered = [
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

type Failure = Pick<RestProblem, 'status' | 'code' | 'detail' | 'retryAfter'> | PassingFailure;

/** What the gateway itself says instead of bytes. */
interface PassingFailure {
  status: number;
  code: 'NOT_FOUND' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE';
  detail: string;
  retryAfter: number | null;
}

/** What the bytes are, in our own words. */
export type Noun = 'picture' | 'file';

/** Tells a failure as the service would (RFC 9457), in words that are its own or ours and nothing else. */
function tell(response: Response, { status, code, detail, retryAfter }: Failure): void {
  response.status(status).set('cache-control', 'no-store').type('application/problem+json');
  if (retryAfter !== null) response.set('retry-after', String(retryAfter));
  const type = `/problems/${code}`;
  const body = JSON.stringify({ type, title: code, status, detail, code, requestId: requestIdOf(response) });
  // Not `send`, which would give it an ETag: a failure is nothing to come back for.
  response.set('content-length', String(Buffer.byteLength(body))).end(body);
}

function failureFrom(error: unknown, noun: Noun): PassingFailure {
  if (error instanceof UpstreamTimeout)
    return { status: 504, code: 'UPSTREAM_TIMEOUT', detail: `The ${noun} did not arrive in time.`, retryAfter: null };
  const retryAfter = error instanceof UpstreamUnavailable ? error.retryAfter : null;
  const detail = `The ${noun} cannot be fetched at the moment.`;
  return { status: retryAfter === null ? 502 : 503, code: 'UPSTREAM_UNAVAILABLE', detail, retryAfter };
}

function headersOf(request: Request, identity: Identity): Record<string, string> {
  const headers = identityHeaders(identity);
  if (identity.token !== null) headers['authorization'] = `Bearer ${identity.token}`;
  for (const name of asked) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function passHead(response: Response, { status, headers }: PictureAnswer): void {
  response.status(status);
  for (const name of answered) {
    const value = headers.get(name);
    if (value !== null) response.set(name, value);
  }
  // Without a word of the service nobody is to guess.
  if (!headers.has('cache-control')) response.set('cache-control', 'no-store');
}

async function passBody(body: Readable, response: Response): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy());
  await pipeline(body, response);
}

/** What passing bytes on needs. */
export interface PassingParts {
  pictures: Pictures;
  /** Milliseconds in which the head of an answer must come. */
  timeoutMs: number;
  log: Logger;
}

/** What is asked upstream for a client. */
type Wanted = Pick<PictureCall, 'operation' | 'path' | 'types'>;

/** There is nothing at such an address. */
export const tellMissing = (response: Response, noun: Noun): void =>
  tell(response, { status: 404, code: 'NOT_FOUND', detail: `There is no such ${noun}.`, retryAfter: null });

/** Streams what the service answers to the client, or tells why not. */
export async function pass(
  { pictures, timeoutMs, log }: PassingParts,
  request: Request,
  response: Response,
  wanted: Wanted,
  noun: Noun,
): Promise<void> {
  const identity = identityOf(request, response);
  const bounds = new RequestBounds(performance.now() + timeoutMs, log);
  response.once('close', () => bounds.leave());
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  try {
    const answer = await pictures.ask({ ...wanted, method, headers: headersOf(request, identity) }, bounds);
    const { refusal, body } = answer;
    if (refusal) {
      const range = answer.headers.get('content-range');
      if (range !== null) response.set('content-range', range);
      return tell(response, refusal);
    }
    passHead(response, answer);
    if (body && method === 'GET' && answer.status !== 304) return await passBody(body, response);
    // Read to its end, so that the connection is free for the next one.
    body?.resume();
    response.end();
  } catch (error) {
    if (error instanceof ClientGone || response.closed) return;
    log.warn({ err: error, path: wanted.path, requestId: identity.requestId }, `a ${noun} could not be fetched`);
    if (response.headersSent) response.destroy();
    else tell(response, failureFrom(error, noun));
  }
}
