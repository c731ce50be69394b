import { createHash } from 'node:crypto';
import path from 'node:path';

/** Bytes of a socket's path that every system takes; what is longer is cut off silently. */
const longestPath = 103;

/**
 * Where the service that owns a data folder is asked for a copy of its database: a socket in the folder, on Windows a
 * pipe. Null when the folder's own path is too long for one.
 */
export function channelPath(folder: string): string | null {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\photo-competition-maintenance-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const file = path.join(folder, 'maintenance.sock');
  return Buffer.byteLength(file) > longestPath ? null : file;
}

/** Holds the copies, each in a folder of its own, until the caller that asked for it disconnects. */
export const copiesFolder = (folder: string): string => path.join(folder, 'copies');
