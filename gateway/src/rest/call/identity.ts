/** What of a client's request is sent upstream. */
export interface Identity {
  /** The bearer token; null for a visitor. */
  token: string | null;
  /** What tells a device that has logged in before from strangers; null where the client sends none. */
  deviceToken: string | null;
  requestId: string;
  locale: string;
  /** The client's address, for the service's rate limits. */
  address: string;
  /** W3C trace context; null unless the client sent one or the request is traced. */
  traceparent: string | null;
}

/** The headers that say so, all but the tokens. */
export function identityHeaders({ requestId, locale, address, traceparent }: Identity): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'accept-language': locale,
    'x-forwarded-for': address,
  };
  if (traceparent !== null) headers['traceparent'] = traceparent;
  return headers;
}
