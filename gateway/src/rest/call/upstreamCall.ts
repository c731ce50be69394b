import type { RequestLifetime } from './requestLifetime.ts';

/** A call to the service with a JSON response. */
export interface UpstreamCall {
  /** `operationId` of the contract, for metrics, logs and traces. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether it has no effects: GET, and the tables that the contract reads by POST. */
  isRead: boolean;
  path: string;
  /** All request headers; `authorization` holds the token if one is sent. */
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer of the service with parsed JSON. */
export interface UpstreamAnswer {
  body: unknown;
  /** The `Authorization` header; null without one. */
  authorization: string | null;
  /** The `Device-Token` header; null without one. */
  deviceToken: string | null;
  /** Time until which the answer may be shared with other requests (`performance.now()`); 0 when it may not be shared. */
  freshUntil: number;
  /** Size of the JSON in bytes. */
  size: number;
}

/** Sends calls with JSON responses. */
export interface Transport {
  /**
   * @throws RestProblem for a problem of the contract; UpstreamTimeout, UpstreamUnavailable or ClientGone without an answer
   */
  send(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}
