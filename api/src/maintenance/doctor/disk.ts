import { statfs } from 'node:fs/promises';
import { readableBytes } from '../progress.ts';
import { error, ok, warn, type Diagnosis } from './diagnosis.ts';

/** Room of a disk, in bytes. */
export interface Room {
  free: number;
  total: number;
}

/** Room of the disk of a folder, for those who are not root. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const [least, little] = [1e9, 5e9];

/** Whether there is room for photos, and for the database, which stops when its disk is full. @param what is on it */
export function checkRoom(what: string, folder: string, { free, total }: Room): Diagnosis {
  const share = Math.round((100 * free) / total);
  const found = `${readableBytes(free)} (${share} %) are free on the disk of ${what} (${folder}).`;
  if (free < least) return error('disk', found, 'Make room at once: a full disk stops the database.');
  if (free < little || share < 5)
    return warn('disk', found, 'Make room soon, or move to a larger disk (docs/install.md).');
  return ok('disk', found);
}
