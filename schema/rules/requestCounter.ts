import { leastUseful } from './leastUseful.ts';
import type { QuotaLeft } from './rateLimitFields.ts';

/** Keys that are counted at once: beyond them the least useful goes, so that a flood of addresses cannot fill the memory. */
const mostKeys = 20_000;

/** Counts in fixed windows: one look-up per count, and no timer. */
export interface RequestCounter {
  /**
   * Counts more of a key.
   * @param amount one by default; 0 asks only whether there was too much already
   * @returns seconds to wait when there was too much; null when not
   */
  take(key: string, amount?: number): number | null;
  /** The rest of a key; counts nothing. */
  left(key: string): QuotaLeft;
}

/** @param most of one key in a window @param windowMs its length @param now milliseconds that only rise */
export function requestCounter(most: number, windowMs: number, now = () => performance.now()): RequestCounter {
  let counts = new Map<string, number>();
  let end = now() + windowMs;
  const secondsTo = (instant: number, time: number) => Math.max(1, Math.ceil((instant - time) / 1000));
  return {
    take(key, amount = 1) {
      const time = now();
      if (time >= end) {
        counts = new Map();
        end = time + windowMs;
      }
      const known = counts.get(key);
      const count = (known ?? 0) + amount;
      if (amount > 0) {
        if (known === undefined && counts.size >= mostKeys) counts.delete(leastUseful(counts, (one) => one));
        counts.set(key, count);
      }
      return count > most ? secondsTo(end, time) : null;
    },
    left(key) {
      const time = now();
      if (time >= end) return { left: most, seconds: secondsTo(time + windowMs, time) };
      return { left: Math.max(0, Math.floor(most - (counts.get(key) ?? 0))), seconds: secondsTo(end, time) };
    },
  };
}
