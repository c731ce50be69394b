import { localeOf } from '@photo-competition/schema/requestLocale';
import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../log.ts';
import { message, type Locale, type MessageKey } from '../../messages.ts';
import { identityHeaders, type Identity } from '../../rest/call/identity.ts';
import type { ByteAnswer, ByteCall, ByteTransport } from '../../rest/transports/byteTransport.ts';
import { ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from '../../rest/call/problem.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import { recordCall } from '../../observing/recordedCalls.ts';
import { recordOf } from '../../observing/requestRecord.ts';
import type { Identify } from '../http/identity.ts';
import { requestIdOf } from '../http/requestNames.ts';
import { networkOf } from '@photo-competition/schema/network';
import { tellLimits } from '@photo-competition/schema/rateLimitFields';
import { siteNameOf } from '../pages/siteName.ts';
import { opensPage, refusalPage, refusalPolicy, wayBack, type Noun } from './refusalPage.ts';

/** Headers of a client's request that reach the service, besides its identity. */
const requestHeaders = ['accept', 'range', 'if-none-match', 'if-range', 'if-modified-since'] as const;
/** The same for bytes that may come compressed. */
const requestHeadersOfEncoded = [...requestHeaders, 'accept-encoding'] as const;
/** Headers of the service's response that reach a client. */
const replyHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-encoding',
  'accept-ranges',
  'etag',
  'cache-control',
  'vary',
  'last-modified',
] as const;

/** Milliseconds for which begun bytes may stand still: their number says nothing of how slow a line is. */
const idleMs = 60_000;

type Failure = Pick<RestProblem, 'status' | 'code' | 'detail' | 'retryAfter'> | RelayFailure;

/** The gateway's own refusal instead of bytes. */
interface RelayFailure {
  status: number;
  code: 'NOT_FOUND' | 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE';
  /** The message: the same of everything, or by the requested object. */
  detail: { key: MessageKey } | Readonly<Record<'picture' | 'file', MessageKey>>;
  retryAfter: number | null;
}

const missing: RelayFailure = {
  status: 404,
  code: 'NOT_FOUND',
  detail: { picture: 'pictureMissing', file: 'fileMissing' },
  retryAfter: null,
};

function detailOf({ detail, retryAfter }: Failure, noun: Noun, locale: Locale): string {
  if (typeof detail === 'string') return detail;
  const key = 'key' in detail ? detail.key : detail[noun === 'picture' ? 'picture' : 'file'];
  return message(key, locale, { seconds: retryAfter ?? 0 });
}

/**
 * Tells a failure as the service would (RFC 9457), in words that are its own or ours and nothing else; to whoever reads it
 * in a browser as a page (docs/product.md §9).
 */
function writeFailure(request: Request, response: Response, failure: Failure, noun: Noun): void {
  const { status, code, retryAfter } = failure;
  const locale = localeOf(request);
  const detail = detailOf(failure, noun, locale);
  const requestId = requestIdOf(response);
  response.status(status).set('cache-control', 'no-store').vary('Accept').vary('Accept-Language');
  if (retryAfter !== null) response.set('retry-after', String(retryAfter));
  const isPage = opensPage(request);
  response.type(isPage ? 'html' : 'application/problem+json');
  if (isPage) response.set('content-security-policy', refusalPolicy).set('referrer-policy', 'same-origin');
  // The service's own words say how long to wait, and so do those of a limit.
  const saysWait =
    typeof failure.detail === 'string' || ('key' in failure.detail && failure.detail.key === 'tooManyRequests');
  const wait = saysWait ? null : retryAfter;
  const body = isPage
    ? refusalPage({
        locale,
        status,
        detail,
        noun,
        requestId,
        siteName: siteNameOf(request, locale),
        retryAfter: wait,
        back: wayBack(request),
      })
    : JSON.stringify({ type: `/problems/${code}`, title: code, status, detail, code, requestId });
  // Not `send`, which would give it an ETag: a failure is nothing to come back for.
  response.set('content-length', String(Buffer.byteLength(body))).end(request.method === 'HEAD' ? undefined : body);
}

function failureFrom(error: unknown): RelayFailure {
  if (error instanceof UpstreamTimeout)
    return {
      status: 504,
      code: 'UPSTREAM_TIMEOUT',
      detail: { picture: 'pictureTooLate', file: 'fileTooLate' },
      retryAfter: null,
    };
  const retryAfter = error instanceof UpstreamUnavailable ? error.retryAfter : null;
  return {
    status: retryAfter === null ? 502 : 503,
    code: 'UPSTREAM_UNAVAILABLE',
    detail: { picture: 'pictureUnavailable', file: 'fileUnavailable' },
    retryAfter,
  };
}

