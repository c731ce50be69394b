import { spawn } from 'node:child_process';
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderArgument, type User } from './serverUser.ts';

/** The programs' environment: nothing of this process's, so that no PGPORT or LC_ALL of a person changes them. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Text is UTF-8, compared byte by byte, with Unicode's letter cases, whatever the locales of the system are. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** The socket is in a folder that only its owner can enter; no other way leads to the server. */
const access = ['--username=postgres', '--auth=trust'];

/** Writes a folder's entries to the disk. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Makes an empty folder that is the user's alone. */
function makeFolder(folder: string, user: User | null): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Makes the files of an empty database; the folder appears whole or not at all. */
export async function makeCluster(program: string, folder: string, user: User | null): Promise<void> {
  const draft = `${folder}.new`;
  makeFolder(draft, user);
  const args = ['-D', folderArgument(draft, user), ...locale, ...access];
  const child = spawn(path.join(program, 'bin/initdb'), args, {
    ...user,
    cwd: draft,
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  if (code !== 0) throw new Error(said.trim() || String(code));
  renameSync(draft, folder);
  syncFolder(path.dirname(folder));
}
