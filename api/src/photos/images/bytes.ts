import { holdsAlready } from '@photo-competition/schema/entityTag';
import type { components } from '@photo-competition/schema/rest';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, ByteRange } from '../../platform/blobs/blobStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { StoredRecord } from './columns.ts';

type Resolution = components['schemas']['Resolution'];

/** The caches that may keep a response. */
export type Audience = 'everyone' | 'viewer';

/** The columns of an image that sending it needs. */
export type SentImage = Pick<
  StoredRecord,
  'title' | 'version' | 'derivatives' | 'original_key' | 'original_bytes' | 'original_content_type' | 'original_format'
>;

interface Chosen {
  key: string;
  /** Bytes, as they were when it was stored: asking the store would cost a second call. */
  size: number;
  contentType: string;
  etag: string;
  /** False where another size stands in until the one that is asked for has been made. */
  final: boolean;
}

const year = 365 * 24 * 3600;

/** AVIF, WebP or JPEG by the Accept header (docs/product.md §2); JPEG where nothing is said. @throws Problem NOT_ACCEPTABLE */
function formatFor(request: Request): 'avif' | 'webp' | 'jpeg' {
  // A wildcard is no promise that a newer format can be shown: JPEG unless one is named.
  const named = request.get('accept') ?? '';
  if (/image\/avif/i.test(named) && request.accepts('image/avif')) return 'avif';
  if (/image\/webp/i.test(named) && request.accepts('image/webp')) return 'webp';
  if (request.accepts('image/jpeg')) return 'jpeg';
  throw new Problem('NOT_ACCEPTABLE', { values: { available: 'image/avif, image/webp, image/jpeg' } });
}

function choose(image: SentImage, resolution: Resolution, request: Request): Chosen {
  if (resolution === 'original') {
    const { original_key: key, original_bytes: size, original_content_type: contentType, version } = image;
    return { key, size, contentType, etag: `"${version}-original"`, final: true };
  }
  const format = formatFor(request);
  const stored = (size: Resolution) =>
    image.derivatives.find((one) => one.resolution === size && one.format === format);
  // Photos that were stored before there was `small` show `medium` until theirs is made (backfill).
  const derivative = stored(resolution) ?? (resolution === 'small' ? stored('medium') : undefined);
  if (!derivative) throw new Problem('NOT_FOUND');
  const { key, bytes: size, resolution: found } = derivative;
  const etag = `"${image.version}-${found}-${format}"`;
  return { key, size, contentType: `image/${format}`, etag, final: found === resolution };
}

/** A single byte range (RFC 9110 §14.2); several, or an unreadable one, count as none. @throws Problem RANGE_NOT_SATISFIABLE */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return null;
  const [first, last] = [parts[1] ?? '', parts[2] ?? ''];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  if (start >= size || (first === '' && Number(last) === 0))
    throw new Problem('RANGE_NOT_SATISFIABLE', { headers: { 'content-range': `bytes */${size}` } });
  return { start, end };
}

const cacheControl = (audience: Audience, immutable: boolean) => {
  if (audience === 'viewer') return 'private, no-cache';
  return immutable ? `public, max-age=${year}, immutable` : 'public, no-cache';
};

/**
 * Starts reading, so that what the store has to say against it is heard before the answer begins.
 * @returns null when the caller has gone meanwhile
 */
async function open(blobs: BlobStore, key: string, range: ByteRange | null, signal: AbortSignal) {
  const content = blobs.read(key, range ?? undefined);
  try {
    await once(content, 'readable', { signal });
    return content;
  } catch (error) {
    content.destroy();
    if (signal.aborted) return null;
    throw error instanceof Problem ? error : new Error(`The blob ${key} cannot be read`, { cause: error });
  }
}

/** Extra names under which the file of an original is offered. */
const fileName = ({ title, original_format }: SentImage) => encodeURIComponent(`${title}.${original_format}`);

/**
 * Sends the bytes of an image that the viewer may see.
 * @param version what the caller believes the image's version to be; only then the answer never changes
 */
export async function sendImage(
  blobs: BlobStore,
  { request, response, signal }: { request: Request; response: Response; signal: AbortSignal },
  {
    image,
    resolution,
    audience,
    version,
  }: { image: SentImage; resolution: Resolution; audience: Audience; version: string | undefined },
): Promise<void> {
  const { key, size, contentType, etag, final } = choose(image, resolution, request);
  const kept = resolution === 'original' ? 'viewer' : audience;
  response.set({
    etag,
    'cache-control': cacheControl(kept, final && version === image.version),
    vary: kept === 'everyone' ? 'Accept' : 'Accept, Authorization',
    'accept-ranges': 'bytes',
  });
  if (holdsAlready(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  const conditional = request.get('if-range');
  const range = conditional === undefined || conditional === etag ? rangeOf(request.get('range'), size) : null;
  const content = request.method === 'HEAD' ? null : await open(blobs, key, range, signal);
  response.set({ 'content-type': contentType, 'content-length': String(range ? range.end - range.start + 1 : size) });
  if (resolution === 'original') response.set('content-disposition', `attachment; filename*=UTF-8''${fileName(image)}`);
  if (range) response.status(206).set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (!content) {
    response.end();
    return;
  }
  await pipeline(content, response, { signal }).catch((error: unknown) => {
    // A client that disconnects in the middle of a picture is no fault.
    if (!signal.aborted && !response.destroyed) throw error;
  });
}
