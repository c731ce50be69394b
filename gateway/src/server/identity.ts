import type { Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../graph/context.ts';
import type { Identity } from '../rest/caller.ts';
import { requestIdOf } from './requestNames.ts';
import { recordOf } from './requestRecord.ts';

const tokenForm = /^Bearer +([\w.~+/-]+=*)$/i;
const traceForm = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** What of a request travels upstream, and the language in which it is answered. */
export type RequestIdentity = Identity & { locale: 'hu' | 'en' };

/** The interface language of a request; Hungarian is the default (product.md §8). */
export const localeOf = ({ headers }: IncomingMessage): 'hu' | 'en' =>
  /\b(hu|en)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase() === 'en' ? 'en' : 'hu';

/** W3C trace context, where the client has sent a sound one. */
export function traceparentOf({ headers }: IncomingMessage): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && traceForm.test(traceparent) ? traceparent : null;
}

/** What of a request travels upstream: nothing of it that is not named here. @param address of the client */
export function identityFrom(request: IncomingMessage, response: ServerResponse, address: string): RequestIdentity {
  return {
    token: tokenForm.exec(request.headers.authorization ?? '')?.[1] ?? null,
    requestId: requestIdOf(response),
    locale: localeOf(request),
    address,
    traceparent: recordOf(response)?.span?.traceparent ?? traceparentOf(request),
  };
}

/** The same of a request that Express has taken. */
export const identityOf = (request: Request, response: Response): RequestIdentity =>
  identityFrom(request, response, request.ip ?? 'unknown');

/**
 * The address of a client.
 * @param proxies number of trusted ones in front, each of which has added the address it was asked from
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const nearest = socket.remoteAddress ?? 'unknown';
  const forwarded = headers['x-forwarded-for'];
  if (proxies === 0 || forwarded === undefined) return nearest;
  const named = String(forwarded).split(',').reverse();
  const addresses = [nearest, ...named.map((address) => address.trim()).filter((address) => address !== '')];
  return addresses[Math.min(proxies, addresses.length - 1)] ?? nearest;
}

/**
 * Whom a token names. It is read, not proven: that is the service's part. A visitor who forges it gains nothing but calls
 * that the service refuses.
 */
export function viewerOf(token: string | null): Viewer | null {
  const claims = token?.split('.')[1];
  if (claims === undefined) return null;
  try {
    const { sub, administrator } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return { id: Number(sub), administrator: administrator === true };
  } catch {
    // Whatever it is, it is no visitor: the service will say what is wrong with it.
    return { id: 0, administrator: false };
  }
}
