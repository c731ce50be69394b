import { useSyncExternalStore } from 'react';

/** From here on a table has room, as `md` of the design system. */
const wide = '(min-width: 48rem)';

/** Null where there is no layout, as in tests. */
const query = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(wide) : null);

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window is wider than a phone held upright, at this moment. */
export const isWide = (): boolean => query()?.matches ?? true;

/** Whether the window is wider than a phone held upright. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
