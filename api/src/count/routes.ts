import { hash } from 'node:crypto';
import type { Response } from 'express';
import { forEveryone } from '../http/caching.ts';
import { requireViewer, type Handlers } from '../http/operation.ts';
import type { PublicFile, PublicFiles } from './publicFiles.ts';
import type { CountService } from './service.ts';

type CountOperation =
  'getCountKeys' | 'getCount' | 'getCountConsistency' | 'getCountInclusion' | 'getMyCount' | 'getCountFile';

/** Seconds for which others may be shown the keys: they change with a restart only. */
const keysSeconds = 60;
/** Seconds for which others may be shown a count: it grows now and then. */
const countSeconds = 5;
const yearSeconds = 31_536_000;

/** Sends a file with a strong ETag, or says that the caller has it. */
function sendFile(response: Response, has: string | undefined, { type, body, immutable }: PublicFile): void {
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  const kept = immutable ? `public, max-age=${yearSeconds}, immutable` : 'public, no-cache';
  response.set({ etag, 'cache-control': kept });
  if (has?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    response.status(304).end();
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.set({ 'content-type': type, 'content-length': String(bytes.length) }).end(bytes);
}

/** What lets anyone repeat the count of a competition (docs/product.md §4). */
export const countRoutes = (count: CountService, files: PublicFiles): Handlers<CountOperation> => ({
  async getCountKeys() {
    return { body: await count.keys(), headers: forEveryone(keysSeconds) };
  },
  async getCount({ params, now }) {
    return { body: await count.read(params.id, now), headers: forEveryone(countSeconds) };
  },
  async getCountConsistency({ params, query, now }) {
    const body = await count.consistency(params.id, query.from, query.to, now);
    return { body, headers: forEveryone(countSeconds) };
  },
  async getCountInclusion(call) {
    const { id, number } = call.params;
    return { body: await count.inclusion(id, number, requireViewer(call), call.now) };
  },
  async getMyCount(call) {
    return { body: await count.mine(call.params.id, requireViewer(call), call.now) };
  },
  async getCountFile({ params, request, response, now }) {
    sendFile(response, request.get('if-none-match'), await files.read(params.id, params.name, now));
    return undefined;
  },
});
