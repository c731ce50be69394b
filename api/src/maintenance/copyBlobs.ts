import { createReadStream } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { BlobStore } from '../platform/blobs/blobStore.ts';
import { backupBefore } from './backupBefore.ts';
import type { BlobReference } from './blobReferences.ts';
import type { ChecksumList } from './checksumList.ts';
import { referencesFile } from './copyRows.ts';
import { hashOf, linesOf, writeHashed, type Written } from './hashedFile.ts';
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

/** Error codes of file systems that cannot make a hard link, or no further one. */
const noLinks = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a file a second name. @returns false where that cannot be */
const linkTo = (existing: string, file: string): Promise<boolean> =>
  link(existing, file).then(
    () => true,
    (error: unknown) => {
      if (noLinks.has((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    },
  );

/**
 * Takes the file of the backup before for the blob's, where both are the same to the byte.
 * @returns null where it is not there, is another one or was damaged, or cannot be shared
 */
async function shareBlob(existing: string, file: string, content: () => Readable): Promise<Written | null> {
  const before = await hashOf(createReadStream(existing)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (!before) return null;
  const now = await hashOf(content());
  return before.sha256 === now.sha256 && (await linkTo(existing, file)) ? now : null;
}

/** @param before folder of the backup before, if there is one. @returns null when the store does not have it */
async function copyBlob({ blobs, folder }: Work, key: string, before: string | null): Promise<Written | null> {
  if ((await blobs.size(key)) === null) return null;
  const file = path.join(folder, names.blob(key));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const content = () => blobs.read(key);
  const shared = before === null ? null : await shareBlob(path.join(before, names.blob(key)), file, content);
  return shared ?? writeHashed(file, content() as AsyncIterable<Buffer>);
}

const isWhole = ({ bytes, sha256 }: Written, { part, bytes: expected }: BlobReference): boolean =>
  bytes === expected && (part.kind === 'derivative' || sha256 === part.sha256);

/**
 * Copies the blobs that the rows refer to, in constant memory. Missing and damaged blobs do not stop the backup of the others:
 * they are reported. A file that the backup before has already is kept once for both.
 */
export async function copyBlobs(work: Work): Promise<Manifest['blobs']> {
  const { folder, sums, total, progress, signal } = work;
  const before = await backupBefore(folder);
  const copied: Manifest['blobs'] = { files: 0, bytes: 0, missing: [], damaged: [] };
  await forEachConcurrently(concurrency, references(folder), async (reference) => {
    signal.throwIfAborted();
    const { key } = reference;
    const written = await copyBlob(work, key, before);
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
