/** Timeout of the request for the server's time, in milliseconds. */
const patience = 3000;

/** The gateway's liveness check; it does not call the REST service. */
const livenessPath = '/livez';

/** The server's time, by the difference between its clock and this computer's. */
export interface ServerClock {
  /** The server's present instant in epoch milliseconds; the local clock's until the server's is known. */
  now: () => number;
  /** Whether the server's time is known from an answer since the page was loaded. */
  isKnown: () => boolean;
  /** Reads the server's time from the headers of an answer that came now; a cached answer has an old `Date`. */
  observe: (headers: Pick<Headers, 'get'>) => void;
  /** Asks the server for its time unless that is known. @returns whether it is known now */
  learn: () => Promise<boolean>;
  /** Calls back when the difference has changed by more than a second; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Tracks the offset of the server's clock, since the local clock may be wrong by days: the expiry of a session is compared with
 * the time of the server that set it.
 *
 * @param ask sends a request to the server and resolves with the headers of the answer
 */
export function createServerClock(
  ask: () => Promise<Pick<Headers, 'get'>> = async () =>
    (await fetch(livenessPath, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })).headers,
  localNow: () => number = Date.now,
): ServerClock {
  let offset: number | null = null;
  const listeners = new Set<() => void>();

  function observe(headers: Pick<Headers, 'get'>): void {
    const at = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(at)) return;
    const measured = at - localNow();
    // The header has a resolution of one second: smaller differences mean nothing.
    const changed = Math.abs(measured - (offset ?? 0)) > 1000;
    if (offset !== null && !changed) return;
    offset = measured;
    if (changed) for (const listener of listeners) listener();
  }

  return {
    now: () => localNow() + (offset ?? 0),
    isKnown: () => offset !== null,
    observe,
    async learn() {
      if (offset === null) {
        try {
          observe(await ask());
        } catch {
          // The server cannot be reached: its time stays unknown.
        }
      }
      return offset !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The clock of the server that this page came from. */
export const serverClock = createServerClock();
