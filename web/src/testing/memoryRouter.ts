import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { routerContext, type Router } from '../session/guards.ts';

/** Where a test begins. */
export type Entry = string | { pathname: string; search?: string; state?: unknown };

/**
 * A router whose history is in memory, until the test is over.
 * @param entries of the history, oldest first; the last one is where it begins
 */
export function memoryRouter(routes: RouteObject[], entries: Entry[] = ['/']): Router {
  const router = createMemoryRouter(routes, {
    initialEntries: entries,
    getContext: () => routerContext(() => router),
  });
  onTestFinished(() => router.dispose());
  return router;
}
