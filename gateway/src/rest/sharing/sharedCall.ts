import type { Cancellation } from '../call/cancellation.ts';
import type { RequestLifetime } from '../call/requestLifetime.ts';
import type { UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';

/** A request that waits for a shared call. */
export interface Waiter {
  /** The call as this request would make it. */
  call: UpstreamCall;
  lifetime: RequestLifetime;
  resolve(answer: UpstreamAnswer | Promise<UpstreamAnswer>): void;
  reject(error: unknown): void;
}

/**
 * An upstream call that several requests wait for. Each request waits until the end of its own lifetime at most; the call has
 * the latest of their deadlines, and is cancelled when no request waits any more.
 */
export class SharedCall {
  /** The call of the request that started it. */
  readonly call: UpstreamCall;
  /** Lifetime of the call itself. */
  readonly lifetime: RequestLifetime;
  private readonly waiters = new Map<Waiter, Cancellation>();

  /** @param lifetime of the request that starts the call; it must `join` too */
  constructor(call: UpstreamCall, lifetime: RequestLifetime) {
    this.call = call;
    this.lifetime = lifetime.detached();
  }

  /** Whether a request waits for it, so that others may join. */
  get isPending(): boolean {
    return this.waiters.size > 0;
  }

  /** Waits for the answer. @throws ClientGone or UpstreamTimeout when the lifetime ends first */
  join(call: UpstreamCall, lifetime: RequestLifetime): Promise<UpstreamAnswer> {
    const wait = lifetime.begin();
    if (wait.reason) return Promise.reject(wait.reason);
    this.lifetime.deadline = Math.max(this.lifetime.deadline, lifetime.deadline);
    return new Promise((resolve, reject) => {
      const waiter = { call, lifetime, resolve, reject };
      this.waiters.set(waiter, wait);
      wait.onCancel = (reason) => {
        this.waiters.delete(waiter);
        reject(reason);
        if (!this.isPending) this.lifetime.cancel(reason);
      };
    });
  }

  /** Releases all waiters. @param deliver called for each waiter, in the order in which they joined */
  settle(deliver: (waiter: Waiter) => void): void {
    const waiters = [...this.waiters];
    this.waiters.clear();
    for (const [waiter, wait] of waiters) {
      waiter.lifetime.end(wait);
      deliver(waiter);
    }
  }
}
