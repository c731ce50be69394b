import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface HttpServerOptions {
  /** Milliseconds in which a request must have arrived whole. */
  requestMs: number;
  /** Milliseconds in which its head must have arrived. */
  headMs?: number;
}

/** Milliseconds for which a connection without a request is kept: longer than proxies keep theirs. */
const keepAliveTimeout = 65_000;
/** Milliseconds for which a connection stays open after what is no request, so that its sender can read the answer. */
const lingerMs = 1000;

/** Responses to input that Node cannot read as a request, by its error code; any other code is answered with 400. */
const unreadable: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The address and the headers together are too large: send the operation by POST, or its hash.',
  },
};

/** The answer to it, in the form of every refusal of the graph (docs/graph.md). */
function answerTo(error: NodeJS.ErrnoException): string {
  const { status, message } = unreadable[error.code ?? ''] ?? { status: 400, message: 'The request is not HTTP.' };
  const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** The server that listens. Input that it cannot read as a request, or not in time, is answered and its connection closed. */
export function httpServer(listener: RequestListener, { requestMs, headMs = 20_000 }: HttpServerOptions): Server {
  // Node looks for slow connections at intervals; by its default of 30 s a head could take 50 s.
  const connectionsCheckingInterval = headMs / 4;
  const headersTimeout = headMs - connectionsCheckingInterval;
  const options = { connectionsCheckingInterval, headersTimeout, requestTimeout: requestMs, keepAliveTimeout };
  const server = createServer(options, listener);
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A second answer must not run into one that has begun.
    if (answering.has(socket) || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(answerTo(error));
    // The rest of the request is read: a connection closed before is a reset, which overtakes the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  return server;
}
