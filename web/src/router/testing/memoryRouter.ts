import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { PageRoute } from '../pageRoute.ts';
import { PageRouter } from '../pageRouter.ts';

/** Where a test begins. */
export type Entry = string | { pathname: string; search?: string; state?: unknown };

/**
 * A router whose history is in memory, until the test is over.
 * @param entries of the history, oldest first; the last one is where it begins
 */
export function memoryRouter(routes: PageRoute[], entries: Entry[] = ['/']): PageRouter {
  const history = UNSAFE_createMemoryHistory({ initialEntries: entries });
  const router = new PageRouter(routes, history, { element: null });
  onTestFinished(() => router.stop());
  return router;
}
