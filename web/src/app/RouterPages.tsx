import { useLayoutEffect, useRef } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';

/**
 * The pages of a router, which may be rendered in slices: `RouterProvider` listens to its router from its first commit on only,
 * so what the router, which others listen to already, comes to before that is asked of it again.
 */
export function RouterPages({ router }: { router: DataRouter }) {
  const first = useRef(router.state);
  // After the effect of RouterProvider, which listens by then.
  useLayoutEffect(() => {
    if (router.state !== first.current) void router.revalidate();
  }, [router]);
  return <RouterProvider router={router} />;
}
