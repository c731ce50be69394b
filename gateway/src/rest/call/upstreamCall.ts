import type { RequestLifetime } from './requestLifetime.ts';

/** A call for JSON, as it goes upstream. */
export interface UpstreamCall {
  /** Its `operationId` in the contract, for metrics, logs and traces. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether it only reads: GET, and the tables that the contract reads by POST. */
  isRead: boolean;
  path: string;
  /** All headers that are sent; the token, where one is sent, is `authorization`. */
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer of the service, its JSON parsed. */
export interface UpstreamAnswer {
  body: unknown;
  /** The `Authorization` header; null without one. */
  authorization: string | null;
  /** The `Device-Token` header; null without one. */
  deviceToken: string | null;
  /** Until when it may be given to other requests, on the clock of `performance.now()`; 0 when it may not be shared. */
  freshUntil: number;
  /** Bytes of the JSON. */
  size: number;
}

/** Carries calls for JSON. */
export interface Transport {
  /**
   * @throws RestProblem for a refusal of the contract; UpstreamTimeout, UpstreamUnavailable or ClientGone when there is no
   *   answer of the contract
   */
  send(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}
