import Pool from 'undici/lib/dispatcher/pool.js';
import type { Breaker } from './breaker.ts';
import type { RequestBounds } from './requestBounds.ts';
import { Sending, type SendingParts } from './sending.ts';

/** A call as it goes upstream. */
export interface UpstreamCall {
  /** Its name in the contract, for metrics. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** All that goes with it; the token, where one does, is `authorization`. */
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer of the service, its JSON read. */
export interface UpstreamAnswer {
  body: unknown;
  /** The `Authorization` header, where there is one. */
  authorization: string | null;
  /** Until when others may be shown it, as `performance.now()` counts; 0 when they may not. */
  freshUntil: number;
  /** Bytes of the JSON. */
  size: number;
}

/** JSON calls over kept-alive connections. */
export interface Transport {
  /**
   * @throws RestProblem for a refusal of the contract; UpstreamTimeout, UpstreamUnavailable or ClientGone when there is no
   *   answer of the contract
   */
  send(call: UpstreamCall, bounds: RequestBounds): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** How a call has ended: a status, or why there is none; `refused` is one that was not sent. */
export type CallStatus = number | 'timeout' | 'unavailable' | 'gone' | 'refused';

/** What of a call is told to metrics, once, after its last try. */
export interface ObservedCall {
  operation: string;
  status: CallStatus;
  ms: number;
}

export interface TransportOptions {
  /** Shared by everything that calls the same service. */
  breaker: Breaker;
  /** Milliseconds that a request's calls usually have: one that had less than half of them is not the service's fault. */
  timeoutMs: number;
  /** Whether answers may be shared between requests at all; without, none is ever fresh. */
  shareable: boolean;
  /** Hears of every call. */
  observe?: (call: ObservedCall) => void;
  /** Hears of every second try. */
  retried?: (operation: string) => void;
}

/** Connections at most; a further call waits for one, within its deadline. */
const connections = 64;

/** @param origin of the REST service */
export function transportTo(origin: string, options: TransportOptions): Transport {
  const base = new URL(origin);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 5000 },
    // The deadline of the request holds for both.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const parts: SendingParts = { ...options, pool, prefix };
  return {
    send: (call, bounds) =>
      new Promise((resolve, reject) => {
        new Sending(parts, call, bounds, { resolve, reject }).start();
      }),
    close: () => pool.close(),
  };
}
