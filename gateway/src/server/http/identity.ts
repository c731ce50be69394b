import { localeOf } from '@photo-competition/schema/requestLocale';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../../graph/context.ts';
import type { Locale } from '../../messages.ts';
import type { Identity } from '../../rest/call/identity.ts';
import { deviceTokenOf } from './deviceCookie.ts';
import { previewOf } from './preview.ts';
import { requestIdOf } from './requestNames.ts';
import { recordOf } from '../../observing/requestRecord.ts';
import { traceparentOf } from '../../observing/traceparent.ts';

/** As long as any token that the service gives, and shorter than what it takes as a header. */
const tokenForm = /^Bearer +([\w.~+/-]{1,4096}={0,2})$/i;

/** Stands for a bearer token that nobody can have given: whoever sends one is told that it is no session, and is no visitor. */
const noToken = 'unreadable';

/** The bearer token of a request; null where it has none, as with another scheme, which may be a proxy's. */
function tokenOf(header: string | undefined): string | null {
  if (header === undefined || !/^Bearer\b/i.test(header)) return null;
  return tokenForm.exec(header)?.[1] ?? noToken;
}

/** The parts of a request that travel upstream, and the language of its response. */
export type RequestIdentity = Identity & { locale: Locale };

export interface IdentityOptions {
  /** Number of trusted proxies in front, each of which has added the address it was asked from. */
  proxies: number;
}

/** The address of a client, past the trusted proxies. */
function addressOf({ socket, headers }: IncomingMessage, { proxies }: IdentityOptions): string {
  const nearest = socket.remoteAddress ?? 'unknown';
  const forwarded = headers['x-forwarded-for'];
  if (proxies === 0 || forwarded === undefined) return nearest;
  const named = String(forwarded).split(',').reverse();
  const addresses = [nearest, ...named.map((address) => address.trim()).filter((address) => address !== '')];
  return addresses[Math.min(proxies, addresses.length - 1)] ?? nearest;
}

/** Reads what of a request travels upstream: nothing of it that is not named here. */
export const identify =
  (options: IdentityOptions) =>
  (request: IncomingMessage, response: ServerResponse): RequestIdentity => ({
    token: tokenOf(request.headers.authorization),
    deviceToken: deviceTokenOf(request),
    requestId: requestIdOf(response),
    locale: localeOf(request),
    address: addressOf(request, options),
    preview: previewOf(request),
    traceparent: recordOf(response)?.span?.traceparent ?? traceparentOf(request),
  });

/** How the handlers of one gateway learn who asks. */
export type Identify = ReturnType<typeof identify>;

/**
 * Whom a token names. It is read, not proven: that is the service's part. A visitor who forges it gains nothing but calls
 * that the service refuses.
 */
export function viewerOf(token: string | null): Viewer | null {
  if (token === null) return null;
  try {
    const claims = token.split('.')[1] ?? '';
    const { sub, administrator } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return { id: Number(sub), administrator: administrator === true };
  } catch {
    // The caller of a malformed token is no visitor: the service will say what is wrong with it.
    return { id: 0, administrator: false };
  }
}
