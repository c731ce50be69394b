import { createClient } from 'redis';

/** Address of a Redis for tests; undefined where TEST_REDIS_URL is not set. */
export const testRedis = process.env['TEST_REDIS_URL'] || undefined;

const skipped = describe.skip;

/** A suite on a real Redis; skipped by a name that says why where there is none. */
export function describeOnRedis(title: string, suite: (redisUrl: string) => void): void {
  if (testRedis !== undefined) describe(title, () => suite(testRedis));
  else
    skipped(`${title}:`, () => {
      test('TEST_REDIS_URL is not set', () => undefined);
    });
}

/** Removes what a test has left in a Redis that others use as well: the keys that begin with its own prefix. */
export async function removeRedisKeys(url: string, prefix: string): Promise<void> {
  const client = await createClient({ url }).connect();
  const keys = await client.keys(`${prefix}*`);
  if (keys.length) await client.del(keys);
  client.destroy();
}
