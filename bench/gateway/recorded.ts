import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../measure/exchange.ts';

/** A recorded response of the REST service. */
export interface Recorded {
  /** Request path with its query. */
  path: string;
  status: number;
  statusMessage: string;
  /** Alternating header names and values. */
  rawHeaders: string[];
  /** Base64. */
  body: string;
}

/** Request headers on which the service's public answers depend. */
export const callHeaders = { accept: 'application/json', 'accept-language': 'hu' };

/** Removes hop-by-hop headers (RFC 9110 §7.6.1): they describe the connection that was recorded. */
const endToEnd = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_, i) => !/^(?:connection|keep-alive)$/i.test(rawHeaders[i - (i % 2)] ?? ''));

/** Most attempts, a second apart: on a busy machine a service that has just started says that it is overloaded. */
const attempts = 60;

/** Records the service's response to a GET request. @throws Error when the status is not 200 */
export async function record(url: string, path: string, attempt = 1): Promise<Recorded> {
  const { body, ...answer } = await exchange(url, { method: 'GET', path, headers: callHeaders });
  if (answer.status === 503 && attempt < attempts) {
    await delay(1000);
    return record(url, path, attempt + 1);
  }
  if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${body.toString('utf8', 0, 300)}`);
  return { path, ...answer, rawHeaders: endToEnd(answer.rawHeaders), body: body.toString('base64') };
}
