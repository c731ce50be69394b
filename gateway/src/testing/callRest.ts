import { createLog } from '../log.ts';
import { callersOf, type Callers, type Identity } from '../rest/caller.ts';
import { endpointsOf, type Endpoints } from '../rest/endpoints.ts';
import { RequestBounds } from '../rest/requestBounds.ts';
import { uploaderOf } from '../rest/upload.ts';
import { upstreamOf, type Upstream, type UpstreamOptions } from '../rest/upstream.ts';

export const identity: Identity = {
  token: 'the.bearer.token',
  requestId: 'request-1',
  locale: 'en',
  address: '192.0.2.7',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

/** The endpoints of one request, over real connections. */
export interface RestCalls extends Pick<Callers, 'freshness' | 'own'> {
  rest: Endpoints;
  upstream: Upstream;
  /** The client goes. */
  leave(): void;
  close(): Promise<void>;
}

/** What a gateway shares between its requests, for tests that make several. */
export const testUpstream = (origin: string, options: Partial<UpstreamOptions> = {}): Upstream =>
  upstreamOf({
    origin,
    timeoutMs: 10_000,
    sharedBytes: 1024 * 1024,
    breaker: { windowMs: 20_000, failures: 10, openMs: 3000 },
    ...options,
  });

/** @param timeoutMs the request's whole time for JSON calls, and that of an upload */
export function callRest(
  service: string | Upstream,
  { timeoutMs = 10_000, maxBytes = 1024 * 1024, who = identity } = {},
): RestCalls {
  const upstream = typeof service === 'string' ? testUpstream(service) : service;
  const bounds = new RequestBounds(performance.now() + timeoutMs, createLog('silent'));
  const callers = callersOf(upstream.transport, who, bounds);
  const upload = uploaderOf(upstream, { timeoutMs, maxBytes }, who, bounds);
  return {
    rest: endpointsOf(callers, upload),
    freshness: callers.freshness,
    own: callers.own,
    upstream,
    leave: () => bounds.leave(),
    close: () => upstream.close(),
  };
}
