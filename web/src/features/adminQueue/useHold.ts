import { useCallback, useEffect, useMemo, useRef } from 'react';

/** For how long a decision is held before it is sent, in milliseconds. */
export const holdMs = 10_000;

interface Held {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}

/** Holds what is to be sent. */
export interface Hold {
  /** Sends it after a while; earlier when the page is left, put away or closed. @param key names it for `drop` */
  keep: (key: string, send: () => void) => void;
  /** Forgets what is still held. @returns false when it has been sent already */
  drop: (key: string) => boolean;
  /** Sends at once all that is held, in the order in which it came. */
  release: () => void;
}

/**
 * Holds what can be taken back for a while without anybody having seen it. Nothing is lost by a page that closes: a tab is put
 * away before it ends, and what is held is sent then.
 */
export function useHold(): Hold {
  const held = useRef(new Map<string, Held>());

  const release = useCallback(() => {
    const all = [...held.current.values()];
    held.current.clear();
    for (const { timer, send } of all) {
      clearTimeout(timer);
      send();
    }
  }, []);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') release();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', release);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [release]);

  return useMemo(
    () => ({
      keep(key, send) {
        const timer = setTimeout(() => {
          held.current.delete(key);
          send();
        }, holdMs);
        held.current.set(key, { timer, send });
      },
      drop(key) {
        const found = held.current.get(key);
        if (!found) return false;
        clearTimeout(found.timer);
        return held.current.delete(key);
      },
      release,
    }),
    [release],
  );
}
