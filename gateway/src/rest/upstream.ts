import { Breaker, type BreakerOptions } from './call/breaker.ts';
import type { ObservedCall, RestService } from './call/callService.ts';
import { SharedReads, type SharingTransport } from './sharing/sharedReads.ts';
import { ByteTransport } from './transports/byteTransport.ts';
import { jsonTransport } from './transports/jsonTransport.ts';

/** The connection to the REST service that all requests of the gateway share: circuit breaker, connection pools and cache. */
export interface Upstream extends RestService {
  /** Calls for JSON; identical public reads of several requests are coalesced. */
  transport: SharingTransport;
  /** Calls for pictures, tables and archives. */
  bytes: ByteTransport;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  origin: string;
  /** Default deadline of a request's calls, in milliseconds. */
  timeoutMs: number;
  /** Size of the cache of public answers in bytes; 0 disables sharing between requests. */
  sharedBytes: number;
  breaker: BreakerOptions;
  /** Called after every call, including uploads and bytes. */
  observe?: (call: ObservedCall) => void;
}

/** Creates the shared connection to the REST service; sockets are opened on demand. */
export function upstreamOf({ origin, timeoutMs, sharedBytes, breaker, observe }: UpstreamOptions): Upstream {
  const service: RestService = {
    origin: origin.replace(/\/$/, ''),
    breaker: new Breaker(breaker),
    timeoutMs,
    observe,
  };
  const json = jsonTransport(service, { shareable: sharedBytes > 0 });
  const transport = new SharedReads(json, { maxBytes: sharedBytes });
  const bytes = new ByteTransport(service);
  return {
    ...service,
    transport,
    bytes,
    async close() {
      bytes.close();
      await transport.close();
    },
  };
}