function headersOf(
  request: Request,
  identity: Identity,
  traceparent: string | null,
  encoded = false,
): Record<string, string> {
  const headers = identityHeaders(traceparent === null ? identity : { ...identity, traceparent });
  if (identity.token !== null) headers['authorization'] = `Bearer ${identity.token}`;
  for (const name of encoded ? requestHeadersOfEncoded : requestHeaders) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function relayHead(response: Response, { status, header }: ByteAnswer): void {
  response.status(status);
  for (const name of replyHeaders) {
    const value = header(name);
    if (value === null) continue;
    // The answer may depend on more than the service's: on the origin that asks.
    if (name === 'vary') response.vary(value);
    else response.set(name, value);
  }
  // Caches must not guess a lifetime that the service has not given.
  if (header('cache-control') === null) response.set('cache-control', 'no-store');
}

async function relayBody(body: Readable, response: Response): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy());
  await pipeline(body, response);
}

/** Dependencies of relaying bytes. */
export interface RelayOptions {
  identityOf: Identify;
  bytes: ByteTransport;
  /** Milliseconds in which the head of an answer must come. */
  timeoutMs: number;
  log: Logger;
}

/** The upstream call for a client. */
type Wanted = Pick<ByteCall, 'operation' | 'path' | 'types' | 'body' | 'encoded'>;

/** There is nothing at such an address. */
export const writeMissing = (request: Request, response: Response, noun: Noun): void =>
  writeFailure(request, response, missing, noun);

/** The upstream call has failed, with the service's own refusal or without an answer. */
export const writeFailed = (request: Request, response: Response, error: unknown, noun: Noun): void =>
  writeFailure(request, response, error instanceof RestProblem ? error : failureFrom(error), noun);

/** The request itself cannot be read. @param status 400, or 413 when it is too large */
export const writeUnreadable = (request: Request, response: Response, noun: Noun, status: number): void => {
  const detail = { key: 'requestUnreadable' } as const;
  writeFailure(request, response, { status, code: 'BAD_USER_INPUT', detail, retryAfter: null }, noun);
};
/** The caller has reached a limit of its own. @param limit its message, and the seconds to wait */
export const writeLimited = (
  request: Request,
  response: Response,
  noun: Noun,
  { key, seconds }: { key: 'tooManyRequests' | 'tooManyOwnDownloads'; seconds: number },
): void =>
  writeFailure(request, response, { status: 429, code: 'RATE_LIMITED', detail: { key }, retryAfter: seconds }, noun);
/** As much runs as the gateway takes at once, whoever asks. @param seconds to wait */
export const writeBusy = (request: Request, response: Response, seconds: number): void =>
  writeFailure(
    request,
    response,
    { status: 503, code: 'UPSTREAM_UNAVAILABLE', detail: { key: 'tooManyDownloads' }, retryAfter: seconds },
    'file',
  );

/** Streams what the service answers to the client, or tells why not. */
export async function relay(
  { identityOf, bytes, timeoutMs, log }: RelayOptions,
  request: Request,
  response: Response,
  wanted: Wanted,
  noun: Noun,
): Promise<void> {
  const identity = identityOf(request, response);
  const network = networkOf(identity.address);
  const requestLog = log.child({ requestId: identity.requestId });
  const lifetime = new RequestLifetime(performance.now() + timeoutMs, requestLog);
  response.once('close', () => lifetime.disconnect());
  const isHead = request.method === 'HEAD';
  const method = wanted.body !== undefined ? 'POST' : isHead ? 'HEAD' : 'GET';
  try {
    const answer = await recordCall(recordOf(response), { ...wanted, method }, (traceparent) =>
      bytes.open(
        { ...wanted, method, network, headers: headersOf(request, identity, traceparent, wanted.encoded) },
        lifetime,
      ),
    );
    const { refusal, body } = answer;
    if (refusal) {
      const range = answer.header('content-range');
      if (range !== null) response.set('content-range', range);
      if (refusal.rateLimit) tellLimits(response, refusal.rateLimit);
      return writeFailure(request, response, refusal, noun);
    }
    relayHead(response, answer);
    if (body && !isHead && answer.status !== 304) return await relayBody(body, response);
    // Read to its end, so that the connection is free for the next one; a list that nobody wants is not.
    if (wanted.body === undefined) body?.resume();
    else body?.destroy();
    response.end();
  } catch (error) {
    if (error instanceof ClientGone || response.closed) return;
    if (!response.headersSent) return writeFailure(request, response, failureFrom(error), noun);
    requestLog.warn({ err: error, path: wanted.path }, `a ${noun} broke off`);
    response.destroy();
  }
}
