import type { Request, Response } from 'express';
import type { Viewer } from '../graph/context.ts';
import type { Identity } from '../rest/caller.ts';
import { requestIdOf } from './requestNames.ts';

const tokenForm = /^Bearer +([\w.~+/-]+=*)$/i;
const traceForm = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The interface language of a request; Hungarian is the default (product.md §8). */
export const localeOf = (request: Request): 'hu' | 'en' =>
  /\b(hu|en)\b/i.exec(request.get('accept-language') ?? '')?.[1]?.toLowerCase() === 'en' ? 'en' : 'hu';

/** What of a request travels upstream: nothing of it that is not named here. */
export function identityOf(request: Request, response: Response): Identity & { locale: 'hu' | 'en' } {
  const trace = request.get('traceparent') ?? '';
  return {
    token: tokenForm.exec(request.get('authorization') ?? '')?.[1] ?? null,
    requestId: requestIdOf(response),
    locale: localeOf(request),
    address: request.ip ?? 'unknown',
    traceparent: traceForm.test(trace) ? trace : null,
  };
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
