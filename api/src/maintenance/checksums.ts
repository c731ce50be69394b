import { createReadStream } from 'node:fs';
import path from 'node:path';
import { hashOf, linesOf } from './hashedFile.ts';
import { names } from './layout.ts';
import type { Manifest } from './manifest.ts';
import { Refused } from './refused.ts';

/** What is wrong with a file of a backup. */
export const damaged = (file: string, how: string): Refused =>
  new Refused(`The backup is damaged: ${file} ${how}. Nothing was restored.`);

/** Only what a backup may hold: a line must not lead out of the folder. */
const known = /^(manifest\.json|tables\/[\w-]+\.ndjson|blobs\/[\w-]+\/\w[\w.-]*)$/;

async function* entries(folder: string): AsyncGenerator<{ sha256: string; file: string }> {
  try {
    for await (const line of linesOf(path.join(folder, names.sums))) {
      const [, sha256 = '', file = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (!known.test(file)) throw damaged(names.sums, 'has a line that cannot be read');
      yield { sha256, file };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw damaged(names.sums, 'is missing');
    throw error;
  }
}

/** The checksum that a backup lists for a file. @throws Refused when it lists none */
export async function checksumOf(folder: string, wanted: string): Promise<string> {
  for await (const { sha256, file } of entries(folder)) if (file === wanted) return sha256;
  throw damaged(names.sums, `does not list ${wanted}`);
}

/** Keys of the blobs in a backup. */
export async function* blobKeys(folder: string): AsyncGenerator<string> {
  for await (const { file } of entries(folder)) if (file.startsWith('blobs/')) yield file.slice('blobs/'.length);
}

async function verifyFile(folder: string, file: string, expected: string): Promise<number> {
  const { sha256, bytes } = await hashOf(createReadStream(path.join(folder, file))).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw damaged(file, missing ? 'is missing' : `cannot be read (${(error as Error).message})`);
  });
  if (sha256 !== expected) throw damaged(file, 'is not as it was written: its checksum is another one');
  return bytes;
}

/**
 * Reads every file of a backup and compares it with its checksum.
 * @param step told of each file that has been read, with its size in bytes
 * @throws Refused that names the first file that is missing or damaged
 */
export async function verifyBackup(folder: string, manifest: Manifest, step: (bytes: number) => void): Promise<void> {
  const awaited = new Set<string>([names.manifest, ...manifest.tables.map(({ name }) => names.table(name))]);
  let blobs = 0;
  for await (const { sha256, file } of entries(folder)) {
    step(await verifyFile(folder, file, sha256));
    if (file.startsWith('blobs/')) blobs += 1;
    else if (!awaited.delete(file)) throw damaged(names.sums, `lists ${file}, which is not part of the backup`);
  }
  for (const file of awaited) throw damaged(names.sums, `does not list ${file}`);
  if (blobs !== manifest.blobs.files)
    throw damaged(names.sums, `lists ${blobs} photo files instead of ${manifest.blobs.files}`);
}
