import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A program to measure, in a process of its own. */
export interface Program {
  /** Named in messages. */
  name: string;
  /** Arguments of node: the script and what follows it. */
  args: string[];
  /** The whole environment but for PATH: what the shell sets may not change a measurement. */
  env: Record<string, string>;
  /** Address that answers 2xx once the program is ready. */
  readyUrl: string;
}

/** A running program. */
export interface Running {
  pid: number;
  /** Processor seconds it has used since it started, in user and kernel; NaN where the system does not tell. */
  cpuSeconds(): number;
  /** Ends it, kindly first. */
  stop(): Promise<void>;
}

/** Linux counts processor time in hundredths of a second, on every architecture Node runs on. */
export const ticksPerSecond = 100;

function cpuSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The fields after the name, which stands in parentheses and may hold blanks: utime and stime are the 12th and 13th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const readyWithinMs = 60_000;
const stopsWithinMs = 15_000;

/** Starts a program and waits until it is ready. @throws with what the program has said when it ends or is not ready in time */
export async function start({ name, args, env, readyUrl }: Program): Promise<Running> {
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  // Nothing that is measured outlives the measurement, however that ends.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const patience = Date.now() + readyWithinMs;
  while (
    !(await fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (gone() || Date.now() > patience) {
      kill();
      throw new Error(`${name} did not start:\n${output}`);
    }
    await delay(50);
  }
  const pid = child.pid ?? 0;
  return {
    pid,
    cpuSeconds: () => cpuSecondsOf(pid),
    async stop() {
      if (!gone()) child.kill('SIGTERM');
      const timer = setTimeout(kill, stopsWithinMs);
      await ended;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}
