import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { renderMatches, Router } from 'react-router-dom';
import { LoadingContext, RouterContext } from './context.ts';
import type { PageRouter } from './pageRouter.ts';

/** Props of the pages. */
export interface RouterPagesProps {
  router: PageRouter;
  /** Stands there until the first page has come. */
  fallback?: ReactNode;
}

/** The pages of a router: rendered in slices where nothing else is asked for, so that a slow phone answers to a finger in between. */
export function RouterPages({ router, fallback = null }: RouterPagesProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const take = () => setState(router.state);
    const follow = () => (router.state.flushSync ? flushSync(take) : startTransition(take));
    // Somebody may have gone on while this was rendered for the first time.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, action, matches, loading } = state;
  // Rendered anew when another place was come to, not when its loading begins.
  const pages = useMemo(() => matches && renderMatches(matches), [matches]);
  return (
    <RouterContext value={router}>
      <LoadingContext value={loading}>
        <Router location={location} navigationType={action as never} navigator={router.navigator}>
          {pages ?? fallback}
        </Router>
      </LoadingContext>
    </RouterContext>
  );
}
