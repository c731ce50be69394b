import { RateLimiterRedis, type RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import type { Logger } from '../log.ts';

/** Milliseconds that a request waits for Redis at most; after that the connection counts as lost. */
const answerMs = 1000;

/** Milliseconds that the start waits for Redis. */
const startMs = 2000;

/** A ping every 4 s keeps a quiet connection: one that is silent for longer is dead. */
const connection = { connectTimeout: 2000, socketTimeout: 10_000 };
const pingInterval = 4000;

/** Milliseconds before the next attempt to connect: twice as long each time, at most 5 s. */
const reconnectStrategy = (retries: number): number => Math.min(100 * 2 ** retries, 5000);

/** A counter of the attempts of one kind. */
export interface Counter {
  consume(key: string): Promise<RateLimiterRes>;
  /** Takes one attempt back. */
  reward(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
}

/** Counts in Redis, for all instances together. */
export interface RedisCounters {
  /** @param own counts while Redis is away */
  counter(kind: string, limit: { points: number; duration: number }, own: RateLimiterMemory): Counter;
  close(): void;
}

/**
 * Connects to Redis, and again whenever it was away. A Redis that is down is no reason not to start, nor to fail a
 * request: it is told to the log once, and attempts are counted in this process until it is back.
 */
export async function connectRedis(url: string, prefix: string, log: Logger): Promise<RedisCounters> {
  const client = createClient({
    url,
    socket: { ...connection, reconnectStrategy },
    pingInterval,
    // A command is refused while there is no connection, instead of waiting for one.
    disableOfflineQueue: true,
  });
  let away = false;
  const lost = (error: Error) => {
    if (!away) log.warn({ err: error }, 'Redis does not answer: attempts are counted in this process alone');
    away = true;
  };
  client.on('error', lost).on('ready', () => {
    if (away) log.info('Redis is back: attempts are counted together again');
    away = false;
  });
  const connect = () => void client.connect().catch(lost);

  /** Fails what waits for an answer, which is then counted here, and starts anew. */
  const giveUp = () => {
    if (!client.isReady) return;
    lost(new Error(`no answer within ${answerMs} ms`));
    client.destroy();
    connect();
  };
  async function soon<T>(answer: Promise<T>): Promise<T> {
    let waiting = true;
    // An answer that came while this process was busy with something else is read before it is given up.
    const late = () => setImmediate(() => waiting && giveUp());
    const timer = setTimeout(late, answerMs);
    try {
      return await answer;
    } finally {
      waiting = false;
      clearTimeout(timer);
    }
  }

  await new Promise<void>((resolve) => {
    const patience = setTimeout(() => client.emit('error', new Error(`no answer within ${startMs} ms`)), startMs);
    const settled = () => {
      clearTimeout(patience);
      resolve();
    };
    client.once('ready', settled).once('error', settled);
    connect();
  });

  return {
    counter(kind, limit, own) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        // Its own guess, by the name of a class, does not know this version of the client.
        useRedisPackage: true,
        keyPrefix: `${prefix}:${kind}`,
        insuranceLimiter: own,
        ...limit,
      });
      return {
        consume: (key) => soon(limiter.consume(key)),
        reward: (key) => soon(limiter.reward(key)),
        delete: (key) => soon(limiter.delete(key)),
      };
    },
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}
