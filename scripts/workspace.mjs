// @ts-check
/** What the start and the test command share: installing, building and talking to a person on a terminal. Node's own parts only. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Ends the command with one plain sentence and exit code 1. @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Refuses a Node that the product does not support. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: install Node 20.19 or later, 22 or 24, and start again.`);
  }
}

/**
 * Runs a command in the root; its output is shown only when it fails, or always with `quiet: false`.
 * @param {string} command @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, timeout?: number }} [options] `timeout` in milliseconds
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, { quiet = true, env, timeout } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0 && quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status === 0;
}

const stampFile = (/** @type {string} */ name) => path.join(root, 'node_modules', `.photo-competition-${name}`);

/**
 * @param {string} name @param {string} stamp @param {string[]} results files that must exist for the work to count as done
 * @param {() => boolean} work @returns {boolean} false when the work failed
 */
function unlessDone(name, stamp, results, work) {
  const file = stampFile(name);
  const present = [file, ...results.map((result) => path.join(root, result))].every((one) => existsSync(one));
  if (present && readFileSync(file, 'utf8') === stamp) return true;
  if (!work()) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
  return true;
}

const sha = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** Installs the packages of the lock file unless that very lock file is installed already. */
export function install() {
  const lock = sha(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const stamp = `${lock} ${process.platform} ${process.arch} ${process.versions.modules}`;
  const done = unlessDone('installed', stamp, ['node_modules/typescript'], () => {
    process.stdout.write('Installing packages (once) …\n');
    // Not `npm ci`: it refuses a lock file when a registry lacks an optional package of some other platform.
    return run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  });
  if (!done) fail('The packages could not be installed; npm says why above. Is the registry reachable?');
}

/** @param {string} folder @returns {string[]} every source file below, with its size and change time */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return sources(file);
    const { size, mtimeMs } = statSync(file);
    return [`${path.relative(root, file)} ${size} ${mtimeMs}`];
  });
}

/** Builds every workspace unless no source has changed since the last build. */
export function build() {
  const inputs = ['schema', 'api', 'gateway', 'web'].flatMap((name) => sources(path.join(root, name)));
  const built = ['api/dist/main.js', 'gateway/dist/main.js', 'web/dist/client/index.html'];
  const done = unlessDone('built', sha(inputs.join('\n')), built, () => {
    process.stdout.write('Building …\n');
    return run('npm', ['run', '--silent', 'build']);
  });
  if (!done) fail('The build failed; the compiler says why above.');
}
