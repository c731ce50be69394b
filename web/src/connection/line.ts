import { useSyncExternalStore } from 'react';

/** Pauses between two questions whether the server answers again, in milliseconds; the last one is kept up. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/** How long such a question may take, in milliseconds. */
const patience = 5000;

/** A path of the gateway that answers at once, without the service behind it. */
const livenessPath = '/livez';

const answers = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience);
  return (await fetch(livenessPath, { method: 'HEAD', cache: 'no-store', signal })).ok;
};

/** Whether the server can be reached. */
export interface Line {
  isUp: () => boolean;
  /** Tells that a call got no answer; whether the line is down is then found out by asking the server. */
  reportFailure: () => void;
  /** Resolves when the server answers: at once where the line is up. */
  whenUp: () => Promise<void>;
  /** Asks the server now. @returns whether it answers */
  check: () => Promise<boolean>;
  /** Calls back when the line went down or came back; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Follows what the browser knows of the network; answers how to stop that. */
  followBrowser: (target: Pick<Window, 'addEventListener' | 'removeEventListener'>) => () => void;
}

/**
 * Follows the line to the server. It counts as up until a call or the browser says otherwise; while it is down, the server is
 * asked again and again.
 *
 * @param ask asks the server; resolves with whether it answers as it should, or rejects
 */
export function createLine(ask: () => Promise<boolean> = answers): Line {
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
      // While it is down the next question is due anyway.
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

/** The line to the server that this page came from. */
export const line = createLine();

/** Whether the server can be reached; re-renders when that changes. */
export const useLineIsUp = (): boolean => useSyncExternalStore(line.subscribe, line.isUp);
