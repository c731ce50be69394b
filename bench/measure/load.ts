import autocannon from 'autocannon';
import { exchange, type PlainRequest } from './exchange.ts';
import { median, percentile } from './percentile.ts';

/** A request with a check of its response. */
export interface CheckedRequest extends PlainRequest {
  /** @throws when the response is wrong; a wrong response ends the measurement */
  check(status: number, body: string): void;
}

/** Measurements of one period of load. */
export interface Load {
  /** Latencies in milliseconds, from the start of a request to the last byte of its response. */
  ms: number[];
  requestsPerSecond: number;
}

/** Sends one request and checks its response. @returns the body @throws Error on a failed or wrong response */
export async function ask(url: string, request: CheckedRequest): Promise<Buffer> {
  const { status, body } = await exchange(url, request);
  request.check(status, body.toString());
  return body;
}

/** Milliseconds between two looks of autocannon at whether it is to stop. */
const lookEveryMs = 10;

/**
 * Closed-loop load for `seconds` by autocannon: each of `connections` keep-alive connections sends its next request after the
 * response to its previous one. Requests that are on their way at the end are given up.
 * @param next returns the next request
 * @throws Error on a failed or wrong response
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  next: () => CheckedRequest,
): Promise<Load> {
  const ms: number[] = [];
  let failure: Error | null = null;
  const request: autocannon.Request = {
    setupRequest(defaults, context) {
      const { check, ...asked } = next();
      Object.assign(context, { check, name: `${asked.method} ${asked.path}` });
      return { ...defaults, ...asked, headers: { ...asked.headers } };
    },
    onResponse(status, body, context) {
      const { check, name } = context as Pick<CheckedRequest, 'check'> & { name: string };
      try {
        check(status, body);
      } catch (error) {
        failure ??= new Error(`${name}: ${(error as Error).message}`);
      }
    },
  };
  const start = performance.now();
  let last = start;
  const options = { url, connections, duration: 3600, sampleInt: lookEveryMs, timeout: 60, requests: [request] };
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
    // On a busy machine the first answer may take longer than the whole stretch.
    const stop = () => void (ms.length > 0 ? running.stop() : setTimeout(stop, lookEveryMs));
    setTimeout(stop, seconds * 1000);
    running.on('response', (_client, _status, _bytes, took) => {
      ms.push(took);
      last = performance.now();
      if (failure) running.stop();
    });
    running.on('reqError', (error: Error) => {
      failure ??= error;
      running.stop();
    });
  });
  if (failure) throw failure as Error;
  return { ms, requestsPerSecond: (ms.length * 1000) / (last - start) };
}

/** Letters beyond ASCII: autocannon decodes a body in pieces, and loses a letter that two pieces share. */
const beyondAscii = /[^\p{ASCII}]+/gu;

/** The request with a check that each answer is 200 with the same body, letters beyond ASCII aside. */
export function expecting(request: PlainRequest, body: string): CheckedRequest {
  const ascii = body.replace(beyondAscii, '');
  return {
    ...request,
    check(status, answer) {
      if (status !== 200 || (answer !== body && answer.replace(beyondAscii, '') !== ascii))
        throw new Error(`a wrong answer, ${status}: ${answer.slice(0, 600)}`);
    },
  };
}

/** The percentiles of a period of load, and its rate. */
export const summary = ({ ms, requestsPerSecond }: Load) => ({
  p50: percentile(ms, 0.5),
  p99: percentile(ms, 0.99),
  requestsPerSecond,
});

/** The median over rounds of a subject's measurements beside another's of the same rounds, as a ratio. */
export const medianRatio = (values: readonly number[], references: readonly number[]): number =>
  median(values.map((value, round) => value / (references[round] ?? Number.NaN)));
