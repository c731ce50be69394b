/** How long the question for the server's time may take, in milliseconds. */
const patience = 3000;

/** A path of the gateway that answers at once, without the service behind it. */
const livenessPath = '/livez';

/** The server's time, by the difference between its clock and this computer's. */
export interface ServerClock {
  /** The server's present instant in epoch milliseconds; this computer's as long as no answer has told. */
  now: () => number;
  /** Whether an answer has told the server's time since the page was loaded. */
  isKnown: () => boolean;
  /** Reads the server's time off an answer that came now. Not off a cached one, whose `Date` is an old instant. */
  observe: (headers: Pick<Headers, 'get'>) => void;
  /** Asks the server for its time unless that is known. @returns whether it is known now */
  learn: () => Promise<boolean>;
  /** Calls back when the difference has changed by more than a second; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Follows the server's clock, so that nothing depends on this computer's, which may be wrong by days: the expiry of a
 * session is compared with the time of whoever wrote it.
 *
 * @param ask asks the server for anything and answers with its headers
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
    // The header has whole seconds: smaller differences are noise.
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
