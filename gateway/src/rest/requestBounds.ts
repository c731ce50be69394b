import type { Logger } from '../log.ts';

/** Why a call is ended from outside: the request's time is over, or nobody reads its answer. */
export type CutReason = 'late' | 'gone';

/** Something that is under way for a request. It leaves its bounds when it ends by itself. */
export interface Running {
  /** Ends it at once; it has left its bounds already. */
  cut(reason: CutReason): void;
}

/** Whether a failure of this request has been held against the service: however many calls it makes, it counts once. */
export interface Blame {
  counted: boolean;
}

/**
 * What bounds the upstream calls of one request: the time that they share, and the client's staying. One timer for all of
 * them and no `AbortSignal`, whose making and linking costs more processor time than the call itself.
 */
export class RequestBounds {
  /** When the request's time is over, as `performance.now()` counts. */
  deadline: number;
  /** Whether the client has gone. */
  gone = false;
  readonly log: Pick<Logger, 'warn'>;
  /** Shared with what is done on behalf of this request. */
  readonly blame: Blame;
  private readonly running = new Set<Running>();
  private readonly extensions: RequestBounds[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param deadline as `performance.now()` counts */
  constructor(deadline: number, log: Pick<Logger, 'warn'>, blame: Blame = { counted: false }) {
    this.deadline = deadline;
    this.log = log;
    this.blame = blame;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.deadline - performance.now();
  }

  /** From now on a call is ended with the request; not to be called when the time is over or the client has gone. */
  enter(call: Running): void {
    this.running.add(call);
    this.timer ??= setTimeout(this.ring, Math.ceil(this.left));
  }

  /** A call has ended by itself. */
  exit(call: Running): void {
    this.running.delete(call);
    if (this.running.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Bounds with a time of their own, in milliseconds from now, that end with the same client: an upload may take longer. */
  extended(ms: number): RequestBounds {
    const longer = new RequestBounds(performance.now() + ms, this.log, this.blame);
    longer.gone = this.gone;
    this.extensions.push(longer);
    return longer;
  }

  /** The client has gone: what is still under way is ended. */
  leave(): void {
    this.gone = true;
    this.end('gone');
    for (const longer of this.extensions) longer.leave();
  }

  /** Ends what is still under way. */
  end(reason: CutReason): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const calls = [...this.running];
    this.running.clear();
    for (const call of calls) call.cut(reason);
  }

  private readonly ring = (): void => {
    this.timer = undefined;
    // The deadline may have been moved, and a timer may ring a moment early.
    if (this.left > 0 && this.running.size > 0) this.timer = setTimeout(this.ring, Math.ceil(this.left));
    else this.end('late');
  };
}
