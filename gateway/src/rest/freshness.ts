/**
 * For how long what one request has read upstream may be shown to others. Made per request, filled in by its callers:
 * every call is expected first and noted when it has succeeded, so that one that fails or is still on its way rules
 * sharing out.
 */
export interface Freshness {
  /** A call is about to be made, or joined. */
  expect(): void;
  /**
   * An expected call has brought an answer.
   * @param freshUntil until when it may be shared, as `performance.now()` counts; 0 when it may not: a token went with the
   *   call, the service did not say `public`, or it was a write
   */
  note(freshUntil: number): void;
  /** What is made of them changes by the clock, in so many milliseconds from the request's start. */
  atMost(ms: number): void;
  /**
   * Milliseconds from now for which an answer made of all these may be shared with everyone who asks the same in the same
   * language; 0 when it may not, and when nothing was read.
   */
  readonly sharedForMs: number;
}

class RequestFreshness implements Freshness {
  private expected = 0;
  private noted = 0;
  private until = Infinity;
  private readonly startedAt = performance.now();

  expect(): void {
    this.expected += 1;
  }

  note(freshUntil: number): void {
    this.noted += 1;
    if (freshUntil < this.until) this.until = freshUntil;
  }

  atMost(ms: number): void {
    const changesAt = this.startedAt + ms;
    if (changesAt < this.until) this.until = changesAt;
  }

  get sharedForMs(): number {
    if (this.noted === 0 || this.noted !== this.expected || this.until === 0) return 0;
    return Math.max(0, this.until - performance.now());
  }
}

/** One for a request. */
export const createFreshness = (): Freshness => new RequestFreshness();
