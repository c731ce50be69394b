import { exchange } from '../measure/exchange.ts';

/** An answer of the service as it went over the wire. */
export interface Recorded {
  /** With its query. */
  path: string;
  status: number;
  statusMessage: string;
  /** Names and values in turn. */
  rawHeaders: string[];
  /** Base64. */
  body: string;
}

/** What gateways send with a call, besides who asks: the answers depend on nothing else. */
export const callHeaders = { accept: 'application/json', 'accept-language': 'hu' };

/** Headers but for what holds for one connection alone (RFC 9110 §7.6.1): recorded answers go over connections that are kept. */
const endToEnd = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_, i) => !/^(?:connection|keep-alive)$/i.test(rawHeaders[i - (i % 2)] ?? ''));

/** Asks the service, and writes down what it answers. @throws Error when that is not 200 */
export async function record(url: string, path: string): Promise<Recorded> {
  const { body, ...answer } = await exchange(url, { method: 'GET', path, headers: callHeaders });
  if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${body.toString('utf8', 0, 300)}`);
  return { path, ...answer, rawHeaders: endToEnd(answer.rawHeaders), body: body.toString('base64') };
}
