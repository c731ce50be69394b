import { useEffect, useEffectEvent } from 'react';
import { serverConnection } from '../../connection/serverConnection.ts';

/** Milliseconds before each automatic retry; after the last one only a restored connection causes another. */
const pauses = [3000, 10_000, 30_000];

/**
 * Retries loading a broken picture automatically: after a pause, and when the connection is restored.
 * @param attempts number of retries so far
 */
export function useAutomaticRetry(broken: boolean, attempts: number, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!broken) return;
    const pause = pauses[attempts];
    const timer = pause === undefined ? undefined : setTimeout(() => retryNow(), pause);
    const stop = serverConnection.subscribe(() => {
      if (serverConnection.isUp()) retryNow();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [broken, attempts]);
}
