import type { Logger } from '../../log.ts';
import { Cancellation } from './cancellation.ts';
import { ClientGone, UpstreamTimeout } from './problem.ts';

/**
 * Limits the upstream calls of one request: they are cancelled at its deadline, or when its client disconnects. Every call has
 * its own `Cancellation`. All calls of the request share one timer, which runs only while calls are pending.
 */
export class RequestLifetime {
  /** The request's deadline (`performance.now()`). */
  deadline: number;
  /** Whether the client has disconnected. */
  clientGone = false;
  readonly log: Pick<Logger, 'warn'>;
  private readonly faults: { counted: boolean };
  private readonly running = new Set<Cancellation>();
  private readonly extensions: RequestLifetime[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param deadline in the time of `performance.now()` @param faults shared with lifetimes derived from this one */
  constructor(deadline: number, log: Pick<Logger, 'warn'>, faults = { counted: false }) {
    this.deadline = deadline;
    this.log = log;
    this.faults = faults;
  }

  /** Milliseconds until the deadline. */
  get remainingMs(): number {
    return this.deadline - performance.now();
  }

  /** Registers a call, which the caller must `end`; it is already cancelled when the request is over. */
  begin(): Cancellation {
    const call = new Cancellation();
    const { remainingMs } = this;
    if (this.clientGone) call.cancel(new ClientGone('the client has disconnected'));
    else if (remainingMs <= 0) call.cancel(new UpstreamTimeout('the deadline has passed'));
    else {
      this.running.add(call);
      this.timer ??= setTimeout(this.expire, Math.ceil(remainingMs));
    }
    return call;
  }

  /** Unregisters a call that has ended. */
  end(call: Cancellation): void {
    this.running.delete(call);
    if (this.running.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A lifetime with another deadline that is also cancelled when the client disconnects: for uploads. @param ms from now */
  withTimeout(ms: number): RequestLifetime {
    const longer = new RequestLifetime(performance.now() + ms, this.log, this.faults);
    longer.clientGone = this.clientGone;
    this.extensions.push(longer);
    return longer;
  }

  /** A lifetime with the same deadline that is independent of the client: for a call that several requests share. */
  detached(): RequestLifetime {
    return new RequestLifetime(this.deadline, this.log, this.faults);
  }

  /** Cancels all calls, including those of uploads, because the client has disconnected. */
  disconnect(): void {
    this.clientGone = true;
    this.cancel(new ClientGone('the client has disconnected'));
    for (const longer of this.extensions) longer.disconnect();
  }

  /** Cancels all pending calls. */
  cancel(reason: Error): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const calls = [...this.running];
    this.running.clear();
    for (const call of calls) call.cancel(reason);
  }

  /**
   * Registers a fault of the service. @returns true for the first fault of the request; only that one counts for the circuit
   * breaker, so that a single query with many calls cannot open it for everyone.
   */
  countFault(): boolean {
    const isFirst = !this.faults.counted;
    this.faults.counted = true;
    return isFirst;
  }

  private readonly expire = (): void => {
    this.timer = undefined;
    // The deadline of a shared call moves when requests join it, and a timer may fire slightly early.
    if (this.remainingMs > 0) this.timer = setTimeout(this.expire, Math.ceil(this.remainingMs));
    else this.cancel(new UpstreamTimeout('no answer within the deadline'));
  };
}
