// @ts-check
/** The processes of the product while `npm start` runs: started, awaited, and stopped together. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fail, root } from './workspace.mjs';

/** @typedef {{ name: string, child: import('node:child_process').ChildProcess, ended: Promise<number> }} Running */
/** @typedef {{ folder: string, console: boolean }} Logs `folder` keeps the logs, unless they go to the `console` */

/** @type {Running[]} */
const processes = [];
let stopping = false;

/** Whether the product is being stopped: nothing more is to be started. */
export const isStopping = () => stopping;

/** @param {number} port @param {string} host @returns {Promise<boolean>} whether something listens there */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const done = (/** @type {boolean} */ taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false));
  });

/** @param {number} port @param {string} setting names it */
export async function requireFree(port, setting) {
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) {
    fail(`Port ${port} is taken: stop the program that uses it, or choose another port with ${setting}.`);
  }
}

const logOf = (/** @type {Logs} */ logs, /** @type {string} */ name) => path.join(logs.folder, `${name}.log`);

/** The log of one process; the one before it is kept as `.old` once it has grown. @param {string} file */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    if (statSync(file).size > 10 * 1024 * 1024) renameSync(file, `${file}.old`);
  } catch {
    /* there is no earlier log */
  }
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}

/** Stops every process and waits for it; a second call ends them at once. @param {number} code this process's exit code */
export async function stop(code) {
  if (stopping) {
    for (const { child } of processes) child.kill('SIGKILL');
    return;
  }
  stopping = true;
  for (const { child } of [...processes].reverse()) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  process.exit(code);
}

/**
 * Starts a program of the product. The product stops when it ends by itself.
 * @param {string} name @param {string[]} args of Node @param {Record<string, string>} env beside this process's own
 * @param {Logs} logs
 */
export function launch(name, args, env, logs) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // Own group: a Ctrl-C of the terminal reaches this command alone, which then stops all in order.
    detached: true,
    stdio: ['ignore', logs.console ? 'inherit' : 'pipe', 'inherit'],
  });
  child.stdout?.pipe(openLog(logOf(logs, name)));
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  processes.push({ name, child, ended });
  void ended.then((code) => {
    if (stopping) return;
    process.stderr.write(`The ${name} has stopped (exit code ${code}); its log is ${logOf(logs, name)}.\n`);
    void stop(1);
  });
}

/**
 * Starts a program that does its work beside the product and ends; what it says goes to the terminal.
 * @param {string[]} args of Node @param {Record<string, string>} env beside this process's own
 */
export function launchTask(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  processes.push({ name: args[0] ?? '', child, ended });
}

/** Waits until a process answers 200. @param {string} url @param {string} what @param {Logs} logs */
export async function ready(url, what, logs) {
  const patience = Date.now() + 60_000;
  while (!stopping) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      /* not listening yet */
    }
    if (Date.now() > patience) {
      process.stderr.write(`The ${what} was not ready within a minute; its log is in ${logs.folder}.\n`);
      await stop(1);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
