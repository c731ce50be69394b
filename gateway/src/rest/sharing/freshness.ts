/**
 * For how long an answer that is made of several upstream answers may be given to others. One per request: every call is
 * announced with `expect` and reported with `note` when it has succeeded, so that a call that fails or is still under way
 * rules sharing out.
 */
export class Freshness {
  private expected = 0;
  private noted = 0;
  private until = Infinity;
  private readonly startedAt = performance.now();

  /** A call is about to be made, or joined. */
  expect(): void {
    this.expected += 1;
  }

  /**
   * An expected call has been answered.
   * @param freshUntil until when the answer may be shared, on the clock of `performance.now()`; 0 when it may not: a token
   *   was sent, the service did not say `public`, or the call was a write
   */
  note(freshUntil: number): void {
    this.noted += 1;
    if (freshUntil < this.until) this.until = freshUntil;
  }

  /** The answer depends on the clock, and changes so many milliseconds after the request's start. */
  limitTo(ms: number): void {
    const changesAt = this.startedAt + ms;
    if (changesAt < this.until) this.until = changesAt;
  }

  /**
   * Milliseconds from now for which the whole answer may be given to everyone who asks the same in the same language; 0
   * when it may not be shared, and when nothing was read.
   */
  get sharedForMs(): number {
    if (this.noted === 0 || this.noted !== this.expected || this.until === 0) return 0;
    return Math.max(0, this.until - performance.now());
  }
}
