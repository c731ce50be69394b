import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether a package that has a command is installed. */
export const isInstalled = (command: string): boolean => existsSync(path.join(root, 'node_modules/.bin', command));

/** Runs a command of an installed package in a folder. @throws with what it says when it fails */
export async function commandIn(folder: string, name: string, ...given: string[]): Promise<void> {
  const program = path.join(root, 'node_modules/.bin', name);
  await promisify(execFile)(program, given, { cwd: folder }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${name} ${given.join(' ')} failed:\n${error.stdout}${error.stderr}`);
  });
}

/** The same in the repository's root. */
export const installedCommand = (name: string, ...given: string[]): Promise<void> => commandIn(root, name, ...given);
