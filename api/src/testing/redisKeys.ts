import { createClient } from 'redis';

/** Removes what a test has left in a Redis that others use as well: the keys that begin with its own prefix. */
export async function removeRedisKeys(url: string, prefix: string): Promise<void> {
  const client = await createClient({ url }).connect();
  const keys = await client.keys(`${prefix}*`);
  if (keys.length) await client.del(keys);
  client.destroy();
}
