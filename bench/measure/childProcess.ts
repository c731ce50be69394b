import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf } from './peakMemory.ts';

/** A Node program to run as a child process. */
export interface Program {
  /** Name in error messages. */
  name: string;
  /** Arguments of node: the script and its arguments. */
  args: string[];
  /** The complete environment except PATH; nothing else is inherited, so that the shell cannot influence a measurement. */
  env: Record<string, string>;
  /** URL that answers 2xx once the program is ready. */
  readyUrl: string;
}

/** A running program. */
export interface Running {
  pid: number;
  /** Processor seconds used since the start, user and system time, with the processes that it has started; NaN where /proc is not available. */
  cpuSeconds(): number;
  /** Sends SIGTERM, and SIGKILL after a timeout. */
  stop(): Promise<void>;
}

/** Unit of processor times in /proc (USER_HZ): 100 per second on every Linux architecture that Node supports. */
export const ticksPerSecond = 100;

function cpuSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // Fields after the command name, which is in parentheses and may contain blanks; utime is the 12th, stime the 13th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const readyWithinMs = 60_000;
const stopsWithinMs = 15_000;

/** Starts a program and waits until it is ready. @throws Error with its output when it exits or is not ready in time */
export async function start({ name, args, env, readyUrl }: Program): Promise<Running> {
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  // The child is killed when this process exits for any reason.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const deadline = Date.now() + readyWithinMs;
  while (
    !(await fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasExited() || Date.now() > deadline) {
      kill();
      throw new Error(`${name} did not start:\n${output}`);
    }
    await delay(50);
  }
  const pid = child.pid ?? 0;
  return {
    pid,
    cpuSeconds: () => [pid, ...childrenOf(pid)].map(cpuSecondsOf).reduce((sum, seconds) => sum + seconds),
    async stop() {
      if (!hasExited()) child.kill('SIGTERM');
      const timer = setTimeout(kill, stopsWithinMs);
      await ended;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}
