import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FolderLocked, lockFolder } from '../platform/database/lock.ts';
import { syncFolder } from './hashedFile.ts';
import { names } from './layout.ts';
import { Refused } from './refused.ts';

/** A backup that is being written, under a name that no whole backup has. */
export interface Draft {
  folder: string;
  /** Syncs it to the disk and renames it to the target. */
  finish(): Promise<void>;
  /** Removes it. */
  discard(): Promise<void>;
}

const beingWritten = (folder: string) => new Refused(`Another backup is being written to ${folder} at the moment.`);

/** Removes the remains of a killed backup. @throws Refused when that backup is still running */
async function clear(folder: string): Promise<void> {
  const unlock = await lockFolder(folder, 0).catch((error: unknown) => {
    throw error instanceof FolderLocked ? beingWritten(folder) : error;
  });
  await rm(folder, { recursive: true });
  await unlock();
}

/** Every folder below one, and itself last. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncTree(path.join(folder, entry.name));
  await syncFolder(folder);
}

/**
 * Begins a backup that will be `target`.
 * @throws Refused when that exists, its parent does not, or another backup is on its way there
 */
export async function beginDraft(target: string): Promise<Draft> {
  const [parent, folder] = [path.dirname(target), `${target}.partial`];
  if (existsSync(target)) throw new Refused(`${target} exists already: choose a name that is free.`);
  if (!existsSync(parent)) throw new Refused(`There is no folder ${parent} to write the backup to.`);
  if (existsSync(folder)) await clear(folder);
  await mkdir(folder, { mode: 0o700 });
  const unlock = await lockFolder(folder, 0);
  await mkdir(path.join(folder, names.tables), { mode: 0o700 });
  await mkdir(path.join(folder, names.blobs), { mode: 0o700 });
  return {
    folder,
    async finish() {
      await syncTree(folder);
      await rename(folder, target);
      await syncFolder(parent);
      await unlock();
    },
    async discard() {
      await rm(folder, { recursive: true, force: true });
      await unlock();
    },
  };
}
