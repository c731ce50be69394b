import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** How the cores of the machine are shared out. */
export interface Cores {
  /** The one core of what is measured, as `taskset` writes it. */
  measured: string;
  /** All others: those who ask and who are asked. */
  others: string;
}

/** The cores that this process may use, by number. */
function allowed(): number[] {
  const file = '/proc/self/status';
  const list = existsSync(file) ? /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return (list ?? '').split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** Shares the cores out; null where there is but one, or no `taskset`. */
export function shareCores(): Cores | null {
  const [measured, ...others] = allowed();
  if (measured === undefined || !others.length || spawnSync('taskset', ['--version']).status !== 0) return null;
  return { measured: String(measured), others: others.join(',') };
}

/** Keeps every thread of a process, and what it starts from now on, on some cores. @throws Error when that is refused */
export function pin(pid: number, cores: string): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`A process cannot be kept on core ${cores}: ${stderr}`);
}
