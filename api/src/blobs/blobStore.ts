import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Part of a blob, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps the bytes of photos. A key is written once and never changed. */
export interface BlobStore {
  /** Stores bytes, or the content of a file; on the disk when it resolves. */
  put(key: string, content: Buffer | { file: string }): Promise<void>;
  /** @throws when the blob is missing */
  read(key: string, range?: ByteRange): Readable;
  /** Size in bytes; null when the blob is missing. */
  size(key: string): Promise<number | null>;
  /** Nothing happens when it is missing. */
  remove(key: string): Promise<void>;
}

/** A new key, spread over folders. */
export function newBlobKey(extension: string): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${extension}`;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Blobs as files below a folder. */
export function diskStore(folder: string): BlobStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => {
    const file = path.join(folder, key);
    if (!file.startsWith(folder + path.sep)) throw new Error('A blob key leads out of its folder');
    return file;
  };
  return {
    async put(key, content) {
      const file = fileOf(key);
      const parent = path.dirname(file);
      const made = await mkdir(parent, { recursive: true, mode: 0o700 });
      if (Buffer.isBuffer(content)) {
        const handle = await open(`${file}.part`, 'w', 0o600);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
      } else {
        await copyFile(content.file, `${file}.part`);
        await sync(`${file}.part`);
      }
      await rename(`${file}.part`, file);
      // A rename is durable once its folder is; a new folder once its parent is.
      await sync(parent);
      if (made !== undefined) await sync(folder);
    },
    read: (key, range) => createReadStream(fileOf(key), range),
    async size(key) {
      try {
        return (await stat(fileOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
      await rm(`${fileOf(key)}.part`, { force: true });
    },
  };
}
