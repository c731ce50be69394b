import type { Logger } from '../../log.ts';
import { Cancellation } from './cancellation.ts';
import { ClientGone, UpstreamTimeout } from './problem.ts';

/**
 * How long the upstream calls of one request may run: until its deadline, or until its client disconnects. Every call gets
 * a cancellation of its own. One timer serves all calls of the request, and runs only while there are any.
 */
export class RequestLifetime {
  /** When the request's time is over, on the clock of `performance.now()`. */
  deadline: number;
  /** Whether the client has disconnected. */
  clientGone = false;
  readonly log: Pick<Logger, 'warn'>;
  private readonly faults: { counted: boolean };
  private readonly running = new Set<Cancellation>();
  private readonly extensions: RequestLifetime[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param deadline on the clock of `performance.now()` */
  constructor(deadline: number, log: Pick<Logger, 'warn'>, faults = { counted: false }) {
    this.deadline = deadline;
    this.log = log;
    this.faults = faults;
  }

  /** Milliseconds until the deadline. */
  get remainingMs(): number {
    return this.deadline - performance.now();
  }

  /** Starts a call; it is cancelled already when the request is over. Whoever starts a call must `end` it. */
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

  /** A call has ended, however it did. */
  end(call: Cancellation): void {
    this.running.delete(call);
    if (this.running.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A lifetime with a deadline of its own, in milliseconds from now, that ends with the same client: for an upload. */
  withTimeout(ms: number): RequestLifetime {
    const longer = new RequestLifetime(performance.now() + ms, this.log, this.faults);
    longer.clientGone = this.clientGone;
    this.extensions.push(longer);
    return longer;
  }

  /** A lifetime with the same deadline that does not end with the client: for a call that other requests may wait for. */
  detached(): RequestLifetime {
    return new RequestLifetime(this.deadline, this.log, this.faults);
  }

  /** The client has disconnected: nobody reads what is still under way. */
  disconnect(): void {
    this.clientGone = true;
    this.cancel(new ClientGone('the client has disconnected'));
    for (const longer of this.extensions) longer.disconnect();
  }

  /** Cancels every call under way. */
  cancel(reason: Error): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const calls = [...this.running];
    this.running.clear();
    for (const call of calls) call.cancel(reason);
  }

  /**
   * Counts a fault of the service; true for the first one of the request. A request counts once, however many calls it
   * makes: one person's query must not open the circuit breaker for everyone.
   */
  countFault(): boolean {
    const isFirst = !this.faults.counted;
    this.faults.counted = true;
    return isFirst;
  }

  private readonly expire = (): void => {
    this.timer = undefined;
    // A shared call's deadline moves as requests join it, and a timer may fire a moment early.
    if (this.remainingMs > 0) this.timer = setTimeout(this.expire, Math.ceil(this.remainingMs));
    else this.cancel(new UpstreamTimeout('no answer within the deadline'));
  };
}
