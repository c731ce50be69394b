import path from 'node:path';
import { linesOf } from './hashedFile.ts';
import { names } from './layout.ts';
import { Refused } from './refused.ts';

/** A refusal that names the damaged file of a backup. */
export const damaged = (file: string, how: string): Refused =>
  new Refused(`The backup is damaged: ${file} ${how}. Nothing was restored.`);

/** The file names of a backup: a line must not lead out of the folder. */
const known = /^(manifest\.json|count-key|tables\/[\w-]+\.ndjson|blobs\/[\w-]+\/\w[\w.-]*)$/;

/** The lines of a backup's list of checksums. @throws Refused when one cannot be read */
export async function* checksumEntries(folder: string): AsyncGenerator<{ sha256: string; file: string }> {
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
  for await (const { sha256, file } of checksumEntries(folder)) if (file === wanted) return sha256;
  throw damaged(names.sums, `does not list ${wanted}`);
}

/** Keys of the blobs in a backup. */
export async function* blobKeys(folder: string): AsyncGenerator<string> {
  for await (const { file } of checksumEntries(folder))
    if (file.startsWith('blobs/')) yield file.slice('blobs/'.length);
}
