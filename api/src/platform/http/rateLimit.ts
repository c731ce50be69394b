import { policyItem, stateItem, type RateLimitFields } from '@photo-competition/schema/rateLimitFields';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from '../log.ts';
import { BoundedLimiter } from './boundedLimiter.ts';
import { Problem } from './problem.ts';
import type { Counter, RedisCounters } from './redisCounters.ts';

/** How many attempts in how many seconds (docs/product.md §6; docs/security.md has those on accounts). */
export const attemptLimits = {
  loginNetwork: { points: 100, duration: 900 },
  loginAccountNetwork: { points: 10, duration: 900 },
  loginAccount: { points: 100, duration: 900 },
  loginDevice: { points: 10, duration: 900 },
  loginDevices: { points: 100, duration: 900 },
  registration: { points: 20, duration: 3600 },
  lostPassword: { points: 20, duration: 3600 },
  lostPasswordAccountNetwork: { points: 5, duration: 3600 },
  lostPasswordAccount: { points: 20, duration: 3600 },
  lostPasswordDevice: { points: 5, duration: 3600 },
  lostPasswordDevices: { points: 20, duration: 3600 },
  refresh: { points: 100, duration: 900 },
  code: { points: 30, duration: 900 },
  password: { points: 10, duration: 900 },
  emailChange: { points: 10, duration: 3600 },
  vote: { points: 240, duration: 60 },
  mark: { points: 20, duration: 1 },
  report: { points: 20, duration: 3600 },
  comment: { points: 20, duration: 60 },
  upload: { points: 60, duration: 600 },
} as const;

/** A kind of attempt that is limited. */
export type Limited = keyof typeof attemptLimits;

/**
 * Whether a refusal names the limit. A refusal for an account does not say which of its limits is reached: strangers would learn whether
 * others try to get in as well (docs/security.md).
 */
const isNamed = (kind: Limited): boolean => !/^(?:login|lostPassword)/.test(kind);

function rateLimitOf(kind: Limited, seconds: number): RateLimitFields {
  const { points: quota, duration } = attemptLimits[kind];
  const name = isNamed(kind) ? kind : 'attempts';
  const policy = isNamed(kind) ? policyItem({ name, quota, seconds: duration }) : null;
  return { policy, state: stateItem(name, { left: 0, seconds }) };
}

/** Counts attempts and refuses the ones too many. */
export interface RateLimits {
  /** Counts one attempt. @throws Problem RATE_LIMITED, with `Retry-After` and the `RateLimit` fields */
  take(kind: Limited, key: string): Promise<void>;
  /** Forgets the attempts of a key: a right password ends the count of wrong ones. */
  forget(kind: Limited, key: string): Promise<void>;
  /** Takes one attempt back, of a key whose other attempts may be somebody else's. */
  giveBack(kind: Limited, key: string): Promise<void>;
}

/** Limits that may hold a connection. */
export interface OpenRateLimits extends RateLimits {
  close(): void;
}

/** Settings that decide where attempts are counted. */
export interface RateLimitSettings {
  RATE_LIMITS: 'on' | 'off';
  REDIS_URL?: string | undefined;
  REDIS_PREFIX: string;
}

const unlimited: OpenRateLimits = {
  take: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  close: () => undefined,
};

/** The client of Redis takes long to load: only where one is used. */
async function sharedCounters(url: string, prefix: string, log: Logger): Promise<RedisCounters> {
  const { connectRedis } = await import('./redisCounters.ts');
  return connectRedis(url, prefix, log);
}

/** Limits of this process, or of all that share a Redis; while Redis is away each process counts for itself. */
export async function openRateLimits(
  { RATE_LIMITS, REDIS_URL, REDIS_PREFIX }: RateLimitSettings,
  log: Logger,
): Promise<OpenRateLimits> {
  if (RATE_LIMITS === 'off') return unlimited;
  const shared = REDIS_URL === undefined ? null : await sharedCounters(REDIS_URL, REDIS_PREFIX, log);
  const counters = Object.fromEntries(
    Object.entries(attemptLimits).map(([kind, limit]) => {
      const own = new BoundedLimiter({ keyPrefix: kind, ...limit });
      return [kind, shared?.counter(kind, limit, own) ?? own];
    }),
  ) as Record<Limited, Counter>;
  return {
    async take(kind, key) {
      try {
        await counters[kind].consume(key);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
        const rateLimit = rateLimitOf(kind, seconds);
        throw new Problem('RATE_LIMITED', { values: { seconds }, retryAfter: seconds, rateLimit });
      }
    },
    async forget(kind, key) {
      await counters[kind].delete(key);
    },
    async giveBack(kind, key) {
      await counters[kind].reward(key);
    },
    close: () => shared?.close(),
  };
}
