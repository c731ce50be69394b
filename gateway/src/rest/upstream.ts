import { Breaker, type BreakerOptions } from './breaker.ts';
import { Pictures } from './pictures.ts';
import { SharedReads, type SharingTransport } from './sharedReads.ts';
import { transportTo, type ObservedCall } from './transport.ts';

/** The REST service as the whole gateway sees it: what its callers share. */
export interface Upstream {
  /** Address, without a slash at its end. */
  origin: string;
  /** JSON calls, equal public reads of several requests made once. */
  transport: SharingTransport;
  pictures: Pictures;
  /** For JSON calls, uploads and pictures alike. */
  breaker: Breaker;
  observe: ((call: ObservedCall) => void) | undefined;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  origin: string;
  /** Milliseconds that the calls of a request usually have. */
  timeoutMs: number;
  /** Bytes of fresh public answers that are kept; 0 shares none between requests. */
  sharedBytes: number;
  breaker: BreakerOptions;
  /** Hears of every call that was made, uploads and pictures too. */
  observe?: (call: ObservedCall) => void;
  /** Hears of every read that is tried once more. */
  retried?: (operation: string) => void;
}

/** Prepares the way to the REST service; nothing is sent yet. */
export function upstreamOf({
  origin,
  timeoutMs,
  sharedBytes,
  observe,
  retried,
  ...options
}: UpstreamOptions): Upstream {
  const breaker = new Breaker(options.breaker);
  const direct = transportTo(origin, {
    breaker,
    timeoutMs,
    shareable: sharedBytes > 0,
    ...(observe ? { observe } : {}),
    ...(retried ? { retried } : {}),
  });
  const transport = new SharedReads(direct, { maxBytes: sharedBytes });
  const service = { origin: origin.replace(/\/$/, ''), breaker, observe };
  const pictures = new Pictures(service);
  return {
    ...service,
    transport,
    pictures,
    async close() {
      pictures.close();
      await transport.close();
    },
  };
}
