// @ts-check
/**
 * `npm start`: installs, builds, loads demo data into an empty database, runs the REST service and the gateway as two
 * processes, waits until both are ready and says where everything is. `--watch` (`npm run dev`) does the same with reload.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { build, fail, install, requireNode, root, run } from './workspace.mjs';

const watch = process.argv.includes('--watch');
const nodeEnv = process.env['NODE_ENV'] ?? 'development';
const production = nodeEnv === 'production';

/** @param {string} name @param {number} fallback */
function portSetting(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  return port;
}

const port = portSetting('PORT', 4000);
const apiPort = portSetting('API_PORT', 4001);
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'data');
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const apiUrl = process.env['REST_API_URL'] ?? `http://127.0.0.1:${apiPort}`;
const ownApi = process.env['REST_API_URL'] === undefined;
const webPort = 5173;

/** @param {number} candidate @param {string} host @returns {Promise<boolean>} whether something listens there */
const answers = (candidate, host) =>
  new Promise((resolve) => {
    const socket = connect({ port: candidate, host, timeout: 1000 });
    const done = (/** @type {boolean} */ taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false));
  });

/** @param {number} candidate @param {string} setting */
async function requireFree(candidate, setting) {
  if ((await answers(candidate, '127.0.0.1')) || (await answers(candidate, '::1'))) {
    fail(`Port ${candidate} is taken: stop the program that uses it, or choose another port with ${setting}.`);
  }
}

/** The log of one process, in the data folder; the one before it is kept as `.old` once it has grown. @param {string} name */
function logFile(name) {
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.log`);
  try {
    if (statSync(file).size > 10 * 1024 * 1024) renameSync(file, `${file}.old`);
  } catch {
    /* there is no earlier log */
  }
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}

/** @typedef {{ name: string, child: import('node:child_process').ChildProcess, ended: Promise<number> }} Running */
/** @type {Running[]} */
const processes = [];
let stopping = false;

/** Stops every process and waits for it; a second call ends them at once. @param {number} code */
async function stop(code) {
  if (stopping) {
    for (const { child } of processes) child.kill('SIGKILL');
    return;
  }
  stopping = true;
  for (const { child } of [...processes].reverse()) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  process.exit(code);
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} env @returns {Running} */
function launch(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: nodeEnv, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...env },
    // Own group: a Ctrl-C of the terminal reaches this command alone, which then stops both in order.
    detached: true,
    stdio: ['ignore', production ? 'inherit' : 'pipe', 'inherit'],
  });
  if (child.stdout) child.stdout.pipe(logFile(name));
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  void ended.then((code) => {
    if (stopping) return;
    process.stderr.write(
      `The ${name} has stopped (exit code ${code}); its log is ${path.join(dataDir, 'logs', `${name}.log`)}.\n`,
    );
    void stop(1);
  });
  const running = { name, child, ended };
  processes.push(running);
  return running;
}

/** @param {string} url @param {string} what */
async function ready(url, what) {
  const patience = Date.now() + 60_000;
  while (!stopping) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      /* not listening yet */
    }
    if (Date.now() > patience) {
      process.stderr.write(`The ${what} was not ready within a minute; its log is in ${path.join(dataDir, 'logs')}.\n`);
      await stop(1);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

requireNode();
install();
await requireFree(port, 'PORT');
if (ownApi) await requireFree(apiPort, 'API_PORT');
if (watch) await requireFree(webPort, 'another port');
build();

/** @type {Record<string, string>} */
const settings = {
  NODE_ENV: nodeEnv,
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
  PORT: String(port),
  API_PORT: String(apiPort),
};
const demo = ownApi && !production && process.env['DEMO_DATA'] !== 'off';
if (demo && !run(process.execPath, ['api/dist/demo/main.js'], { quiet: false, env: settings })) process.exit(1);

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

if (watch) {
  const compiler = 'node_modules/typescript/bin/tsc';
  launch('compiler', [compiler, '-b', 'schema', 'api', 'gateway', '--watch', '--preserveWatchOutput'], settings);
  launch('vite', ['node_modules/vite/bin/vite.js', 'web', '--port', String(webPort), '--strictPort'], settings);
}
const reload = watch ? ['--watch', '--watch-preserve-output'] : [];
if (ownApi) {
  launch('api', [...reload, '--enable-source-maps', 'api/dist/main.js'], settings);
  await ready(`${apiUrl}/readyz`, 'REST service');
}
// Ctrl-C while the service starts: what is started after it would be left behind.
if (!stopping) {
  // Source maps would take 5 MB of its memory.
  launch('gateway', [...reload, ...(watch ? ['--enable-source-maps'] : []), 'gateway/dist/main.js'], {
    ...settings,
    REST_API_URL: apiUrl,
    ...(watch ? { WEB_DEV_URL: `http://localhost:${webPort}` } : {}),
  });
  await ready(`http://localhost:${port}/readyz`, 'gateway');
}

if (!stopping) {
  const lines = [
    '',
    `  Photo competition  ${publicUrl}`,
    `  GraphQL            ${publicUrl}/graphql`,
    ...(production ? [] : [`  Mails              ${publicUrl}/dev/mail`]),
    `  Data folder        ${dataDir}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
