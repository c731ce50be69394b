import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import type { BlobReference } from './blobReferences.ts';
import type { ChecksumList } from './checksumList.ts';
import { referencesFile } from './copyRows.ts';
import { linesOf, writeHashed, type Written } from './hashedFile.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { names } from './layout.ts';
import type { Manifest } from './manifest.ts';
import { readableBytes, type Progress } from './progress.ts';

/** Number of blobs copied concurrently. */
const concurrency = 4;

interface Work {
  blobs: BlobStore;
  folder: string;
  sums: ChecksumList;
  /** Number of blobs to copy. */
  total: number;
  progress: Progress;
  signal: AbortSignal;
}

async function* references(folder: string): AsyncGenerator<BlobReference> {
  for await (const line of linesOf(referencesFile(folder))) yield JSON.parse(line) as BlobReference;
}

/** @returns null when the store does not have it */
async function copyBlob({ blobs, folder }: Work, key: string): Promise<Written | null> {
  if ((await blobs.size(key)) === null) return null;
  const file = path.join(folder, names.blob(key));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return writeHashed(file, blobs.read(key) as AsyncIterable<Buffer>);
}

const isWhole = ({ bytes, sha256 }: Written, { part, bytes: expected }: BlobReference): boolean =>
  bytes === expected && (part.kind === 'derivative' || sha256 === part.sha256);

/**
 * Copies the blobs that the rows refer to, in constant memory. Missing and damaged blobs do not stop the backup of the others:
 * they are reported.
 */
export async function copyBlobs(work: Work): Promise<Manifest['blobs']> {
  const { folder, sums, total, progress, signal } = work;
  const copied: Manifest['blobs'] = { files: 0, bytes: 0, missing: [], damaged: [] };
  await forEachConcurrently(concurrency, references(folder), async (reference) => {
    signal.throwIfAborted();
    const { key } = reference;
    const written = await copyBlob(work, key);
    if (!written) {
      copied.missing.push(key);
      return;
    }
    if (!isWhole(written, reference)) copied.damaged.push(key);
    sums.add(names.blob(key), written.sha256);
    copied.files += 1;
    copied.bytes += written.bytes;
    progress.at(() => `Copied ${copied.files} of ${total} photo files, ${readableBytes(copied.bytes)} …`);
  });
  return copied;
}
