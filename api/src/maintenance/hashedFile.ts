import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file that has been written: on the disk, readable by its owner alone. */
export interface Written {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Writes what `chunks` brings into a new file. @throws when the file exists */
export async function writeHashed(
  file: string,
  chunks: Iterable<string> | AsyncIterable<string | Buffer>,
): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      hash.update(buffer);
      bytes += buffer.length;
      await handle.writeFile(buffer);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Syncs a folder, so that files created or renamed in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** SHA-256 of what a stream brings, and how many bytes that were. */
export async function hashOf(content: Readable): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The lines of a file, one at a time. */
export async function* linesOf(file: string): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
