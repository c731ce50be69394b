import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { LoadingContext, RouterContext } from './context.ts';
import type { HeldBack, Navigate, PageRouter } from './pageRouter.ts';

function useRouter(): PageRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('There are no RouterPages around this.');
  return router;
}

/** Goes to another page. Stays the same function. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** Whether the next page is being loaded. */
export const useIsLoading = (): boolean => use(LoadingContext);

/**
 * Holds navigations inside the application back.
 * @param blocks whether one is to be held back
 * @returns the one that is; null when there is none
 */
export function useBlocker(blocks: (from: Location, to: Location) => boolean): HeldBack | null {
  const router = useRouter();
  const [held, setHeld] = useState<HeldBack | null>(null);
  const ask = useEffectEvent(blocks);
  useEffect(() => router.block({ blocks: (from, to) => ask(from, to), held: setHeld }), [router]);
  return held;
}
