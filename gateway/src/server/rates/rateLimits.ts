import { networkOf } from '@photo-competition/schema/network';
import {
  policyItem,
  stateItem,
  type QuotaLeft,
  type QuotaPolicy,
  type RateLimitFields,
} from '@photo-competition/schema/rateLimitFields';
import { requestCounter } from '@photo-competition/schema/requestCounter';
import { hash } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Logger } from '../../log.ts';
import { BoundedLimiter } from './boundedLimiter.ts';
import type { MutationCounts } from './mutationCounts.ts';
import { mutationLimits } from './mutationLimits.ts';
import type { RedisConnection } from './redisConnection.ts';

/** The caller, as far as limits are concerned. */
export interface RateLimited {
  /** The client's address, past the trusted proxies. */
  address: string;
  /** The bearer token; null for a visitor. */
  token: string | null;
}

/** The gateway's rate limits. Each `take…` returns the seconds to wait when the limit is exceeded, else null. */
export interface RateLimits {
  /** Counts a request to the graph, and looks at what its address has spent. No promise, no timer: every request pays for it. */
  takeRequest(who: RateLimited): number | null;
  /** Counts the bytes of a body before it is parsed. */
  takeBytes(who: RateLimited, bytes: number): number | null;
  /** Counts processor time that a request has taken; too much of it refuses the requests after it. */
  spendProcessor(who: RateLimited, ms: number): void;
  /**
   * Counts the limited mutations that a request asks for; all of them before one is executed.
   * @param tell is told each limit that they are counted by
   */
  takeMutations(
    counts: MutationCounts,
    who: RateLimited,
    tell?: (fields: RateLimitFields) => void,
  ): Promise<number | null>;
  /** The limits of requests, for a response of the graph; null where there are none. */
  fieldsOf(who: RateLimited): RateLimitFields | null;
  /** The requests left of an address or a session, whichever is less; null where there are no limits. */
  leftOf(who: RateLimited): QuotaLeft | null;
  /** The spent limits of bytes and processor time, for a refusal; null where none is spent. */
  spentOf(who: RateLimited): RateLimitFields | null;
}

/** Numbers of the general limit, and what all limits are multiplied by. */
export interface RateSettings {
  /** Most requests of one address in a minute. */
  perAddress: number;
  /** Most requests of one session in a minute. */
  perViewer: number;
  /** Most bytes of bodies from one address in a minute. */
  bytes: number;
  /** Most milliseconds of processor time for reading operations of one address in a minute. */
  processorMs: number;
  /** Multiplies the limits of mutations. */
  factor: number;
}

/** No limits, for tests and trusted load. */
export const unlimited: RateLimits = {
  takeRequest: () => null,
  takeBytes: () => null,
  spendProcessor: () => undefined,
  takeMutations: () => Promise.resolve(null),
  fieldsOf: () => null,
  leftOf: () => null,
  spentOf: () => null,
};

const minute = 60;
const minuteMs = minute * 1000;

/** Names a session without telling its token, however long that is. */
const nameOf = (token: string): string => hash('sha256', token, 'base64url');

const pointsOf = (most: number): number => Math.max(1, Math.round(most));

/** Counts in Redis where there is one, for all gateways together; in this process where there is none, or while it is away. */
function limiterOf(name: string, points: number, seconds: number, redis: RedisConnection | null): RateLimiterAbstract {
  const options = { keyPrefix: `gateway:${name}`, points, duration: seconds };
  const memory = new BoundedLimiter(options);
  if (!redis) return memory;
  const shared = { storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: memory };
  return new RateLimiterRedis({ ...options, ...shared });
}

