import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another process owns the data folder. */
export class FolderLocked extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running service: stop that one, or choose another DATA_DIR.`);
  }
}

/** A socket name derived from the folder's real path; the system releases it when the process ends. */
function socketName(folder: string): string {
  const { dev, ino } = statSync(folder);
  const name = `photo-competition-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

const listen = (name: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server.unref()));
  });

/** Where sockets are files, the file may outlive its process: then nobody answers. */
const abandoned = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Locks the folder for this process: two processes on one embedded database silently lose rows. Waits a moment for a process
 * that is stopping.
 * @returns the function that releases the lock
 * @throws FolderLocked when another process keeps it for longer than `patience` milliseconds
 */
export async function lockFolder(folder: string, patience = 5000): Promise<() => Promise<void>> {
  const name = socketName(folder);
  const until = Date.now() + patience;
  for (;;) {
    const server = await listen(name);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    if (!name.startsWith('\0') && process.platform !== 'win32' && (await abandoned(name)))
      rmSync(name, { force: true });
    else if (Date.now() > until) throw new FolderLocked(folder);
    else await delay(50);
  }
}
