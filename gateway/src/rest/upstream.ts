import { Breaker, type BreakerOptions } from './call/breaker.ts';
import type { ObservedCall, RestService } from './call/callService.ts';
import { SharedReads, type SharingTransport } from './sharing/sharedReads.ts';
import { ByteTransport } from './transports/byteTransport.ts';
import { jsonTransport } from './transports/jsonTransport.ts';

/** The REST service as all requests of the gateway share it: its circuit breaker, connections and cache. */
export interface Upstream extends RestService {
  /** Calls for JSON; equal public reads of several requests are made once. */
  transport: SharingTransport;
  /** ByteTransport, tables and archives. */
  bytes: ByteTransport;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  origin: string;
  /** Milliseconds that the calls of a request usually have. */
  timeoutMs: number;
  /** Bytes of fresh public answers that are kept; 0 shares none between requests. */
  sharedBytes: number;
  breaker: BreakerOptions;
  /** Is told of every call that was made, uploads and bytes too. */
  observe?: (call: ObservedCall) => void;
}

/** Prepares calling the REST service; no connection is opened yet. */
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
