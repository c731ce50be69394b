import { closeSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Name of the server's socket in its folder; the number is part of the name, no port is opened. */
const socketName = '.s.PGSQL.5432';

/** Bytes of a socket's path that every system takes; what is longer is cut off silently. */
const longestPath = 103;

/** A folder by a name that is short enough for the path of a socket in it. */
export interface ShortName {
  folder: string;
  /** Ends the name. */
  release(): void;
}

/** Gives a folder a name that is short enough for the path of its server's socket. */
export function shortName(folder: string): ShortName {
  if (Buffer.byteLength(path.join(folder, socketName)) <= longestPath) return { folder, release: () => undefined };
  if (process.platform === 'linux') {
    const descriptor = openSync(folder, 'r');
    return { folder: `/proc/self/fd/${descriptor}`, release: () => closeSync(descriptor) };
  }
  const link = path.join(tmpdir(), `pg-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return { folder: link, release: () => rmSync(link, { force: true }) };
}

/** Whether a server answers on the socket of a folder. */
export async function answers(folder: string): Promise<boolean> {
  const name = shortName(folder);
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect(path.join(name.folder, socketName));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  name.release();
  return answered;
}

/** Removes the socket of a server that died. */
export function removeSocket(folder: string): void {
  for (const name of [socketName, `${socketName}.lock`]) rmSync(path.join(folder, name), { force: true });
}
