import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { chmodSync, constants, mkdirSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { allowSweep, holdSweep } from '../blobs/garbage.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { channelPath, copiesFolder } from './channelPath.ts';

/** What the channel works on: the data folder and the embedded database that this process owns. */
interface Parts {
  folder: string;
  db: Db;
  log: Logger;
}

/**
 * Copies the embedded database as it stands. The engine has one connection and no background process, so
 * nothing writes while this code holds the connection: the copy equals what a power cut would leave, which PostgreSQL
 * recovers without loss. Other requests wait meanwhile, for a second or so; reading all rows here would take ten times as long.
 */
async function copyDatabase({ folder, db }: Parts, copy: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    await cp(path.join(folder, 'database'), path.join(copy, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  });
}

/** Answers one caller until it goes: keeps the sweep away and makes copies, which go with it. */
async function serve(parts: Parts, socket: Socket): Promise<void> {
  const copies: string[] = [];
  await holdSweep(parts.db);
  try {
    socket.write('held\n');
    for await (const request of socket.setEncoding('utf8') as AsyncIterable<string>) {
      if (request !== 'copy\n') throw new Error(`${JSON.stringify(request)} is not a request`);
      const name = randomUUID();
      const copy = path.join(copiesFolder(parts.folder), name);
      copies.push(copy);
      const failure = await copyDatabase(parts, copy).catch((error: unknown) => String((error as Error).message));
      socket.write(failure === undefined ? `copied ${name}\n` : `failed ${failure}\n`);
    }
  } finally {
    await allowSweep(parts.db);
    for (const copy of copies) await rm(copy, { recursive: true, force: true });
  }
}

/** Opens the address for callers. @returns why not, or null */
const listen = (server: Server, address: string): Promise<Error | null> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(address, () => {
      if (process.platform !== 'win32') chmodSync(address, 0o600);
      resolve(null);
    });
  });

/** The lock of the folder is held: what is there was left by a process that died. */
function clear(folder: string, address: string): void {
  rmSync(copiesFolder(folder), { recursive: true, force: true });
  mkdirSync(copiesFolder(folder), { mode: 0o700 });
  if (process.platform !== 'win32') rmSync(address, { force: true });
}

/**
 * The embedded database belongs to one process, so the commands for backup and check ask that process. The channel is
 * a socket in the data folder that only its owner may open; all that can be asked is a copy inside that same folder.
 * Where it cannot be opened the service runs without it, and has to be stopped for a backup.
 * @returns what closes it, after every caller has been sent away
 */
export async function openChannel(parts: Parts): Promise<() => Promise<void>> {
  const { folder, log } = parts;
  const address = channelPath(folder);
  if (address === null) {
    log.warn({ folder }, 'the path of the data folder is too long for a socket: backups need the service stopped');
    return () => Promise.resolve();
  }
  const callers = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // A command that is killed breaks the connection: no error of the service.
    socket.on('error', () => undefined);
    const served = serve(parts, socket)
      .catch((error: unknown) => log.warn({ err: error }, 'a backup or check was not served to its end'))
      .finally(() => {
        socket.destroy();
        callers.delete(socket);
      });
    callers.set(socket, served);
  });
  clear(folder, address);
  const failure = await listen(server, address);
  if (failure) log.warn({ err: failure }, 'no channel for backups: they need the service stopped');
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of callers.keys()) socket.destroy();
    await Promise.all(callers.values());
    await closed;
  };
}
