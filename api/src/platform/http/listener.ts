import type { Express, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemBody } from './messages.ts';
import { Problem } from './problem.ts';
import type { ApiServer } from './server.ts';

/** Milliseconds in which the headers of a request must have arrived. */
const headersMs = 20_000;
/** Milliseconds for which an idle connection is kept: longer than the gateway keeps its own. */
const keepAliveMs = 65_000;
/** Milliseconds for which a connection stays open after an unreadable request, so that its sender can read the answer. */
const lingerMs = 1000;

/** Status and reason of what Node itself refuses, by its code; anything else is 400. */
const refusals: Record<string, { status: number; reason: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'it did not arrive in time' },
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'its headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'its chunk extensions are too large' },
};

/** An answer to what is no request, in the form of every other failure. */
function unreadable({ status, reason } = { status: 400, reason: 'it is not HTTP' }): string {
  const requestId = randomUUID();
  const problem = new Problem('MALFORMED_REQUEST', { values: { reason } });
  const body = JSON.stringify({ ...problemBody(problem, { locale: 'en', timeZone: 'UTC' }, requestId), status });
  const headers = [
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'content-language: en',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

/** The flaw of a request that Node accepts and Express does not understand: no host (RFC 9112 §3.2), or a target that is no address. */
function flawOf({ headers, httpVersion, url = '' }: IncomingMessage): { status: number; reason: string } | null {
  if (httpVersion === '1.1' && headers.host === undefined) return { status: 400, reason: 'it names no host' };
  return URL.canParse(url, 'http://localhost') ? null : { status: 400, reason: 'its target is no address' };
}

/**
 * Requests and responses that have what Express adds from the start: it gives each one another prototype otherwise, which makes
 * everything slower that is done with it afterwards.
 */
function messagesOf(app: Express) {
  class ApiRequest extends IncomingMessage {}
  class ApiResponse extends ServerResponse<ApiRequest> {}
  Object.setPrototypeOf(ApiRequest.prototype, app.request);
  Object.setPrototypeOf(ApiResponse.prototype, app.response);
  return { IncomingMessage: ApiRequest, ServerResponse: ApiResponse };
}

/**
 * An HTTP server that answers also what cannot be read as a request.
 * @param requestMs milliseconds in which a request must have arrived whole
 */
export function listenerOf({ app, answer }: ApiServer, requestMs: number): Server {
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  // Node looks for slow connections at intervals, which are part of the time that a head may take.
  const connectionsCheckingInterval = Math.min(headersMs / 4, requestMs / 2);
  const options = { ...messagesOf(app), connectionsCheckingInterval, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    latest.set(request.socket, { request, response });
    const flaw = flawOf(request);
    if (flaw) request.socket.end(unreadable(flaw));
    else answer(request as unknown as Request, response as unknown as Response);
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = Math.min(headersMs - connectionsCheckingInterval, requestMs);
  server.keepAliveTimeout = keepAliveMs;
  // An expectation that nobody knows may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const { request, response } = latest.get(socket) ?? {};
    const open = response !== undefined && !response.writableFinished;
    const leave = () => void setTimeout(() => socket.destroy(), lingerMs).unref();
    // Junk behind a request that came whole: that one is still answered, and then the connection ends.
    if (open && request?.complete) return void response.once('finish', leave);
    // A second answer must not run into one that has begun.
    if ((open && response.headersSent) || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(unreadable(refusals[error.code ?? '']));
    socket.resume();
    leave();
  });
  return server;
}
