// @ts-check
/** Shared by the start and the test command: installing, building, messages. Uses nothing but Node's own modules. */
import { spawn } from 'node:child_process';
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
 * Runs a command in the root; what it prints is shown only when it fails.
 * @param {string} command @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  process.off('exit', end);
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

const stampFile = (/** @type {string} */ name) => path.join(root, 'node_modules', `.photo-competition-${name}`);

/**
 * @param {string} name @param {string} stamp @param {string[]} results files that must exist for the work to count as done
 * @param {() => Promise<boolean>} work @returns {Promise<boolean>} false when the work failed
 */
async function unlessDone(name, stamp, results, work) {
  const file = stampFile(name);
  const present = [file, ...results.map((result) => path.join(root, result))].every((one) => existsSync(one));
  if (present && readFileSync(file, 'utf8') === stamp) return true;
  if (!(await work())) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
  return true;
}

const sha = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * Installs the packages of the lock file unless that very lock file is installed already.
 * @param {{ development: boolean }} scope whether what only tests and checks need is installed too. Without, it is left
 *   out of a first installation, which takes half the time then; one that holds it already keeps it.
 */
export async function install({ development }) {
  const everything = development || existsSync(path.join(root, 'node_modules/eslint'));
  const lock = sha(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const stamp = [lock, process.platform, process.arch, process.versions.modules, everything ? 'all' : 'start'].join(
    ' ',
  );
  const results = everything ? ['node_modules/vite', 'node_modules/eslint'] : ['node_modules/vite'];
  const done = await unlessDone('installed', stamp, results, () => {
    process.stdout.write(`Installing packages${everything ? '' : ', without those for development'} (once) …\n`);
    // Not `npm ci`: it refuses a lock file when a registry lacks an optional package of some other platform.
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    return run('npm', ['install', ...options, ...(everything ? ['--include=dev'] : ['--omit=dev'])]);
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

const builder = 'scripts/build.mjs';

/**
 * Transpiles workspaces, by themselves a matter of a second: tests and starts run the sources that are there.
 * @param {string[]} names
 */
export async function transpile(...names) {
  if (!(await run(process.execPath, [builder, ...names]))) fail('The sources cannot be read; see above.');
}

/** Bundles the programs of the services with their packages unless neither has changed since the last time. */
export async function buildPrograms() {
  const files = ['count', 'schema', 'api', 'gateway', 'scripts'].flatMap((name) => sources(path.join(root, name)));
  const inputs = files.filter((file) => !/\.test\.ts |\/testing\//.test(file));
  const stamp = sha([...inputs, readFileSync(path.join(root, 'package-lock.json'), 'utf8')].join('\n'));
  const results = ['api/dist/program/main.js', 'gateway/dist/program/main.js'];
  const done = await unlessDone('programs', stamp, results, () => run(process.execPath, [builder, 'programs']));
  if (!done) fail('The programs could not be bundled; see above.');
}

/**
 * Bundles the client unless none of its sources has changed since the last time.
 * @returns {Promise<boolean>} false when it failed
 */
export function buildClient() {
  const inputs = ['count', 'schema', 'web', 'scripts'].flatMap((name) => sources(path.join(root, name)));
  return unlessDone('client', sha(inputs.join('\n')), ['web/dist/client/index.html'], () => {
    process.stdout.write('Building the client …\n');
    return run(process.execPath, [builder, 'web']);
  });
}

/**
 * Bundles the page at `/explore` unless neither its sources nor the guide with its examples have changed since the last time.
 * @returns {Promise<boolean>} false when it failed
 */
export function buildExplorer() {
  const guide = readFileSync(path.join(root, 'docs/graph.md'), 'utf8');
  const inputs = [...['explore', 'scripts'].flatMap((name) => sources(path.join(root, name))), guide];
  return unlessDone('explorer', sha(inputs.join('\n')), ['explore/dist/page/index.html'], () =>
    run(process.execPath, [builder, 'explore']),
  );
}

/** Builds every workspace. */
export async function build() {
  await transpile('count', 'schema', 'api', 'gateway', 'demo');
  await buildPrograms();
  if (!(await buildClient())) fail('The client could not be built; Vite says why above.');
  if (!(await buildExplorer())) fail('The page at /explore could not be built; Vite says why above.');
}
