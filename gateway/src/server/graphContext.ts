import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Context } from '../graph/context.ts';
import type { Logger } from '../log.ts';
import { callersOf, type Callers, type Identity } from '../rest/caller.ts';
import { endpointsOf } from '../rest/endpoints.ts';
import { RequestBounds } from '../rest/requestBounds.ts';
import { uploaderOf } from '../rest/upload.ts';
import type { Upstream } from '../rest/upstream.ts';
import { RecordedTransport, recordedUploader } from '../tracing/recordedCalls.ts';
import { viewerOf, type RequestIdentity } from './identity.ts';
import { beginOperation, recordOf } from './requestRecord.ts';

/** What the contexts of all requests have in common. */
export interface ContextParts {
  upstream: Upstream;
  uploading: { timeoutMs: number; maxBytes: number };
  /** Milliseconds that the upstream calls of a request may take together. */
  timeoutMs: number;
  clock: Clock;
  log: Logger;
}

/** A log that names the request; made when something is written, which is seldom. */
class RequestLog implements Pick<Logger, 'warn' | 'error'> {
  private child: Logger | undefined;
  private readonly log: Logger;
  private readonly requestId: string;

  constructor(log: Logger, requestId: string) {
    this.log = log;
    this.requestId = requestId;
  }

  get warn(): Logger['warn'] {
    const named = this.named();
    return named.warn.bind(named);
  }

  get error(): Logger['error'] {
    const named = this.named();
    return named.error.bind(named);
  }

  private named(): Logger {
    return (this.child ??= this.log.child({ requestId: this.requestId }));
  }
}

/** A request's context, and what is known of all that it reads. */
export interface RequestContext extends Pick<Callers, 'freshness' | 'own'> {
  context: Context;
}

/** Makes the contexts of requests. A client that goes ends what is done for it. */
export const contextMaker =
  ({ upstream, uploading, timeoutMs, clock, log }: ContextParts) =>
  (identity: RequestIdentity, response: ServerResponse): RequestContext => {
    const { token, locale, requestId } = identity;
    const requestLog = new RequestLog(log, requestId);
    const bounds = new RequestBounds(performance.now() + timeoutMs, requestLog);
    response.once('close', () => {
      if (!response.writableEnded) bounds.leave();
    });
    const record = recordOf(response);
    if (record) beginOperation(record);
    const transport = record ? new RecordedTransport(upstream.transport, record) : upstream.transport;
    const callers = callersOf(transport, identity, bounds);
    const uploader = (who: Identity) => uploaderOf(upstream, uploading, who, bounds);
    const rest = endpointsOf(callers, record ? recordedUploader(uploader, identity, record) : uploader(identity));
    const { freshness, own } = callers;
    const shown = { viewer: viewerOf(token), now: clock(), locale, requestId };
    const changesIn = (ms: number) => freshness.atMost(ms);
    const context: Context = { rest, ...shown, changesIn, log: requestLog, ...(record ? { record } : {}) };
    return { context, freshness, own };
  };
