import { isPersonal } from '../call/identity.ts';
import { RestProblem } from '../call/problem.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { AnswerCache } from './answerCache.ts';
import { deepFreeze } from './deepFreeze.ts';
import { SharedCall, type Waiter } from './sharedCall.ts';

/** Counts of how reads without a token were answered since the start, for metrics. */
export interface SharingCounts {
  /** From the cache. */
  hits: number;
  /** By joining the identical call of another request. */
  joined: number;
  /** By a new call that others could join. */
  sent: number;
  /** By a new call that others could not join, because the last answer to the same read could not be shared. */
  unshared: number;
}

/** A transport that coalesces identical public reads of several requests. */
export interface SharingTransport extends Transport {
  readonly counts: Readonly<SharingCounts>;
  readonly cache: { readonly bytes: number; readonly count: number };
  /** Incremented by every write of an administrator: what was computed from earlier answers is stale. */
  readonly generation: number;
}

export interface SharingOptions {
  /** Size of the cache in bytes. */
  maxBytes: number;
}

/** Milliseconds for which identical reads are not joined after an answer that could not be shared. */
const unsharedMs = 5000;
/** Maximum number of cache keys remembered as not shareable. */
const maxUnshared = 1000;

/**
 * Writes of administrators, which invalidate the cache: they change what visitors see, and administrators check the result on
 * public pages. Entrants read with a token, which bypasses the cache.
 */
const administratorPath = /^\/api\/(?:admin|competition\/moderate)\//;

/** The cache key: language and path. */
const cacheKey = ({ path, headers }: UpstreamCall): string => `${headers['accept-language'] ?? ''} ${path}`;

/**
 * Coalesces identical public reads across requests: a pending call is joined, and an answer is reused while it is fresh by its
 * `Cache-Control`. Only calls without a token are shared, and only answers marked `public` are given to other requests
 * (`cacheControl.ts`). Failures are never cached.
 *
 * A write of an administrator through this gateway clears the cache. After any other write, and after a write through another
 * gateway, visitors may see the previous state until its max-age has passed. Logged-in people read with a token and see the
 * new state, except in calls that never send a token (docs/product.md §10), which no write of an entrant affects.
 */
export class SharedReads implements SharingTransport {
  readonly counts: SharingCounts = { hits: 0, joined: 0, sent: 0, unshared: 0 };
  readonly cache: AnswerCache;
  generation = 0;
  private readonly transport: Transport;
  private readonly underWay = new Map<string, SharedCall>();
  /** Cache keys of reads that must not be joined, with the end of that restriction. */
  private readonly unshared = new Map<string, number>();

  constructor(transport: Transport, { maxBytes }: SharingOptions) {
    this.transport = transport;
    this.cache = new AnswerCache(maxBytes);
  }

  send(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer> {
    if (!call.isRead) return this.write(call, lifetime);
    if (call.method !== 'GET' || isPersonal(call.headers)) return this.transport.send(call, lifetime);
    const key = cacheKey(call);
    const cached = this.cache.get(key);
    if (cached) {
      this.counts.hits += 1;
      return cached;
    }
    if (this.isUnshared(key)) {
      this.counts.unshared += 1;
      return this.transport.send(call, lifetime);
    }
    return this.share(key, call, lifetime);
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private async write(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer> {
    try {
      return await this.transport.send(call, lifetime);
    } finally {
      // After a failure too: a write without an answer may have happened.
      if (administratorPath.test(call.path)) this.evictAll();
    }
  }

  private evictAll(): void {
    this.generation += 1;
    this.cache.clear();
    // Pending calls still answer their waiters, but can no longer be joined.
    this.underWay.clear();
  }

  private share(key: string, call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer> {
    const earlier = this.underWay.get(key);
    if (earlier?.isPending) {
      this.counts.joined += 1;
      return earlier.join(call, lifetime);
    }
    const shared = new SharedCall(call, lifetime);
    const answer = shared.join(call, lifetime);
    // The request is over already; `answer` is rejected.
    if (!shared.isPending) return answer;
    this.counts.sent += 1;
    this.underWay.set(key, shared);
    const { generation } = this;
    this.transport.send(call, shared.lifetime).then(
      (found) => this.answered(key, shared, found, generation),
      (error: unknown) => this.failed(key, shared, error),
    );
    return answer;
  }

  private answered(key: string, shared: SharedCall, answer: UpstreamAnswer, generation: number): void {
    this.ended(key, shared);
    if (answer.freshUntil === 0) return this.settleSeparately(key, shared, ({ resolve }) => resolve(answer));
    deepFreeze(answer.body);
    // The answer to a call sent before an administrator's write may show the state before it.
    if (generation === this.generation) this.cache.set(key, answer);
    shared.settle(({ resolve }) => resolve(answer));
  }

  private failed(key: string, shared: SharedCall, error: unknown): void {
    this.ended(key, shared);
    // A refusal, e.g. by a rate limit, applies to the initiating request only; a missing answer applies to all waiters.
    if (error instanceof RestProblem) return this.settleSeparately(key, shared, ({ reject }) => reject(error));
    shared.settle(({ reject }) => reject(error));
  }

  /** Delivers the outcome to the initiating request, if it still waits; every other waiter makes its own call. */
  private settleSeparately(key: string, shared: SharedCall, deliver: (initiator: Waiter) => void): void {
    this.rememberUnshared(key);
    shared.settle((waiter) => {
      if (waiter.call === shared.call) deliver(waiter);
      else waiter.resolve(this.transport.send(waiter.call, waiter.lifetime));
    });
  }

  private ended(key: string, shared: SharedCall): void {
    if (this.underWay.get(key) === shared) this.underWay.delete(key);
  }

  private isUnshared(key: string): boolean {
    const until = this.unshared.get(key);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.unshared.delete(key);
    return false;
  }

  private rememberUnshared(key: string): void {
    this.unshared.set(key, performance.now() + unsharedMs);
    if (this.unshared.size <= maxUnshared) return;
    const [oldest] = this.unshared.keys();
    if (oldest !== undefined) this.unshared.delete(oldest);
  }
}