/** A limit of a mutation, with what counts it. */
interface MutationLimiter {
  policy: QuotaPolicy;
  limiter: RateLimiterAbstract;
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** @returns seconds to wait when it is too much */
async function take(
  { policy, limiter }: MutationLimiter,
  key: string,
  count: number,
  tell: (fields: RateLimitFields) => void,
): Promise<number | null> {
  const tellLeft = (result: RateLimiterRes, left: number) =>
    tell({ policy: policyItem(policy), state: stateItem(policy.name, { left, seconds: secondsOf(result) }) });
  try {
    const result = await limiter.consume(key, count);
    tellLeft(result, result.remainingPoints);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    tellLeft(refusal, 0);
    return secondsOf(refusal);
  }
}

/** @param redis shares the counts of mutations between gateways; null counts in this process */
export function rateLimits(settings: RateSettings, redis: RedisConnection | null): RateLimits {
  const { perAddress, perViewer, factor } = settings;
  const addresses = requestCounter(perAddress, minuteMs);
  const viewers = requestCounter(perViewer, minuteMs);
  const bytesSent = requestCounter(settings.bytes, minuteMs);
  const processor = requestCounter(settings.processorMs, minuteMs);
  const ofAddress = policyItem({ name: 'address', quota: perAddress, seconds: minute });
  const ofViewer = policyItem({ name: 'session', quota: perViewer, seconds: minute });
  const ofBytes = policyItem({ name: 'bytes', quota: settings.bytes, seconds: minute, unit: 'content-bytes' });
  const ofBoth = `${ofAddress}, ${ofViewer}`;
  const limiterBy = (by: 'address' | 'viewer', mutation: string, most: number, seconds: number): MutationLimiter => {
    const quota = pointsOf(most * factor);
    const policy = { name: `${mutation}-${by === 'viewer' ? 'session' : by}`, quota, seconds };
    return { policy, limiter: limiterOf(`${mutation}:${by}`, quota, seconds, redis) };
  };
  const limiters = new Map(
    Object.entries(mutationLimits).map(([name, { seconds, address, viewer }]) => [
      name,
      {
        address: limiterBy('address', name, address, seconds),
        viewer: viewer === undefined ? null : limiterBy('viewer', name, viewer, seconds),
      },
    ]),
  );
  return {
    takeRequest({ address, token }) {
      const network = networkOf(address);
      const wait = addresses.take(network) ?? processor.take(network, 0);
      // The token is not proven here: it is a name, and whoever makes up new ones stays within the address's limit.
      return wait ?? (token === null ? null : viewers.take(nameOf(token)));
    },
    takeBytes: ({ address }, bytes) => bytesSent.take(networkOf(address), bytes),
    spendProcessor({ address }, ms) {
      processor.take(networkOf(address), ms);
    },
    async takeMutations(counts, { address, token }, tell = () => undefined) {
      for (const [name, count] of counts) {
        const limiter = limiters.get(name);
        if (!limiter) continue;
        const wait = await take(limiter.address, networkOf(address), count, tell);
        if (wait !== null) return wait;
        if (token === null || !limiter.viewer) continue;
        const late = await take(limiter.viewer, nameOf(token), count, tell);
        if (late !== null) return late;
      }
      return null;
    },
    fieldsOf({ address, token }) {
      const state = stateItem('address', addresses.left(networkOf(address)));
      if (token === null) return { policy: ofAddress, state };
      return { policy: ofBoth, state: `${state}, ${stateItem('session', viewers.left(nameOf(token)))}` };
    },
    leftOf({ address, token }) {
      const ofNetwork = addresses.left(networkOf(address));
      const ofSession = token === null ? ofNetwork : viewers.left(nameOf(token));
      return ofSession.left < ofNetwork.left ? ofSession : ofNetwork;
    },
    spentOf({ address }) {
      const network = networkOf(address);
      const [bytes, ms] = [bytesSent.left(network), processor.left(network)];
      const spent = [
        ...(bytes.left === 0 ? [stateItem('bytes', bytes)] : []),
        // Without a policy: its unit is none that the draft knows.
        ...(ms.left === 0 ? [stateItem('processor', ms)] : []),
      ];
      return spent.length ? { policy: bytes.left === 0 ? ofBytes : null, state: spent.join(', ') } : null;
    },
  };
}

/** The limits as the settings have them, and what ends their connection. Its library is loaded only where there is a Redis. */
export async function rateLimitsOf(
  config: Config,
  log: Logger,
): Promise<{ rates: RateLimits; close(): Promise<void> }> {
  const nothing = () => Promise.resolve();
  if (config.RATE_LIMITS === 'off') return { rates: unlimited, close: nothing };
  const settings = {
    perAddress: config.RATE_LIMIT_PER_ADDRESS,
    perViewer: config.RATE_LIMIT_PER_VIEWER,
    bytes: config.RATE_LIMIT_BYTES,
    processorMs: config.RATE_LIMIT_PROCESSOR_MS,
    factor: config.RATE_LIMIT_FACTOR,
  };
  if (config.REDIS_URL === undefined) return { rates: rateLimits(settings, null), close: nothing };
  const { redisConnection } = await import('./redisConnection.ts');
  const redis = redisConnection(config.REDIS_URL, log);
  return { rates: rateLimits(settings, redis), close: () => redis.close() };
}
