import { existsSync, readFileSync } from 'node:fs';
import { ticksPerSecond } from './childProcess.ts';

/**
 * CPU steal time of all cores since boot, in seconds: time in which the hypervisor ran other guests (`steal` in
 * proc_stat(5)); 0 where /proc is not available.
 */
function stolenSeconds(): number {
  const file = '/proc/stat';
  if (!existsSync(file)) return 0;
  // cpu user nice system idle iowait irq softirq steal …
  const steal = readFileSync(file, 'utf8').split('\n', 1)[0]?.trim().split(/\s+/)[8];
  return Number(steal ?? 0) / ticksPerSecond;
}

/** A measurement and the CPU steal during it, as a share of one core. */
export interface WithSteal<T> {
  value: T;
  stolen: number;
}

/** Runs a measurement and records the CPU steal during it. */
async function withSteal<T>(measure: () => Promise<T>): Promise<WithSteal<T>> {
  const [before, start] = [stolenSeconds(), performance.now()];
  const value = await measure();
  return { value, stolen: (stolenSeconds() - before) / ((performance.now() - start) / 1000) };
}

/** CPU steal, as a share of one core, above which a measurement counts as disturbed. */
export const maxSteal = 0.05;

/** Repeats measurements that CPU steal disturbed, and counts them. */
export class SteadyMeasurements {
  /** Number of repetitions. */
  repeated = 0;
  /** Number of results that are disturbed in spite of repetitions. */
  disturbed = 0;
  /** Number of results. */
  total = 0;
  private readonly repeats: number;

  /** @param repeats maximum number of repetitions in total, so that the run ends on a busy machine too */
  constructor(repeats: number) {
    this.repeats = repeats;
  }

  /** Measures until a result is undisturbed; returns the least disturbed one when the repetitions are used up. */
  async of<T>(measure: () => Promise<T>): Promise<T> {
    let best = await withSteal(measure);
    while (best.stolen > maxSteal && this.repeated < this.repeats) {
      this.repeated += 1;
      const again = await withSteal(measure);
      if (again.stolen < best.stolen) best = again;
    }
    this.total += 1;
    if (best.stolen > maxSteal) this.disturbed += 1;
    return best.value;
  }
}
