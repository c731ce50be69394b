import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownVersion } from '../product/product.ts';

const execute = promisify(execFile);

/**
 * The newest migration of the version before; a release sets it to its own newest one. Versions before it are updated with all
 * instances stopped: their prepared statements fail once where a migration adds a column.
 */
export const lastKnown = '0059_jury_acceptance';

/** A checkout of an earlier version, as built. */
export interface Version {
  folder: string;
  remove(): Promise<unknown>;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ownVersion, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const migrations = 'api/src/platform/database/migrations';

/** The newest commit before any later migration; null where there is none, or no history that tells. */
function commitBefore(): string | null {
  const later = readdirSync(path.join(ownVersion, migrations)).find((file) => file.slice(0, 4) > lastKnown.slice(0, 4));
  if (later === undefined) return null;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${later}`).split('\n').at(-1);
    return git('rev-parse', '--verify', `${added}~1`);
  } catch {
    return null;
  }
}

/** `UPDATE_FROM` (a commit, or the folder of a version as built), or the newest commit before the migrations since. */
export const before: string | null = process.env['UPDATE_FROM'] ?? commitBefore();

/** Checks out a commit beside this version, and builds it. @param from a commit, or a folder that is used as it is */
export async function provideVersion(from: string): Promise<Version> {
  if (existsSync(path.join(from, 'api/dist'))) return { folder: from, remove: () => Promise.resolve() };
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-before-'));
  const run = (program: string, args: string[]) => execute(program, args, { cwd: folder, maxBuffer: 64e6 });
  git('worktree', 'add', '--force', '--detach', folder, from);
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  await run('npm', ['run', 'build']);
  return {
    folder,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await execute('git', ['worktree', 'prune'], { cwd: ownVersion });
    },
  };
}
