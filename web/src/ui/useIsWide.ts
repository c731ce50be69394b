import { useSyncExternalStore } from 'react';

/** From here on a table has room, as `md` of the design system. */
const wide = '(min-width: 48rem)';

/** From here on something stands beside a form, as `lg` of the design system. */
const roomy = '(min-width: 64rem)';

/** Null where there is no layout, as in tests. */
const query = (width: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(width) : null);

const subscriptionTo =
  (width: string) =>
  (listener: () => void): (() => void) => {
    const media = query(width);
    media?.addEventListener('change', listener);
    return () => media?.removeEventListener('change', listener);
  };
const subscribe = subscriptionTo(wide);
const subscribeToRoom = subscriptionTo(roomy);

/** Whether the window is wider than a phone held upright, at this moment. */
export const isWide = (): boolean => query(wide)?.matches ?? true;

/** Whether the window is wider than a phone held upright. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

/** Whether there is room for something beside a form or a text. */
export const useHasRoomBeside = (): boolean =>
  useSyncExternalStore(subscribeToRoom, () => query(roomy)?.matches ?? false);
