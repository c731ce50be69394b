import { Router, type Request, type Response } from 'express';
import fetch, { type Response as Upstream } from 'node-fetch';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../log.ts';
import { identityHeaders } from '../rest/caller.ts';
import { identityOf } from './identity.ts';
import { requestIdOf } from './requestNames.ts';

const resolution = '(thumb|medium|large|original)';
/** The only addresses of pictures, and what they are upstream. */
const routes: [RegExp, (...parts: string[]) => string][] = [
  [new RegExp(`^/image/(\\d{1,10})/${resolution}$`), (id, size) => `/api/competition/image/${id}/${size}`],
  [
    new RegExp(`^/entry/(\\d{1,10})/([a-z][a-z0-9]{0,19}-\\d{1,2})/${resolution}$`),
    (id, slot, size) => `/api/competition/user-image/${id}/${slot}/${size}`,
  ],
];
const asked = ['accept', 'range', 'if-none-match', 'if-range', 'if-modified-since'] as const;
const answered = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'cache-control',
  'vary',
  'last-modified',
  'retry-after',
] as const;

function upstreamPath(request: Request): string | null {
  for (const [form, build] of routes) {
    const parts = form.exec(request.path);
    if (!parts) continue;
    const version =
      typeof request.query['v'] === 'string' ? `?v=${encodeURIComponent(request.query['v'].slice(0, 64))}` : '';
    return `${build(...parts.slice(1))}${version}`;
  }
  return null;
}

/** Milliseconds for which a begun picture may stand still: its length says nothing of how slow a line is. */
const idleMs = 60_000;

/** A picture, a not-modified or a problem of the contract: anything else, e.g. the page of a proxy, stays here. */
function isAnswer({ status, headers }: Upstream): boolean {
  const type = headers.get('content-type') ?? '';
  if (status === 200 || status === 206) return /^(image\/|application\/octet-stream\b)/.test(type);
  if (status === 304) return true;
  return status >= 400 && (status < 500 || status === 503) && type.startsWith('application/problem+json');
}

/** A failure of a picture, as the service itself would tell it (RFC 9457). */
function problem(response: Response, status: number, code: string, detail: string): void {
  const type = `/problems/${code}`;
  response.status(status).set('cache-control', 'no-store').type('application/problem+json');
  response.send(JSON.stringify({ type, title: code, status, detail, code, requestId: requestIdOf(response) }));
}

/** Picture bytes, streamed from the service with their cache headers, ranges and conditions. */
export function media(origin: string, timeoutMs: number, log: Logger): Router {
  const router = Router();
  const base = origin.replace(/\/$/, '');
  router.get('/{*path}', async (request, response) => {
    const path = upstreamPath(request);
    if (path === null) return problem(response, 404, 'NOT_FOUND', 'There is no such picture.');
    const identity = identityOf(request, response);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const upstream = await fetch(`${base}${path}`, {
        method: request.method,
        headers: {
          ...identityHeaders(identity),
          ...(identity.token === null ? {} : { authorization: `Bearer ${identity.token}` }),
          ...Object.fromEntries(asked.flatMap((name) => (request.get(name) ? [[name, request.get(name) ?? '']] : []))),
        },
        compress: false,
        redirect: 'error',
        signal: AbortSignal.any([gone.signal, late.signal]),
      });
      clearTimeout(timer);
      if (!isAnswer(upstream)) throw new Error(`status ${upstream.status} is no picture`);
      response.status(upstream.status);
      for (const name of answered) {
        const value = upstream.headers.get(name);
        if (value !== null) response.set(name, value);
      }
      if (!upstream.body || request.method === 'HEAD' || upstream.status === 304) {
        response.end();
        return;
      }
      response.setTimeout(idleMs, () => response.destroy());
      await pipeline(upstream.body, response);
    } catch (error) {
      if (gone.signal.aborted) return;
      log.warn({ err: error, path, requestId: identity.requestId }, 'a picture could not be fetched');
      if (response.headersSent) response.destroy();
      else if (late.signal.aborted) problem(response, 504, 'UPSTREAM_TIMEOUT', 'The picture did not arrive in time.');
      else problem(response, 502, 'UPSTREAM_UNAVAILABLE', 'The picture cannot be fetched at the moment.');
    } finally {
      clearTimeout(timer);
      // Whatever was not read to its end upstream is let go.
      gone.abort();
    }
  });
  return router;
}
