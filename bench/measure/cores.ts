import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Assignment of processes to processor cores, as `taskset` lists. */
export interface Cores {
  /** The core of the measured process. */
  measured: string;
  /** All other cores, for clients and upstreams. */
  others: string;
}

/** Numbers of the cores that this process may use. */
function allowed(): number[] {
  const file = '/proc/self/status';
  const list = existsSync(file) ? /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return (list ?? '').split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** Assigns the cores; null when there is only one, or no `taskset`. */
export function shareCores(): Cores | null {
  const [measured, ...others] = allowed();
  if (measured === undefined || !others.length || spawnSync('taskset', ['--version']).status !== 0) return null;
  return { measured: String(measured), others: others.join(',') };
}

/** Pins all threads of a process, and its future children, to some cores. @throws Error when `taskset` fails */
export function pin(pid: number, cores: string): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`A process cannot be kept on core ${cores}: ${stderr}`);
}
