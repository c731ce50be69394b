/** When the circuit breaker opens, and for how long. */
export interface BreakerOptions {
  /** Length of the rolling window in milliseconds; must exceed the duration of a call, so that timeouts add up within it. */
  windowMs: number;
  /** Minimum number of faults in the window; high enough that one person's slow query does not open it. */
  failures: number;
  /** Minimum share of faults among the outcomes in the window, 0–1; 0.5 by default. */
  share?: number;
  /** Milliseconds for which the open breaker rejects all calls; afterwards it admits one probe call at a time. */
  openMs: number;
  /** Clock in milliseconds; `performance.now()` by default. */
  now?: () => number;
}

/** `closed`: all calls are sent. `open`: no call is sent. `half-open`: one probe call at a time is sent. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Number of buckets of the rolling window. */
const parts = 10;

/** Counts of outcomes in a rolling window. */
class OutcomeWindow {
  private readonly successes = new Uint32Array(parts);
  private readonly failures = new Uint32Array(parts);
  private readonly partMs: number;
  private part = 0;

  constructor(windowMs: number) {
    this.partMs = windowMs / parts;
  }

  add(failed: boolean, now: number): void {
    this.dropOld(now);
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

  private dropOld(now: number): void {
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

/** The result of a call as evidence about the service. */
export type CallOutcome =
  /** The service answered according to the contract, possibly with a refusal. */
  | 'success'
  /** No connection, no answer in time, or an error outside the contract. */
  | 'fault'
  /** Nothing: the client disconnected, or a fault of the same request was counted already. */
  | 'inconclusive';

/** Returned by `admit` and passed to `settle` when the call has ended. */
export type Permit = number;

/** A circuit breaker: rejects calls to a failing service for a while, so that it can recover and clients fail fast. */
export class Breaker {
  /** Number of times it opened since the start. */
  opened = 0;
  private readonly options: Required<BreakerOptions>;
  private readonly window: OutcomeWindow;
  private openUntil = 0;
  /** When the probe call was admitted; 0 without a probe. */
  private probedAt = 0;
  /** Incremented at each change of state: outcomes of calls admitted in an earlier state are ignored. */
  private permit: Permit = 1;

  constructor(options: BreakerOptions) {
    this.options = { share: 0.5, now: () => performance.now(), ...options };
    this.window = new OutcomeWindow(options.windowMs);
  }

  get state(): BreakerState {
    if (this.openUntil === 0) return 'closed';
    return this.probedAt > 0 || this.options.now() >= this.openUntil ? 'half-open' : 'open';
  }

  /** Requests permission to send a call. @returns a permit to `settle` afterwards; null when the call must not be sent */
  admit(): Permit | null {
    if (this.openUntil === 0) return this.permit;
    const now = this.options.now();
    if (now < this.openUntil) return null;
    // A probe that never ends is replaced, so that the breaker can close again.
    if (this.probedAt > 0 && now - this.probedAt < this.options.openMs) return null;
    this.probedAt = now;
    return this.changeState();
  }

  /** Seconds until a rejected call may succeed, at least 1. */
  get retryAfter(): number {
    const until = this.probedAt > 0 ? this.probedAt + this.options.openMs : this.openUntil;
    return Math.max(1, Math.ceil((until - this.options.now()) / 1000));
  }

  /** Reports the outcome of an admitted call. */
  settle(permit: Permit, outcome: CallOutcome): void {
    if (permit !== this.permit) return;
    if (this.openUntil > 0) this.settleProbe(outcome);
    else if (outcome !== 'inconclusive') this.count(outcome === 'fault');
  }

  private settleProbe(outcome: CallOutcome): void {
    this.probedAt = 0;
    if (outcome === 'success') this.close();
    else if (outcome === 'fault') this.open();
  }

  private count(isFault: boolean): void {
    this.window.add(isFault, this.options.now());
    if (!isFault) return;
    const { failures, all } = this.window.totals();
    if (failures >= this.options.failures && failures >= all * this.options.share) this.open();
  }

  private open(): void {
    this.opened += 1;
    this.openUntil = this.options.now() + this.options.openMs;
    this.window.clear();
    this.changeState();
  }

  private close(): void {
    this.openUntil = 0;
    this.window.clear();
    this.changeState();
  }

  private changeState(): Permit {
    this.permit += 1;
    return this.permit;
  }
}
