import { createServer, type RequestListener, type Server } from 'node:http';

export interface HttpServerOptions {
  /** Milliseconds in which a request must have arrived whole. */
  requestMs: number;
  /** Milliseconds in which its head must have arrived. */
  headMs?: number;
}

/** Milliseconds for which a connection without a request is kept: longer than proxies keep theirs. */
const keepAliveTimeout = 65_000;

/** The server that listens. A connection that sends its request too slowly is answered 408 and closed. */
export function httpServer(listener: RequestListener, { requestMs, headMs = 20_000 }: HttpServerOptions): Server {
  // Node looks for slow connections at intervals; by its default of 30 s a head could take 50 s.
  const connectionsCheckingInterval = headMs / 4;
  const headersTimeout = headMs - connectionsCheckingInterval;
  const options = { connectionsCheckingInterval, headersTimeout, requestTimeout: requestMs, keepAliveTimeout };
  return createServer(options, listener);
}
