import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import fetch, { type Headers, type Response } from 'node-fetch';
import { blamed } from './breaker.ts';
import { ClientGone, failureOf, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './problem.ts';
import type { CutReason, RequestBounds, Running } from './requestBounds.ts';
import { waitBeforeRetry } from './retry.ts';
import type { CallStatus } from './transport.ts';
import type { Upstream } from './upstream.ts';

type Service = Pick<Upstream, 'origin' | 'breaker' | 'observe'>;

/** A picture as it is asked for. */
export interface PictureCall {
  operation: 'getImageBytes' | 'getMyEntryBytes' | 'adminExportCompetition' | 'adminExportOriginals' | 'getMyData';
  method: 'GET' | 'HEAD';
  path: string;
  headers: Record<string, string>;
  /** Media types that are passed on; pictures when absent. */
  types?: RegExp;
}

/** A picture, a not-modified or a refusal. */
export interface PictureAnswer {
  status: number;
  headers: Headers;
  /** Null with a refusal. It is the taker's to read it to its end or to destroy it. */
  body: Readable | null;
  /** What the service says instead of a picture. */
  refusal: RestProblem | null;
}

/** Formats that a photo may have; no vector graphics, which may hold scripts. */
const pictureType = /^(?:image\/(?:avif|webp|jpeg|png|tiff|heic|heif)|application\/octet-stream)\s*(?:;|$)/i;

/** A picture or a not-modified: anything else, e.g. the page of a proxy that claims success, goes no further. */
function isWanted({ status, headers }: Response, types: RegExp): boolean {
  if (status === 304) return true;
  if (status !== 200 && status !== 206) return false;
  return types.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
}

/** What an answer says to `waitBeforeRetry`. */
const passingOf = ({ status, headers }: Response) => ({
  status,
  headers: { 'retry-after': headers.get('retry-after') ?? undefined },
});

const isFault = ({ status, headers }: Response): boolean =>
  status >= 500 && !/^application\/problem\+json\b/i.test(headers.get('content-type') ?? '');

/** A problem is read whole, and is small. */
const largestProblem = 65_536;

/** One picture on its way to its head. */
class Asking implements Running {
  readonly controller = new AbortController();
  cutBecause: CutReason | null = null;

  cut(reason: CutReason): void {
    this.cutBecause = reason;
    this.controller.abort();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }
}

/** Picture bytes, as streams over node-fetch. */
export class Pictures {
  private readonly service: Service;
  private readonly agent: http.Agent;

  constructor(service: Service) {
    this.service = service;
    const { Agent } = service.origin.startsWith('https:') ? https : http;
    // Kept alive: a page shows dozens.
    this.agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
  }

  /**
   * Asks for a picture; its head must come within the bounds, its bytes may take longer.
   * @throws UpstreamTimeout, UpstreamUnavailable or ClientGone
   */
  async ask(call: PictureCall, bounds: RequestBounds): Promise<PictureAnswer> {
    if (bounds.gone) throw new ClientGone('the client has gone');
    const asking = new Asking();
    const start = performance.now();
    let status: CallStatus = 'unavailable';
    bounds.enter(asking);
    try {
      const response = await this.withRetry(call, asking, bounds);
      ({ status } = response);
      return await read(response, call.types ?? pictureType);
    } catch (error) {
      const explained = explain(error, asking);
      if (explained instanceof ClientGone) status = 'gone';
      if (explained instanceof UpstreamTimeout) status = 'timeout';
      throw explained;
    } finally {
      bounds.exit(asking);
      this.service.observe?.({ operation: call.operation, status, ms: performance.now() - start });
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private async withRetry(call: PictureCall, asking: Asking, bounds: RequestBounds): Promise<Response> {
    const again = async (wait: number) => {
      await delay(wait, undefined, { signal: asking.signal });
      return this.attempt(call, asking, bounds);
    };
    let first: Response;
    try {
      first = await this.attempt(call, asking, bounds);
    } catch (error) {
      const wait = error instanceof UpstreamUnavailable ? null : waitBeforeRetry(null, bounds.left);
      if (wait === null || asking.signal.aborted) throw error;
      return again(wait);
    }
    const wait = first.ok ? null : waitBeforeRetry(passingOf(first), bounds.left);
    if (wait === null) return first;
    destroy(first.body);
    return again(wait);
  }

  /** @throws UpstreamUnavailable when nothing was sent; node-fetch's own error when the connection fails */
  private async attempt({ method, path, headers }: PictureCall, asking: Asking, bounds: RequestBounds) {
    const { breaker, origin } = this.service;
    const pass = breaker.admit();
    if (pass === 0) throw new UpstreamUnavailable('left alone for a while', { retryAfter: breaker.retryAfter });
    const { agent } = this;
    const { signal } = asking;
    const options = { method, headers, agent, signal, compress: false, size: largestProblem } as const;
    try {
      const response = await fetch(origin + path, { ...options, redirect: 'manual' });
      breaker.settle(pass, isFault(response) ? blamed(bounds) : 'sound');
      return response;
    } catch (error) {
      breaker.settle(pass, asking.cutBecause === 'gone' ? 'unknown' : blamed(bounds));
      throw error;
    }
  }
}

const destroy = (body: Response['body']): void => void (body as Readable | null)?.destroy();

/** @throws UpstreamUnavailable for what is neither a picture nor a refusal of the contract */
async function read(response: Response, types: RegExp): Promise<PictureAnswer> {
  const { status, headers } = response;
  if (isWanted(response, types)) return { status, headers, body: response.body as Readable | null, refusal: null };
  if (status < 400) {
    destroy(response.body);
    throw new UpstreamUnavailable(`status ${status} is no picture`);
  }
  const failure = failureOf(status, headers.get('content-type'), await response.text(), headers.get('retry-after'));
  if (failure instanceof RestProblem) return { status, headers, body: null, refusal: failure };
  throw failure;
}

function explain(error: unknown, { cutBecause }: Asking): Error {
  if (cutBecause === 'gone') return new ClientGone('the client has gone');
  if (cutBecause === 'late') return new UpstreamTimeout('no picture within the deadline');
  return error instanceof UpstreamUnavailable ? error : new UpstreamUnavailable('unreachable', { cause: error });
}
