import { secondsOf } from './problem.ts';
import type { RawAnswer } from './httpAttempt.ts';

/** How a read is tried once more. Writes never are: what has failed may have happened. */
export interface RetryOptions {
  /** Longest random wait before the second try, in milliseconds; full jitter, so that failures do not come back in step. */
  jitterMs: number;
  /** Longest `Retry-After` of a 429, in milliseconds, that is waited for; a longer one is for the client to wait. */
  limitedWaitMs: number;
  /** Least time, in milliseconds, that must be left for the second try. */
  leastMs: number;
}

export const defaultRetry: RetryOptions = { jitterMs: 100, limitedWaitMs: 1000, leastMs: 20 };

/** Answers that may pass by themselves; 429 only soon. */
const passing = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before a read is tried once more; null when it is not.
 * @param answer null when the connection failed: it is tried again whatever the reason
 * @param left milliseconds of the request's time
 * @param random in [0, 1)
 */
export function waitBeforeRetry(
  answer: Pick<RawAnswer, 'status' | 'headers'> | null,
  left: number,
  { jitterMs, limitedWaitMs, leastMs }: RetryOptions = defaultRetry,
  random: () => number = Math.random,
): number | null {
  let asked = 0;
  if (answer) {
    if (!passing.has(answer.status)) return null;
    const seconds = secondsOf(answer.headers['retry-after']);
    if (answer.status === 429 && (seconds === null || seconds * 1000 > limitedWaitMs)) return null;
    asked = (seconds ?? 0) * 1000;
  }
  const wait = asked + random() * jitterMs;
  return wait + leastMs < left ? wait : null;
}
