import { createReadStream } from 'node:fs';
import path from 'node:path';
import { checksumEntries, damaged } from './checksums.ts';
import { hashOf } from './hashedFile.ts';
import { names } from './layout.ts';
import type { Manifest } from './manifest.ts';

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
  for await (const { sha256, file } of checksumEntries(folder)) {
    step(await verifyFile(folder, file, sha256));
    if (file.startsWith('blobs/')) blobs += 1;
    else if (!awaited.delete(file) && file !== names.countKey)
      throw damaged(names.sums, `lists ${file}, which is not part of the backup`);
  }
  for (const file of awaited) throw damaged(names.sums, `does not list ${file}`);
  if (blobs !== manifest.blobs.files)
    throw damaged(names.sums, `lists ${blobs} photo files instead of ${manifest.blobs.files}`);
}
