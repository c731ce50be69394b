import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderLocked } from '../lock.ts';
import { answers, removeSocket } from './socket.ts';

/** Milliseconds that a server may take to write what it has in memory and end. */
const patience = 60_000;

/** The lines of `postmaster.pid`; none where there is no such file. */
function pidFile(folder: string): string[] {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether the server has said that it takes connections. */
export const isReady = (folder: string): boolean => pidFile(folder)[7]?.trim() === 'ready';

/** The process that a server's own file names. */
export const pidOf = (folder: string): number | null => Number(pidFile(folder)[0]) || null;

/** Whether a process is the server of a folder: that is its working directory. Another container has other numbers. */
function isServerOf(folder: string, pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    const [own, its] = [statSync(folder), statSync(`/proc/${pid}/cwd`)];
    return own.dev === its.dev && own.ino === its.ino;
  } catch {
    return false;
  }
}

/**
 * Ends a server that a killed service has left behind, and removes what a killed server has left. Call it with the data folder
 * locked: nobody else may start one.
 * @throws FolderLocked when the server belongs to somebody whom the lock does not reach, such as another container
 */
export async function endLeftOver(folder: string): Promise<void> {
  const until = Date.now() + patience;
  for (let asked = false; await answers(folder); await delay(50)) {
    const pid = pidOf(folder);
    if (pid !== null && !isServerOf(folder, pid)) throw new FolderLocked(path.dirname(realpathSync(folder)));
    if (Date.now() > until) throw new Error(`the server ${pid} of an earlier start does not end`);
    // PostgreSQL's fast shutdown: open transactions are rolled back.
    if (!asked && pid !== null) process.kill(pid, 'SIGINT');
    asked = pid !== null;
  }
  const pid = pidOf(folder);
  // Another process may have the number by now, and PostgreSQL would take it for the server.
  if (pid === null || !isServerOf(folder, pid)) rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  removeSocket(folder);
}
