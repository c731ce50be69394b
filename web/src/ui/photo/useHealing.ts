import { useEffect, useEffectEvent } from 'react';
import { line } from '../../connection/line.ts';

/** Pauses before a broken picture is tried again, in milliseconds; then only when the line comes back. */
const pauses = [3000, 10_000, 30_000];

/**
 * Tries a broken picture again by itself: after a while, and when the line is back.
 * @param attempts how often it was tried again already
 */
export function useHealing(broken: boolean, attempts: number, retry: () => void): void {
  const heal = useEffectEvent(retry);
  useEffect(() => {
    if (!broken) return;
    const pause = pauses[attempts];
    const timer = pause === undefined ? undefined : setTimeout(() => heal(), pause);
    const stop = line.subscribe(() => {
      if (line.isUp()) heal();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [broken, attempts]);
}
