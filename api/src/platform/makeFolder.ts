import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it, for their owner alone (mode 0700); one that is there stays as it is. The recursive `mkdir` of
 * Node.js 20 never ends where a file system says that the parent is missing which is there, as `/proc/x` does.
 * @throws NodeJS.ErrnoException
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (isFolder(whole)) return;
  if (path.dirname(whole) !== whole) makeFolder(path.dirname(whole));
  try {
    mkdirSync(whole, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(whole)) throw error;
  }
}
