import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version with which the home page is compared: the last one whose statements were planned anew each time. */
export const earlierCommit = '8273a54';

/** The last migration of that version: data for it is filled, and kept, before the later ones. */
export const earlierMigration = '0004_shown_images';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const cache = fileURLToPath(new URL('../.cache', import.meta.url));

function run(command: string, cwd: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The version ${earlierCommit} cannot be built: ${command}\n${stderr.slice(-2000)}`);
}

/**
 * Checks that version out and builds it below bench/.cache, where it stays for the next run: with the libraries and the build
 * script of this version, so that nothing differs but the product's own code.
 * @returns its folder
 */
export function earlierVersion(say: (line: string) => void): string {
  const folder = path.join(cache, earlierCommit);
  const ready = path.join(folder, '.ready');
  if (existsSync(ready)) return folder;
  say(`Building version ${earlierCommit} in bench/.cache`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(`git archive ${earlierCommit} | tar -x -C '${folder}'`, repository);
  for (const modules of ['node_modules', 'api/node_modules', 'gateway/node_modules'])
    if (existsSync(path.join(repository, modules))) run(`cp -al ${modules} '${folder}/${modules}'`, repository);
  run(`cp scripts/build.mjs scripts/workspace.mjs '${folder}/scripts/'`, repository);
  run('node scripts/build.mjs schema api gateway', folder);
  writeFileSync(ready, '');
  return folder;
}
