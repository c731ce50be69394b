import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler of events that stays the same function and does what the newest one does, so that what is given it (`memo`) is not
 * rendered again. Not to be called while rendering.
 */
export function useSteadyHandler<Arguments extends unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
