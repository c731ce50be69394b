import type { ServerResponse } from 'node:http';
import { tellLimits, type RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { Clock } from '@photo-competition/schema/clock';
import type { Context } from '../../graph/context.ts';
import type { Logger } from '../../log.ts';
import type { Identity } from '../../rest/call/identity.ts';
import { callersOf, type Callers } from '../../rest/endpoints/caller.ts';
import { endpointsOf } from '../../rest/endpoints/endpoints.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import { uploaderOf } from '../../rest/transports/upload.ts';
import type { Upstream } from '../../rest/upstream.ts';
import { recordedTransport, recordedUploader } from '../../observing/recordedCalls.ts';
import type { DeviceCookie } from '../http/deviceCookie.ts';
import { viewerOf, type RequestIdentity } from '../http/identity.ts';
import { standpointOf } from '../http/preview.ts';
import { beginOperation, recordOf } from '../../observing/requestRecord.ts';

/** Parts that the contexts of all requests share. */
export interface ContextParts {
  upstream: Upstream;
  uploading: { timeoutMs: number; maxBytes: number };
  /** Milliseconds that the upstream calls of a request may take together. */
  timeoutMs: number;
  /** The cookie in which a client keeps what makes its device known. */
  cookieOf: DeviceCookie;
  clock: Clock;
  log: Logger;
  /** Whether a request is told of the operation that it executes; one for a document executes several, and none of its own. */
  recordsOperations?: boolean;
}

/** A log that names the request; its child is made when something is written, which is seldom. */
class RequestLog implements Pick<Logger, 'warn' | 'error'> {
  private readonly log: Logger;
  private readonly requestId: string;
  private child: Logger | undefined;

  constructor(log: Logger, requestId: string) {
    this.log = log;
    this.requestId = requestId;
  }

  get warn() {
    return this.named.warn.bind(this.named);
  }

  get error() {
    return this.named.error.bind(this.named);
  }

  private get named(): Logger {
    return (this.child ??= this.log.child({ requestId: this.requestId }));
  }
}

/** The context for Apollo Server's plugins: a resolver's context, and the caller. */
export interface OperationContext extends Context {
  /** For rate limits; resolvers have `viewer`. */
  client: Pick<RequestIdentity, 'address' | 'token'>;
}

/** A request's context, and for how long what it reads may be shown to others. */
export interface RequestContext extends Pick<Callers, 'freshness'> {
  context: OperationContext;
}

const nothing = () => undefined;

/** Makes the contexts of requests. A client that goes cancels what is done for it. */
export const contextMaker =
  ({ upstream, uploading, timeoutMs, cookieOf, clock, log, recordsOperations = true }: ContextParts) =>
  (identity: RequestIdentity, response: ServerResponse): RequestContext => {
    const { token, locale, requestId, preview } = identity;
    const now = clock();
    const requestLog = new RequestLog(log, requestId);
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, requestLog);
    response.once('close', () => {
      if (!response.writableEnded) lifetime.disconnect();
    });
    const record = recordOf(response);
    if (record && recordsOperations) beginOperation(record);
    const transport = record ? recordedTransport(upstream.transport, record) : upstream.transport;
    const callers = callersOf(transport, identity, lifetime);
    const uploader = (who: Identity) => uploaderOf(upstream.services.uploads, uploading, who, lifetime);
    const context = {
      rest: endpointsOf(callers, record ? recordedUploader(uploader, identity, record) : uploader(identity)),
      ...(preview === null ? { viewer: viewerOf(token), now } : standpointOf(preview, now)),
      isPreview: preview !== null,
      locale,
      requestId,
      keepDevice: (deviceToken: string) => void response.setHeader('set-cookie', cookieOf(deviceToken)),
      // Another answer than that of the request has limits that its client did not reach.
      tellLimit: recordsOperations ? (fields: RateLimitFields) => tellLimits(response, fields) : nothing,
      changesIn: (ms: number) => callers.freshness.limitTo(ms),
      log: requestLog,
      client: identity,
      ...(record && recordsOperations ? { record } : {}),
    };
    return { context, freshness: callers.freshness };
  };
