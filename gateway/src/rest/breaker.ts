import type { Blame } from './requestBounds.ts';

/** When a service that fails is left alone. */
export interface BreakerOptions {
  /** Milliseconds over which outcomes are counted; longer than a call may take, else calls that hang are never together. */
  windowMs: number;
  /** Least failures within the window that open it: one person's slow query must not be enough. */
  failures: number;
  /** Least share of failures among the outcomes of the window that opens it, 0–1; a half unless said otherwise. */
  share?: number;
  /** Milliseconds for which nothing is sent once it is open; afterwards one call at a time tries whether it is over. */
  openMs: number;
  /** The time, in milliseconds. */
  now?: () => number;
}

/**
 * `closed`: everything is sent. `open`: nothing is. `half-open`: one call is on its way to find out.
 */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Parts of the window; the oldest one is forgotten as time goes on. */
const parts = 10;

/** Outcomes of a rolling window. */
class Outcomes {
  private readonly successes = new Uint32Array(parts);
  private readonly failures = new Uint32Array(parts);
  private readonly partMs: number;
  private part = 0;

  constructor(windowMs: number) {
    this.partMs = windowMs / parts;
  }

  add(failed: boolean, now: number): void {
    this.forget(now);
    const counts = failed ? this.failures : this.successes;
    counts[this.part % parts] = (counts[this.part % parts] ?? 0) + 1;
  }

  totals(): { failures: number; all: number } {
    const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);
    const failures = sum(this.failures);
    return { failures, all: failures + sum(this.successes) };
  }

  clear(): void {
    this.successes.fill(0);
    this.failures.fill(0);
  }

  private forget(now: number): void {
    const part = Math.floor(now / this.partMs);
    if (part === this.part) return;
    if (part - this.part >= parts) this.clear();
    for (let next = this.part + 1; next <= part && part - this.part < parts; next += 1) {
      this.successes[next % parts] = 0;
      this.failures[next % parts] = 0;
    }
    this.part = part;
  }
}

/** What a call that was let through ends with. */
export type Verdict =
  /** The service has answered by its contract, be it with a refusal. */
  | 'sound'
  /** No connection, no answer in time, or a fault that is none of the contract. */
  | 'fault'
  /** Neither: the client has gone, or the fault is counted already. */
  | 'unknown';

/** A fault of a request's call; a request counts once: what one person asks for must not shut out everyone. */
export function blamed({ blame }: { blame: Blame }): Verdict {
  if (blame.counted) return 'unknown';
  blame.counted = true;
  return 'fault';
}

/** What a call is let through with. */
export type Pass = number;

/** The answer to a call that is not to be sent. */
const refused = 0;

/** Leaves a failing service alone for a while (a circuit breaker), so that it can recover and nobody waits in vain. */
export class Breaker {
  /** How often it has opened. */
  opened = 0;
  private readonly options: Required<BreakerOptions>;
  private readonly window: Outcomes;
  private openUntil = 0;
  /** When the call went that tries whether it is over; 0 when there is none. */
  private probedAt = 0;
  /** Raised at each change: how a call ends that was let through before says nothing of how things are now. */
  private pass: Pass = 1;

  constructor(options: BreakerOptions) {
    this.options = { share: 0.5, now: () => performance.now(), ...options };
    this.window = new Outcomes(options.windowMs);
  }

  get state(): BreakerState {
    if (this.openUntil === 0) return 'closed';
    return this.probedAt > 0 || this.options.now() >= this.openUntil ? 'half-open' : 'open';
  }

  /** Lets a call through, or not. @returns what `settle` is to be told with how the call has ended; 0 when it may not go */
  admit(): Pass {
    if (this.openUntil === 0) return this.pass;
    const now = this.options.now();
    if (now < this.openUntil) return refused;
    // A try that does not come back must not shut the service off for good.
    if (this.probedAt > 0 && now - this.probedAt < this.options.openMs) return refused;
    this.probedAt = now;
    return this.change();
  }

  /** Seconds, at least 1, after which a refused call may succeed. */
  get retryAfter(): number {
    const until = this.probedAt > 0 ? this.probedAt + this.options.openMs : this.openUntil;
    return Math.max(1, Math.ceil((until - this.options.now()) / 1000));
  }

  /** How a call that was let through has ended. */
  settle(pass: Pass, verdict: Verdict): void {
    if (pass !== this.pass) return;
    if (this.openUntil > 0) this.settleTry(verdict);
    else if (verdict !== 'unknown') this.count(verdict === 'fault');
  }

  private settleTry(verdict: Verdict): void {
    this.probedAt = 0;
    if (verdict === 'sound') this.close();
    else if (verdict === 'fault') this.open();
  }

  private count(failed: boolean): void {
    this.window.add(failed, this.options.now());
    if (!failed) return;
    const { failures, all } = this.window.totals();
    if (failures >= this.options.failures && failures >= all * this.options.share) this.open();
  }

  private open(): void {
    this.opened += 1;
    this.openUntil = this.options.now() + this.options.openMs;
    this.window.clear();
    this.change();
  }

  private close(): void {
    this.openUntil = 0;
    this.window.clear();
    this.change();
  }

  private change(): Pass {
    this.pass += 1;
    return this.pass;
  }
}
