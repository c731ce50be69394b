import { retryAfterOf, type ReplyHead } from './replyHead.ts';

/** How a call is sent a second time. */
export interface RetryOptions {
  /** Longest random wait before the second attempt, in milliseconds; full jitter, so that failed calls do not come back in step. */
  jitterMs: number;
  /** Longest `Retry-After` of a 429, in milliseconds, that is waited for; a longer one is for the client to wait. */
  limitedWaitMs: number;
  /** Least time, in milliseconds, that must remain for the second attempt. */
  leastMs: number;
}

export const defaultRetry: RetryOptions = { jitterMs: 100, limitedWaitMs: 1000, leastMs: 20 };

/** Statuses that may pass by themselves; 429 only with a short `Retry-After`. */
const temporary = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before a call is sent a second time; null when it is not.
 * @param reply null when the connection failed: that is always worth a second attempt
 * @param remainingMs until the request's deadline
 * @param random in [0, 1)
 */
export function waitBeforeRetry(
  reply: ReplyHead | null,
  remainingMs: number,
  { jitterMs, limitedWaitMs, leastMs }: RetryOptions = defaultRetry,
  random: () => number = Math.random,
): number | null {
  let askedMs = 0;
  if (reply) {
    if (!temporary.has(reply.status)) return null;
    const seconds = retryAfterOf(reply);
    if (reply.status === 429 && (seconds === null || seconds * 1000 > limitedWaitMs)) return null;
    askedMs = (seconds ?? 0) * 1000;
  }
  const wait = askedMs + random() * jitterMs;
  return wait + leastMs < remainingMs ? wait : null;
}

const connectCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether no connection was opened at all, so that the service cannot have seen the call. */
export function neverConnected(failure: unknown): boolean {
  const { code = '', syscall } = (failure ?? {}) as { code?: string; syscall?: string };
  return connectCodes.has(code) || syscall === 'connect';
}
