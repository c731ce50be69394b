import { RestProblem } from '../call/problem.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { AnswerCache } from './answerCache.ts';
import { deepFreeze } from './deepFreeze.ts';
import { SharedCall, type Waiter } from './sharedCall.ts';

/** How reads without a token were answered, counted since the start, for metrics. */
export interface SharingCounts {
  /** From the cache. */
  hits: number;
  /** By joining an equal call of another request. */
  joined: number;
  /** By a call that others could join. */
  sent: number;
  /** By a call that nobody could join: the last answer to the same read could not be shared. */
  unshared: number;
}

/** A transport that makes equal public reads of several requests once. */
export interface SharingTransport extends Transport {
  readonly counts: Readonly<SharingCounts>;
  readonly cache: { readonly bytes: number; readonly count: number };
  /** Raised by every write of an administrator: whatever was made of earlier answers is stale. */
  readonly generation: number;
}

export interface SharingOptions {
  /** Bytes of fresh answers that are kept. */
  maxBytes: number;
}

/** Milliseconds for which reads are not joined after an answer that could not be shared. */
const unsharedMs = 5000;
/** Most reads that are remembered as such. */
const maxUnshared = 1000;

/**
 * Writes of administrators: they change what visitors see, and their author looks at the result as a visitor would. An
 * entrant reads with a token, past the cache.
 */
const administratorPath = /^\/api\/(?:admin|competition\/moderate)\//;

/** The cache key: whoever asks the same without a token, in the same language, may be given the same answer. */
const cacheKey = ({ path, headers }: UpstreamCall): string => `${headers['accept-language'] ?? ''} ${path}`;

/**
 * Coalesces equal public reads across requests: a call under way is joined, and an answer is given again while it is fresh
 * by its `Cache-Control`. Only calls without a token are shared, and only answers that say `public` are given to another
 * request than the one that asked (`cacheControl.ts`). Failures are never cached.
 *
 * A write of an administrator through this gateway evicts everything. After any other write, and after one through another
 * gateway, visitors may see the earlier state until its max-age has passed. People who are logged in may not, but for the
 * calls that never carry a token (docs/product.md §10), which no write of an entrant changes.
 */
export class SharedReads implements SharingTransport {
  readonly counts: SharingCounts = { hits: 0, joined: 0, sent: 0, unshared: 0 };
  readonly cache: AnswerCache;
  generation = 0;
  private readonly transport: Transport;
  private readonly underWay = new Map<string, SharedCall>();
  /** Cache keys of reads that others must not join, and until when. */
  private readonly unshared = new Map<string, number>();

  constructor(transport: Transport, { maxBytes }: SharingOptions) {
    this.transport = transport;
    this.cache = new AnswerCache(maxBytes);
  }

  send(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer> {
    if (!call.isRead) return this.write(call, lifetime);
    if (call.method !== 'GET' || call.headers['authorization'] !== undefined)
      return this.transport.send(call, lifetime);
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
      // After a failure as well: a write without an answer may have happened.
      if (administratorPath.test(call.path)) this.evictAll();
    }
  }

  private evictAll(): void {
    this.generation += 1;
    this.cache.clear();
    // Calls under way end for those who wait; nobody joins them any more.
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
    // The request's own time is over.
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
    // An answer that was asked for before an administrator's write may be older than the write.
    if (generation === this.generation) this.cache.set(key, answer);
    shared.settle(({ resolve }) => resolve(answer));
  }

  private failed(key: string, shared: SharedCall, error: unknown): void {
    this.ended(key, shared);
    // A refusal, e.g. of too many calls from one address, concerns the request that asked. Without an answer all are alike.
    if (error instanceof RestProblem) return this.settleSeparately(key, shared, ({ reject }) => reject(error));
    shared.settle(({ reject }) => reject(error));
  }

  /** Gives the outcome to the request that made the call, if it still waits; every other one makes its own call. */
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
