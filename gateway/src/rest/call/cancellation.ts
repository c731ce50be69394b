/**
 * Cancels one upstream call. Cheaper than an `AbortController` (some 10 µs per call), which is created only when needed: for
 * node-fetch, and for the delay before a retry.
 */
export class Cancellation {
  /** Called once on cancellation, with the error to throw; set by the code that waits for the call. */
  onCancel: ((reason: Error) => void) | null = null;
  private cancelledFor: Error | null = null;
  private controller: AbortController | null = null;

  /** The error to throw; null unless cancelled. */
  get reason(): Error | null {
    return this.cancelledFor;
  }

  /** The cancellation as an `AbortSignal`; its reason is the error to throw. */
  get signal(): AbortSignal {
    if (!this.controller) {
      this.controller = new AbortController();
      if (this.cancelledFor) this.controller.abort(this.cancelledFor);
    }
    return this.controller.signal;
  }

  /** Cancels the call; later calls have no effect. */
  cancel(reason: Error): void {
    if (this.cancelledFor) return;
    this.cancelledFor = reason;
    this.controller?.abort(reason);
    this.onCancel?.(reason);
  }
}
