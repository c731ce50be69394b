import { forEveryone } from '../http/caching.ts';
import type { Handlers } from '../http/operation.ts';
import type { CountService } from './service.ts';

/** Seconds for which others may be shown the keys: they change with a restart only. */
const keysSeconds = 60;

/** What lets anyone repeat the count of a competition (docs/product.md §4). */
export const countRoutes = (count: CountService): Handlers<'getCountKeys'> => ({
  async getCountKeys() {
    return { body: await count.keys(), headers: forEveryone(keysSeconds) };
  },
});
