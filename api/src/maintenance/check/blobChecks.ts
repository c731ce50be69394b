import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BlobStore } from '../../platform/blobs/blobStore.ts';
// Closes the loaders that are not needed.
import '../../photos/images/pipeline/decode.ts';
import { longerSides } from '../../photos/images/pipeline/derive.ts';
import type { BlobReference } from '../blobReferences.ts';
import { hashOf } from '../hashedFile.ts';
import { forEachConcurrently } from '../forEachConcurrently.ts';
import type { Progress } from '../progress.ts';
import type { Finding } from './finding.ts';

/** Blobs that are looked at at the same time. */
const concurrency = 4;
/** Seconds that decoding one derivative may take; the largest needs about one. */
const decodeSeconds = 30;

/** Arguments of a check of blobs. */
export interface BlobWork {
  blobs: BlobStore;
  references: BlobReference[];
  /** Keys that are listed as garbage. */
  garbage: ReadonlySet<string>;
  /** Whether contents are read, not sizes alone. */
  contents: boolean;
  progress: Progress;
  signal: AbortSignal;
}

const nameOf = ({ part, key }: BlobReference): string =>
  `${part.kind === 'original' ? 'its original' : `its ${part.resolution} ${part.format}`} (${key})`;

const finding = (reference: BlobReference, rule: string, detail: string): Finding => ({
  severity: 'error',
  rule,
  subject: `image ${reference.imageId}`,
  detail: `${nameOf(reference)} ${detail}`,
});

const formats: Partial<Record<string, string>> = { jpeg: 'jpeg', webp: 'webp', avif: 'heif' };

/** Pixels on the longer side of a derivative: never enlarged (derive.ts). */
const longerSideOf = (resolution: string, { width, height }: BlobReference): number =>
  Math.min(longerSides[resolution as keyof typeof longerSides] ?? 0, Math.max(width, height));

/** @returns what is wrong with the picture, or null */
async function pictureFault(bytes: Buffer, reference: BlobReference): Promise<string | null> {
  if (reference.part.kind === 'original') return null;
  const { resolution, format } = reference.part;
  try {
    const picture = sharp(bytes, { failOn: 'warning' }).timeout({ seconds: decodeSeconds });
    const { width, height, format: found } = await picture.metadata();
    const expected = longerSideOf(resolution, reference);
    if (found !== formats[format]) return `is a ${found}`;
    if (Math.max(width, height) !== expected) return `has ${Math.max(width, height)} pixels instead of ${expected}`;
    await picture.raw().toBuffer();
    return null;
  } catch (error) {
    return `cannot be decoded: ${(error as Error).message.split('\n')[0] ?? ''}`;
  }
}

async function contentFault(blobs: BlobStore, reference: BlobReference): Promise<[string, string] | null> {
  const { key, part } = reference;
  if (part.kind === 'original') {
    const { sha256 } = await hashOf(blobs.read(key));
    return sha256 === part.sha256 ? null : ['blob-checksum', `has the checksum ${sha256} instead of ${part.sha256}`];
  }
  const fault = await pictureFault(await buffer(blobs.read(key)), reference);
  return fault === null ? null : ['blob-picture', fault];
}

async function checkBlob(reference: BlobReference, { blobs, garbage, contents }: BlobWork): Promise<Finding[]> {
  const found: Finding[] = [];
  if (garbage.has(reference.key))
    found.push(finding(reference, 'blob-condemned', 'is listed as garbage: the sweep would remove it'));
  const size = await blobs.size(reference.key);
  if (size === null) return [...found, finding(reference, 'blob-missing', 'is not in the store')];
  if (size !== reference.bytes)
    return [...found, finding(reference, 'blob-size', `has ${size} bytes instead of ${reference.bytes}`)];
  const fault = contents ? await contentFault(blobs, reference) : null;
  return fault ? [...found, finding(reference, ...fault)] : found;
}

async function* each<T>(items: T[]): AsyncGenerator<T> {
  yield* items;
}

/** Looks at every blob that rows refer to. */
export async function checkBlobs(work: BlobWork): Promise<Finding[]> {
  const findings: Finding[] = [];
  let done = 0;
  await forEachConcurrently(concurrency, each(work.references), async (reference) => {
    work.signal.throwIfAborted();
    findings.push(...(await checkBlob(reference, work)));
    done += 1;
    work.progress.at(() => `Looked at ${done} of ${work.references.length} photo files …`);
  });
  return findings;
}

/**
 * Looks for blobs that nothing refers to and that no sweep will remove.
 * @param stored keys that were in the store before the rows were read: what was written later is no fault
 */
export async function checkUnreferenced(
  stored: string[],
  { blobs, references, garbage }: BlobWork,
): Promise<Finding[]> {
  const known = new Set(references.map(({ key }) => key));
  const findings: Finding[] = [];
  for (const key of stored) {
    // A blob that is gone by now was garbage and has been swept in the meantime.
    if (known.has(key) || garbage.has(key) || (await blobs.size(key)) === null) continue;
    const detail = 'nothing refers to it, and no sweep will remove it';
    findings.push({ severity: 'warning', rule: 'blob-unreferenced', subject: key, detail });
  }
  return findings;
}
