import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks while the server cannot be reached; the last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/** Timeout of one check, in milliseconds. */
const patience = 5000;

/** The gateway's liveness check; it does not call the REST service. */
const livenessPath = '/livez';

const answers = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience);
  return (await fetch(livenessPath, { method: 'HEAD', cache: 'no-store', signal })).ok;
};

/** Whether the server can be reached. */
export interface ServerConnection {
  isUp: () => boolean;
  /** Reports that a call got no answer; the server is then checked. */
  reportFailure: () => void;
  /** Resolves when the server can be reached: at once if it can now. */
  whenUp: () => Promise<void>;
  /** Checks the server now. @returns whether it answers */
  check: () => Promise<boolean>;
  /** Calls back when the connection is lost or restored; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Listens to the browser's `online` and `offline` events; returns the unsubscribe function. */
  followBrowser: (target: Pick<Window, 'addEventListener' | 'removeEventListener'>) => () => void;
}

/**
 * Tracks whether the server can be reached. It counts as reachable until a call or the browser reports otherwise; from then on
 * it is checked repeatedly until it answers.
 *
 * @param ask checks the server; resolves with whether it answered with success, or rejects
 */
export function createServerConnection(ask: () => Promise<boolean> = answers): ServerConnection {
  let up = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function change(next: boolean): void {
    if (up === next) return;
    up = next;
    for (const listener of [...listeners]) listener();
  }

  function check(): Promise<boolean> {
    clearTimeout(timer);
    asking ??= ask()
      .catch(() => false)
      .then((answered) => {
        asking = null;
        if (answered) {
          failures = 0;
        } else {
          timer = setTimeout(() => void check(), pauses[Math.min(failures, pauses.length - 1)]);
          failures += 1;
        }
        change(answered);
        return answered;
      });
    return asking;
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    isUp: () => up,
    check,
    subscribe,
    reportFailure() {
      // While it is down, the next check is scheduled already.
      if (up) void check();
    },
    whenUp: () =>
      up
        ? Promise.resolve()
        : new Promise((resolve) => {
            const stop = subscribe(() => {
              if (!up) return;
              stop();
              resolve();
            });
          }),
    followBrowser(target) {
      const lost = () => {
        change(false);
        void check();
      };
      const back = () => void check();
      target.addEventListener('offline', lost);
      target.addEventListener('online', back);
      return () => {
        clearTimeout(timer);
        target.removeEventListener('offline', lost);
        target.removeEventListener('online', back);
      };
    },
  };
}

/** The connection to the server that this page came from. */
export const serverConnection = createServerConnection();

/** Whether the server can be reached; re-renders when that changes. */
export const useIsConnected = (): boolean => useSyncExternalStore(serverConnection.subscribe, serverConnection.isUp);
