import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** How many attempts in how many seconds (product.md §6). */
const limits = {
  loginAccount: { points: 10, duration: 900 },
  loginAddress: { points: 100, duration: 900 },
  registration: { points: 20, duration: 3600 },
  lostPassword: { points: 20, duration: 3600 },
  lostPasswordAccount: { points: 5, duration: 3600 },
  code: { points: 30, duration: 900 },
  password: { points: 10, duration: 900 },
  vote: { points: 240, duration: 60 },
  comment: { points: 20, duration: 60 },
  upload: { points: 60, duration: 600 },
} as const;

/** A kind of attempt that is limited. */
export type Limited = keyof typeof limits;

/** Counts attempts and refuses the ones too many. */
export interface RateLimits {
  /** Counts one attempt. @throws Problem RATE_LIMITED, with `Retry-After` */
  take(kind: Limited, key: string): Promise<void>;
  /** Forgets the attempts of a key: a right password ends the count of wrong ones. */
  forget(kind: Limited, key: string): Promise<void>;
}

const unlimited: RateLimits = { take: () => Promise.resolve(), forget: () => Promise.resolve() };

/** Limits of this process. */
export function rateLimits(on: boolean): RateLimits {
  if (!on) return unlimited;
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([kind, limit]) => [kind, new RateLimiterMemory({ keyPrefix: kind, ...limit })]),
  ) as Record<Limited, RateLimiterMemory>;
  return {
    async take(kind, key) {
      try {
        await limiters[kind].consume(key);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
        throw new Problem('RATE_LIMITED', { values: { seconds }, retryAfter: seconds });
      }
    },
    async forget(kind, key) {
      await limiters[kind].delete(key);
    },
  };
}
