import { createClient } from 'redis';
import type { Logger } from '../../log.ts';

/** Milliseconds that a command may take: whoever asks for it is a person who waits. */
const commandMs = 300;
/** Milliseconds between two looks whether the server is still there, and after which silence means that it is not. */
const [pingMs, silentMs] = [2000, 5000];

/** A connection to Redis as a rate limiter needs it: it fails at once when the server is away or silent. */
export interface RedisConnection {
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  close(): Promise<void>;
}

/** Connects in the background, and again whenever the connection is lost; each loss is logged once. */
export function redisConnection(url: string, log: Logger): RedisConnection {
  let away = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: silentMs,
      socketTimeout: silentMs,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5000),
    },
  });
  client.on('error', (error: Error) => {
    if (!away) log.warn({ err: error }, 'Redis is away: this process counts rate limits by itself meanwhile');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info('Redis is back: rate limits are shared again');
    away = false;
  });
  // Its errors come as events, too.
  client.connect().catch(() => undefined);
  return {
    get isReady() {
      return client.isReady;
    },
    eval(script, options) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), commandMs);
        client
          .eval(script, options)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      });
    },
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}
