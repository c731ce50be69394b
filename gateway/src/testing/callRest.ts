import { createLog } from '../log.ts';
import type { Identity } from '../rest/call/identity.ts';
import { callersOf, type Callers } from '../rest/endpoints/caller.ts';
import { endpointsOf, type Endpoints } from '../rest/endpoints/endpoints.ts';
import { RequestLifetime } from '../rest/call/requestLifetime.ts';
import { uploaderOf } from '../rest/transports/upload.ts';
import { upstreamOf, type Upstream, type UpstreamOptions } from '../rest/upstream.ts';

export const identity: Identity = {
  token: 'the.bearer.token',
  deviceToken: 'the.device.token',
  requestId: 'request-1',
  locale: 'en',
  address: '192.0.2.7',
  preview: null,
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

/** The endpoints of one request, over real connections. */
export interface RestCalls extends Pick<Callers, 'freshness'> {
  rest: Endpoints;
  upstream: Upstream;
  /** The client disconnects. */
  disconnect(): void;
  close(): Promise<void>;
}

/** The parts that all requests of a gateway share, for tests that make several. @param origins of one instance, or of several */
export const testUpstream = (origins: string | string[], options: Partial<UpstreamOptions> = {}): Upstream =>
  upstreamOf({
    origins: [origins].flat(),
    silenceMs: 60_000,
    timeoutMs: 120_000,
    sharedBytes: 1024 * 1024,
    breaker: { windowMs: 20_000, failures: 10, openMs: 3000 },
    ...options,
  });

/** @param timeoutMs milliseconds for the request's calls, and for an upload */
export function callRest(
  service: string | Upstream,
  { timeoutMs = 120_000, maxBytes = 1024 * 1024, who = identity } = {},
): RestCalls {
  const upstream = typeof service === 'string' ? testUpstream(service) : service;
  const lifetime = new RequestLifetime(performance.now() + timeoutMs, createLog('silent'));
  const callers = callersOf(upstream.transport, who, lifetime);
  const upload = uploaderOf(upstream.services.uploads, { timeoutMs, maxBytes }, who, lifetime);
  return {
    rest: endpointsOf(callers, upload),
    freshness: callers.freshness,
    upstream,
    disconnect: () => lifetime.disconnect(),
    close: () => upstream.close(),
  };
}
