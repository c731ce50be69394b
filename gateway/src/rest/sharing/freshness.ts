/**
 * Computes for how long an answer made from several upstream answers may be shared. Each request has its own instance: every call is
 * announced with `expect` and reported with `note` on success, so that a failed or pending call prevents sharing.
 */
export class Freshness {
  private expected = 0;
  private reported = 0;
  private until = Infinity;
  private readonly startedAt = performance.now();

  /** Announces a call. */
  expect(): void {
    this.expected += 1;
  }

  /**
   * Reports the answer to an announced call.
   * @param freshUntil time until which the answer may be shared (`performance.now()`); 0 when it may not be: a token was sent,
   *   or the service did not allow it
   */
  note(freshUntil: number): void {
    this.reported += 1;
    if (freshUntil < this.until) this.until = freshUntil;
  }

  /** Limits sharing because the answer depends on the clock. @param ms from the start of the request until it changes */
  limitTo(ms: number): void {
    const changesAt = this.startedAt + ms;
    if (changesAt < this.until) this.until = changesAt;
  }

  /**
   * Milliseconds for which the whole answer may be shared with identical requests in the same language; 0 when it may not be
   * shared, or when nothing was read.
   */
  get sharedForMs(): number {
    if (this.reported === 0 || this.reported !== this.expected || this.until === 0) return 0;
    return Math.max(0, this.until - performance.now());
  }
}
