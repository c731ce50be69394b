import { existsSync, readFileSync } from 'node:fs';
import { ticksPerSecond } from './childProcess.ts';

/**
 * Processor seconds, of all cores together, that this machine wanted and its host gave to others since the start (`steal`
 * in proc_stat(5)); 0 where the system does not tell.
 */
export function stolenSeconds(): number {
  const file = '/proc/stat';
  if (!existsSync(file)) return 0;
  // cpu user nice system idle iowait irq softirq steal …
  const steal = readFileSync(file, 'utf8').split('\n', 1)[0]?.trim().split(/\s+/)[8];
  return Number(steal ?? 0) / ticksPerSecond;
}

/** A measurement, and the share of a core that was stolen while it was made. */
export interface Watched<T> {
  value: T;
  stolen: number;
}

/** Measures, and says how much was stolen meanwhile. */
export async function watched<T>(measure: () => Promise<T>): Promise<Watched<T>> {
  const [before, start] = [stolenSeconds(), performance.now()];
  const value = await measure();
  return { value, stolen: (stolenSeconds() - before) / ((performance.now() - start) / 1000) };
}

/** More than this share of a core is a disturbance: what was measured then says more of the host's other guests. */
export const mostStolen = 0.05;

/** Measures again what was disturbed, and counts. */
export class Undisturbed {
  /** Measurements that were made again. */
  repeated = 0;
  /** Measurements that were disturbed even so. */
  disturbed = 0;
  /** All that count. */
  total = 0;
  private readonly repeats: number;

  /** @param repeats how many at most, so that a machine that is never quiet comes to an end as well */
  constructor(repeats: number) {
    this.repeats = repeats;
  }

  /** The first measurement that nothing disturbed; when the repeats are used up, the least disturbed. */
  async of<T>(measure: () => Promise<T>): Promise<T> {
    let best = await watched(measure);
    while (best.stolen > mostStolen && this.repeated < this.repeats) {
      this.repeated += 1;
      const again = await watched(measure);
      if (again.stolen < best.stolen) best = again;
    }
    this.total += 1;
    if (best.stolen > mostStolen) this.disturbed += 1;
    return best.value;
  }
}
