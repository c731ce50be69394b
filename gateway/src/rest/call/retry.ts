import { retryAfterOf, type ReplyHead } from './replyHead.ts';

/** Settings of the retry: a call is retried once at most. */
export interface RetryOptions {
  /** Maximum random delay before the retry, in milliseconds (full jitter, so that failed calls do not retry in step). */
  jitterMs: number;
  /** Maximum `Retry-After` of a 429, in milliseconds; a longer one is passed on to the client. */
  limitedWaitMs: number;
  /** Minimum time that must remain for the retry, in milliseconds. */
  minRemainingMs: number;
}

export const defaultRetry: RetryOptions = { jitterMs: 100, limitedWaitMs: 1000, minRemainingMs: 20 };

/** Statuses of transient failures; 429 only with a short `Retry-After`. */
const temporary = new Set([429, 502, 503, 504]);

/**
 * Delay before the retry in milliseconds; null when the call is not retried.
 * @param reply null when the connection failed, which is always retried
 * @param remainingMs time until the request's deadline
 * @param random in [0, 1)
 */
export function waitBeforeRetry(
  reply: ReplyHead | null,
  remainingMs: number,
  { jitterMs, limitedWaitMs, minRemainingMs }: RetryOptions = defaultRetry,
  random: () => number = Math.random,
): number | null {
  let retryAfterMs = 0;
  if (reply) {
    if (!temporary.has(reply.status)) return null;
    const seconds = retryAfterOf(reply);
    if (reply.status === 429 && (seconds === null || seconds * 1000 > limitedWaitMs)) return null;
    retryAfterMs = (seconds ?? 0) * 1000;
  }
  const wait = retryAfterMs + random() * jitterMs;
  return wait + minRemainingMs < remainingMs ? wait : null;
}

const connectCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether no connection was established, so that the service cannot have received the call. */
export function neverConnected(failure: unknown): boolean {
  const { code = '', syscall } = (failure ?? {}) as { code?: string; syscall?: string };
  return connectCodes.has(code) || syscall === 'connect';
}
