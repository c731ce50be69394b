import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commit with which the home page is compared: the last one without prepared statements. */
export const earlierCommit = '8273a54';

/** The last migration of that commit: the benchmark's data is created at this point and copied before later migrations run. */
export const earlierMigration = '0004_shown_images';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const cache = fileURLToPath(new URL('../.cache', import.meta.url));

function run(command: string, cwd: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`An earlier version cannot be built: ${command}\n${stderr.slice(-2000)}`);
}

/**
 * Checks out and builds an earlier commit in bench/.cache, where later runs reuse it. It is built with the current
 * dependencies and build script, so that only the product's own code differs.
 * @returns the folder of the build
 */
export function earlierVersion(say: (line: string) => void, commit = earlierCommit): string {
  const folder = path.join(cache, commit);
  const ready = path.join(folder, '.ready');
  if (existsSync(ready)) return folder;
  say(`Building version ${commit} in bench/.cache`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(`git archive ${commit} | tar -x -C '${folder}'`, repository);
  for (const modules of ['node_modules', 'api/node_modules', 'gateway/node_modules'])
    if (existsSync(path.join(repository, modules))) run(`cp -al ${modules} '${folder}/${modules}'`, repository);
  run(`cp scripts/build.mjs scripts/workspace.mjs '${folder}/scripts/'`, repository);
  run('node scripts/build.mjs schema api gateway programs', folder);
  writeFileSync(ready, '');
  return folder;
}
