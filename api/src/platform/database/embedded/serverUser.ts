import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { advice, NoServer } from './noServer.ts';

/** A user of the system and its group, by their numbers. */
export interface User {
  uid: number;
  gid: number;
}

/** The owner of a folder; null when that is root, or there is no such folder. */
function ordinaryOwner(folder: string): User | null {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? null : { uid, gid };
}

const idOf = (option: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function nobody(): User {
  try {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  } catch {
    throw new NoServer(
      `The embedded database does not run as root, and there is no user nobody: start as an ordinary user, or ${advice}.`,
    );
  }
}

/**
 * The user that the server runs as: that of this process; PostgreSQL refuses root, for whom it is the owner of the database or of
 * the data folder, or nobody.
 * @param folders whose owner is taken, the first that has an ordinary one
 * @returns null for the user of this process
 * @throws NoServer when there is none
 */
export function serverUser(...folders: string[]): User | null {
  if (process.getuid?.() !== 0) return null;
  if (process.platform !== 'linux')
    throw new NoServer(`The embedded database does not run as root: start as an ordinary user, or ${advice}.`);
  for (const folder of folders) {
    const owner = ordinaryOwner(folder);
    if (owner) return owner;
  }
  return nobody();
}

/**
 * How a database's folder is named to a program that runs in it. For root it is no path, since the other user could not follow
 * it through folders that are closed to it: the folder was entered before the user changed.
 */
export const folderArgument = (folder: string, user: User | null): string => (user ? '/proc/self/cwd' : folder);
