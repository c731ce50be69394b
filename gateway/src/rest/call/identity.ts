/** Properties of a client's request that are forwarded to the service. */
export interface Identity {
  /** The bearer token; null for a visitor. */
  token: string | null;
  /** Identifies a device that has logged in before; null without one. */
  deviceToken: string | null;
  requestId: string;
  locale: string;
  /** The client's address, for the service's rate limits. */
  address: string;
  /** The header `X-Preview` as the client sent it, for the service to judge; null without one. */
  preview: string | null;
  /** W3C trace context; null unless the client sent one or the request is traced. */
  traceparent: string | null;
}

/** The headers of an identity, except its tokens. */
export function identityHeaders({
  requestId,
  locale,
  address,
  preview,
  traceparent,
}: Identity): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'accept-language': locale,
    'x-forwarded-for': address,
  };
  if (preview !== null) headers['x-preview'] = preview;
  if (traceparent !== null) headers['traceparent'] = traceparent;
  return headers;
}

/** Whether a call's answer is for one person alone, or for an administrator's preview. */
export const isPersonal = (headers: Readonly<Record<string, string>>): boolean =>
  headers['authorization'] !== undefined || headers['x-preview'] !== undefined;
