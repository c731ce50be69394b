/** A claim on work, while it is kept. */
export interface Lease {
  /** Whether to go on: the work was not given up, and no other process has taken it over. */
  isHeld(): boolean;
  /** Renews it no more. */
  end(): Promise<void>;
}

/**
 * Renews a lease from time to time, however long one step of the work takes.
 * @param renew says whether the lease is still one's own
 * @param everyMs milliseconds between two renewals: several of them fit into the time for which a lease is given
 * @param signal gives the work up
 */
export function keepLease(renew: () => Promise<boolean>, everyMs: number, signal: AbortSignal): Lease {
  let held = true;
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew().then(
      (mine) => void (held &&= mine),
      () => void (held = false),
    );
  }, everyMs);
  return {
    isHeld: () => held && !signal.aborted,
    end() {
      clearInterval(timer);
      return renewing;
    },
  };
}
