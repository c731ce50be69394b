import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { channelPath, copiesFolder } from '../platform/copyChannel/channelPath.ts';
import { Refused } from './refused.ts';

/** A running service that removes no photos for as long as this connection to it is open. */
export interface Held {
  /** Copies the embedded database; the copy is removed when the connection ends. @returns a data folder with nothing but the copy */
  copy(): Promise<string>;
  /** @throws Refused when the service has stopped meanwhile */
  confirm(): Promise<void>;
  end(): void;
}

const stopped = () => new Refused('The service was stopped in the meantime: start the command again.');

/** The next line that the service sends. */
const answer = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    const gone = () => reject(stopped());
    socket.once('close', gone);
    socket.once('data', (text) => {
      socket.off('close', gone);
      resolve(String(text).trim());
    });
  });

const reach = (address: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return resolve(null);
      const owner = error.code === 'EACCES' || error.code === 'EPERM';
      reject(owner ? new Refused(`The service belongs to another user: run the command as that user.`) : error);
    });
  });

/** Calls the service that owns a data folder. @returns null when nobody answers */
export async function callService(folder: string): Promise<Held | null> {
  const address = channelPath(folder);
  const socket = address === null ? null : await reach(address);
  if (!socket) return null;
  let ended = false;
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.once('close', () => {
    ended = true;
  });
  await answer(socket);
  return {
    async copy() {
      if (ended) throw stopped();
      socket.write('copy\n');
      const said = await answer(socket);
      const [, name] = /^copied ([\w-]+)$/.exec(said) ?? [];
      if (name === undefined) throw new Refused(`The service could not copy its database: ${said}.`);
      return path.join(copiesFolder(folder), name);
    },
    confirm: () => (ended ? Promise.reject(stopped()) : Promise.resolve()),
    end: () => socket.destroy(),
  };
}
