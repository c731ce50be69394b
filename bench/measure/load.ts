import { Agent, request } from 'node:http';
import { median, percentile } from './percentile.ts';

/** A request with a check of its response. */
export interface CheckedRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** JSON text. */
  body?: string;
  /** @throws when the response is wrong; a wrong response ends the measurement */
  check(status: number, body: Buffer): void;
}

/** Measurements of one period of load. */
export interface Load {
  /** Latencies in milliseconds, from the start of a request to the last byte of its response. */
  ms: number[];
  requestsPerSecond: number;
}

function send(agent: Agent, url: string, ask: CheckedRequest): Promise<number> {
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
 * Closed-loop load for `seconds`: each of `connections` keep-alive connections sends its next request after the response to
 * its previous one.
 * @param next returns the next request
 * @throws Error on a failed or wrong response
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  next: () => CheckedRequest,
): Promise<Load> {
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

/** Combines rounds by the median of each figure, so that outliers have no influence. */
export const summary = (rounds: readonly Load[]) => ({
  p50: median(rounds.map(({ ms }) => percentile(ms, 0.5))),
  p99: median(rounds.map(({ ms }) => percentile(ms, 0.99))),
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
});
