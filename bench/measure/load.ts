import { Agent, request } from 'node:http';
import { median, percentile } from './percentile.ts';

/** One request, and what its answer must be. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** JSON. */
  body?: string;
  /** @throws when the answer is not the right one: nothing wrong is ever counted */
  check(status: number, body: Buffer): void;
}

/** What a stretch of load has shown. */
export interface Load {
  /** Milliseconds of each request, from its start to the last byte of the answer. */
  ms: number[];
  requestsPerSecond: number;
}

function send(agent: Agent, url: string, ask: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = ask.body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url + ask.path, { agent, method: ask.method, headers: { ...headers, ...ask.headers } });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const ms = performance.now() - start;
        try {
          ask.check(response.statusCode ?? 0, Buffer.concat(chunks));
          resolve(ms);
        } catch (error) {
          reject(new Error(`${ask.method} ${ask.path}: ${(error as Error).message}`));
        }
      });
    });
    sent.end(ask.body);
  });
}

/**
 * Asks for `seconds`, each of `connections` sending its next request when its last one is answered. Connections are
 * kept open.
 * @param next the request to send next; each one is asked for once
 * @throws at the first failed or wrong answer
 */
export async function load(url: string, connections: number, seconds: number, next: () => Ask): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ms: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const client = async () => {
    do ms.push(await send(agent, url, next()));
    while (performance.now() < until);
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    agent.destroy();
  }
  return { ms, requestsPerSecond: (ms.length * 1000) / (performance.now() - start) };
}

/** Rounds put together: the median of what each of them says, so that one bad round does not decide. */
export const summary = (rounds: readonly Load[]) => ({
  p50: median(rounds.map(({ ms }) => percentile(ms, 0.5))),
  p99: median(rounds.map(({ ms }) => percentile(ms, 0.99))),
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
});
