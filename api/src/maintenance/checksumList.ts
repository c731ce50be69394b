import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { names } from './layout.ts';

/** SHA256SUMS of a backup that is being written. */
export interface ChecksumList {
  add(file: string, sha256: string): void;
  /** On the disk when it resolves. @throws when any line could not be written */
  end(): Promise<void>;
}

/** Begins the list, in the form that `sha256sum -c` reads. */
export function beginChecksumList(folder: string): ChecksumList {
  const stream = createWriteStream(path.join(folder, names.sums), { flags: 'wx', mode: 0o600, flush: true });
  const written = finished(stream);
  // Reported by `end`.
  written.catch(() => undefined);
  return {
    add: (file, sha256) => void stream.write(`${sha256}  ${file}\n`),
    async end() {
      stream.end();
      await written;
    },
  };
}
