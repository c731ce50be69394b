import { exchange } from '../measure/exchange.ts';

/** An answer of the service as it went over the wire. */
export interface Recorded {
  /** With its query. */
  path: string;
  status: number;
  statusMessage: string;
  /** Names and values in turn, as they came. */
  rawHeaders: string[];
  /** Base64. */
  body: string;
}

/** What gateways send with a call, besides who asks: the answers depend on nothing else. */
export const callHeaders = { accept: 'application/json', 'accept-language': 'hu' };

/** Asks the service, and writes down what it answers. @throws Error when that is not 200 */
export async function record(url: string, path: string): Promise<Recorded> {
  const { body, ...answer } = await exchange(url, { method: 'GET', path, headers: callHeaders });
  if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${body.toString('utf8', 0, 300)}`);
  return { path, ...answer, body: body.toString('base64') };
}
