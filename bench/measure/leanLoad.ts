import { repeat, type RequestSource } from './leanConnection.ts';
import type { Load } from './load.ts';

/**
 * Closed-loop load for `seconds` over `connections`, as in `load.ts`, but for requests and responses whose bytes are known
 * beforehand: it uses a tenth of the processor time.
 * @throws Error on a failed or unexpected response
 */
export async function leanLoad(source: RequestSource, connections: number, seconds: number): Promise<Load> {
  const ms: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const answered = (took: number): boolean => {
    ms.push(took);
    return performance.now() < until;
  };
  await Promise.all(Array.from({ length: connections }, () => repeat(source, answered)));
  return { ms, requestsPerSecond: (ms.length * 1000) / (performance.now() - start) };
}
