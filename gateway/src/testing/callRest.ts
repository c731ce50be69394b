import { createLog } from '../log.ts';
import { callersOf, type Identity } from '../rest/caller.ts';
import { endpointsOf, type Endpoints } from '../rest/endpoints.ts';
import { transportTo } from '../rest/transport.ts';
import { uploaderOf } from '../rest/upload.ts';

export const identity: Identity = {
  token: 'the.bearer.token',
  requestId: 'request-1',
  locale: 'en',
  address: '192.0.2.7',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

/** The endpoints of one request, over real connections. */
export interface RestCalls {
  rest: Endpoints;
  /** What the client's going aborts. */
  gone: AbortController;
  close(): Promise<void>;
}

/** @param timeoutMs the request's whole time for JSON calls, and that of an upload */
export function callRest(
  origin: string,
  { timeoutMs = 10_000, maxBytes = 1024 * 1024, who = identity } = {},
): RestCalls {
  const log = createLog('silent');
  const gone = new AbortController();
  const transport = transportTo(origin);
  const callers = callersOf(transport, who, { deadline: performance.now() + timeoutMs, gone: gone.signal, log });
  const upload = uploaderOf(who, { origin, timeoutMs, maxBytes, gone: gone.signal, log });
  return { rest: endpointsOf(callers, upload), gone, close: () => transport.close() };
}
