import { setTimeout as delay } from 'node:timers/promises';
import { errors, Pool, type Dispatcher } from 'undici';
import type { Logger } from '../log.ts';
import { ClientGone, failureOf, RestProblem, secondsOf, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';

/** A call as it goes upstream. */
export interface UpstreamCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer of the service, its JSON read. */
export interface UpstreamAnswer {
  body: unknown;
  /** The `Authorization` header, where there is one. */
  authorization: string | null;
}

/** What bounds a call. */
export interface Bounds {
  /** When the request's time is over, as `performance.now()` counts. */
  deadline: number;
  /** Aborted when the client goes. */
  gone: AbortSignal;
  log: Logger;
}

/** JSON calls over kept-alive connections. */
export interface Transport {
  send(call: UpstreamCall, bounds: Bounds): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** An answer larger than this is no answer of the contract. */
const largestAnswer = 16 * 1024 * 1024;
const passing = new Set([502, 503, 504]);

async function readText(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestAnswer) throw new UpstreamUnavailable('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamUnavailable('the answer is not JSON');
  }
}

/** @throws RestProblem for a failure that keeps the contract; UpstreamUnavailable for anything else */
async function read({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<UpstreamAnswer> {
  const text = await readText(body);
  const type = String(headers['content-type'] ?? '');
  if (statusCode >= 200 && statusCode < 300) {
    const authorization = headers['authorization'];
    const json = statusCode === 204 || text === '' ? undefined : parsed(text);
    return { body: json, authorization: typeof authorization === 'string' ? authorization : null };
  }
  throw failureOf(statusCode, type, text, headers['retry-after']);
}

const isConnectionError = (error: unknown): boolean =>
  error instanceof errors.SocketError ||
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String((error as { code?: string }).code),
  );

/** @param origin of the REST service */
export function transportTo(origin: string): Transport {
  const base = new URL(origin);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, { connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 5000 } });

  async function attempt(
    { method, path, headers, body }: UpstreamCall,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return pool.request({
      method,
      path: `${prefix}${path}`,
      headers: { accept: 'application/json', ...headers, ...json },
      body: body ?? null,
      signal,
    });
  }

  /** One more try, for reads alone: a write may have happened. */
  async function withRetry(call: UpstreamCall, signal: AbortSignal, left: () => number) {
    const again = async (waitMs: number) => {
      await delay(waitMs + Math.random() * 100, undefined, { signal });
      return attempt(call, signal);
    };
    try {
      const first = await attempt(call, signal);
      if (call.method !== 'GET' || !passing.has(first.statusCode)) return first;
      const wait = (secondsOf(first.headers['retry-after']) ?? 0) * 1000 + 50;
      if (wait >= left()) return first;
      await first.body.dump();
      return await again(wait);
    } catch (error) {
      if (call.method !== 'GET' || !isConnectionError(error) || signal.aborted) throw error;
      return again(50);
    }
  }

  return {
    async send(call, { deadline, gone, log }) {
      const left = () => deadline - performance.now();
      if (left() <= 0) throw new UpstreamTimeout('the deadline had passed');
      const timeout = AbortSignal.timeout(Math.ceil(left()));
      const start = performance.now();
      const fields = { method: call.method, path: call.path.split('?')[0] };
      try {
        return await read(await withRetry(call, AbortSignal.any([timeout, gone]), left));
      } catch (error) {
        if (error instanceof RestProblem) throw error;
        if (gone.aborted) throw new ClientGone('the client has gone');
        log.warn({ ...fields, err: error, ms: Math.round(performance.now() - start) }, 'an upstream call failed');
        if (timeout.aborted) throw new UpstreamTimeout('no answer within the deadline');
        throw error instanceof UpstreamUnavailable ? error : new UpstreamUnavailable('unreachable', { cause: error });
      }
    },
    close: () => pool.close(),
  };
}
