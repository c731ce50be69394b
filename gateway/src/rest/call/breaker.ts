/** When the circuit opens, and for how long. */
export interface BreakerOptions {
  /** Milliseconds over which outcomes are counted; longer than a call may take, or calls that time out are never counted together. */
  windowMs: number;
  /** Least number of faults within the window that opens it: one person's slow query must not be enough. */
  failures: number;
  /** Least share of faults among the outcomes of the window that opens it, 0–1; a half by default. */
  share?: number;
  /** Milliseconds for which nothing is sent once it is open; afterwards one call at a time probes whether the service is back. */
  openMs: number;
  /** The time, in milliseconds. */
  now?: () => number;
}

/** `closed`: everything is sent. `open`: nothing is sent. `half-open`: one call probes the service. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Parts of the window; the oldest one is dropped as time goes on. */
const parts = 10;

/** Outcomes within a rolling window. */
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

/** How a call has ended, as far as it tells something about the service. */
export type CallOutcome =
  /** The service has answered by its contract, be it with a refusal. */
  | 'sound'
  /** No connection, no answer in time, or a fault that the contract does not foresee. */
  | 'fault'
  /** It tells nothing: the client has disconnected, or a fault of the same request is counted already. */
  | 'inconclusive';

/** What `admit` gives to a call and `settle` takes back. */
export type Permit = number;

/** A circuit breaker: stops calling a failing service for a while, so that it can recover and nobody waits in vain. */
export class Breaker {
  /** How often it has opened since the start. */
  opened = 0;
  private readonly options: Required<BreakerOptions>;
  private readonly window: OutcomeWindow;
  private openUntil = 0;
  /** When the probing call was admitted; 0 when there is none. */
  private probedAt = 0;
  /** Raised at each change of state: a call that was admitted before the change tells nothing about the present state. */
  private permit: Permit = 1;

  constructor(options: BreakerOptions) {
    this.options = { share: 0.5, now: () => performance.now(), ...options };
    this.window = new OutcomeWindow(options.windowMs);
  }

  get state(): BreakerState {
    if (this.openUntil === 0) return 'closed';
    return this.probedAt > 0 || this.options.now() >= this.openUntil ? 'half-open' : 'open';
  }

  /** Asks whether a call may be sent. @returns the permit to `settle` when the call has ended; null when it must not be sent */
  admit(): Permit | null {
    if (this.openUntil === 0) return this.permit;
    const now = this.options.now();
    if (now < this.openUntil) return null;
    // A probe that never ends must not keep the service shut off for good.
    if (this.probedAt > 0 && now - this.probedAt < this.options.openMs) return null;
    this.probedAt = now;
    return this.changeState();
  }

  /** Seconds, at least 1, after which a refused call may succeed. */
  get retryAfter(): number {
    const until = this.probedAt > 0 ? this.probedAt + this.options.openMs : this.openUntil;
    return Math.max(1, Math.ceil((until - this.options.now()) / 1000));
  }

  /** Tells how an admitted call has ended. */
  settle(permit: Permit, outcome: CallOutcome): void {
    if (permit !== this.permit) return;
    if (this.openUntil > 0) this.settleProbe(outcome);
    else if (outcome !== 'inconclusive') this.count(outcome === 'fault');
  }

  private settleProbe(outcome: CallOutcome): void {
    this.probedAt = 0;
    if (outcome === 'sound') this.close();
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
