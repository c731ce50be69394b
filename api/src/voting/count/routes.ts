import { holdsAlready } from '@photo-competition/schema/entityTag';
import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { forEveryone } from '../../platform/http/caching.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import { sharedBallots } from './ballotsFile.ts';
import type { PublicFile, PublicFiles } from './publicFiles.ts';
import type { CountService } from './service.ts';

type CountOperation =
  'getCountKeys' | 'getCount' | 'getCountConsistency' | 'getCountInclusion' | 'getMyCount' | 'getCountFile';

/** Seconds for which others may be shown the keys: they change with a restart only. */
const keysSeconds = 60;
/** Seconds for which others may be shown a count: it grows now and then. */
const countSeconds = 5;
const yearSeconds = 31_536_000;

/** The file as the caller takes it: compressed, or not. */
async function acceptedForm(request: Request, response: Response, file: PublicFile): Promise<PublicFile> {
  const { encoding, body, ...plain } = file;
  if (encoding === undefined) return file;
  response.vary('accept-encoding');
  return request.acceptsEncodings(encoding) ? file : { ...plain, body: await sharedBallots(body as Buffer) };
}

/** ETags of files that are kept: they are not hashed for each reader. */
const etags = new WeakMap<Buffer, string>();

function etagOf(body: Buffer | string): string {
  const known = typeof body === 'string' ? undefined : etags.get(body);
  const etag = known ?? `"${hash('sha256', body, 'base64url')}"`;
  if (typeof body !== 'string') etags.set(body, etag);
  return etag;
}

/** Sends a file with a strong ETag, or says that the caller has it. */
async function sendFile(request: Request, response: Response, found: PublicFile): Promise<void> {
  const { type, body, immutable, encoding } = await acceptedForm(request, response, found);
  const etag = etagOf(body);
  const kept = immutable ? `public, max-age=${yearSeconds}, immutable` : 'public, no-cache';
  response.set({ etag, 'cache-control': kept });
  if (holdsAlready(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  if (encoding !== undefined) response.set('content-encoding', encoding);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.set({ 'content-type': type, 'content-length': String(bytes.length) }).end(bytes);
}

/** The routes that let anyone repeat the count of a competition (docs/product.md §4). */
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
    return { body: await count.inclusion(id, number, call.viewer, call.now) };
  },
  async getMyCount(call) {
    return { body: await count.mine(call.params.id, call.viewer, call.now) };
  },
  async getCountFile({ params, request, response, now }) {
    await sendFile(request, response, await files.read(params.id, params.name, now));
    return undefined;
  },
});
