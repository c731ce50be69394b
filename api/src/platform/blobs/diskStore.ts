import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { BlobStoreRefused, checkBlobKey, isBlobKey, type BlobStore } from './blobStore.ts';

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function make(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new BlobStoreRefused(`The photos' folder ${folder} (BLOB_DIR) cannot be made: ${(error as Error).message}.`);
  }
}

/**
 * Blobs as files below a folder, made when absent; several instances may share it.
 * @throws BlobStoreRefused when the folder cannot be made
 */
export function diskStore(folder: string): BlobStore {
  make(folder);
  const fileOf = (key: string) => {
    checkBlobKey(key);
    return path.join(folder, key);
  };
  return {
    async put(key, content) {
      const file = fileOf(key);
      const parent = path.dirname(file);
      const made = await mkdir(parent, { recursive: true, mode: 0o700 });
      try {
        if (Buffer.isBuffer(content)) {
          await write(`${file}.part`, content);
        } else {
          await copyFile(content.file, `${file}.part`);
          await sync(`${file}.part`);
        }
        await rename(`${file}.part`, file);
      } catch (error) {
        // A full disk gets the room back at once.
        await rm(`${file}.part`, { force: true });
        throw error;
      }
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
    async *list() {
      for (const parent of await readdir(folder, { withFileTypes: true })) {
        if (!parent.isDirectory() || !isBlobKey(`${parent.name}/blob`)) continue;
        for (const name of await readdir(path.join(folder, parent.name))) {
          const key = `${parent.name}/${name}`;
          if (isBlobKey(key)) yield key;
        }
      }
    },
  };
}
