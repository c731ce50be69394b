import type { SkeletonPage } from './page.ts';

/** The ended competitions, for a browser without script; the page itself begins with its answer. */
export const archive: SkeletonPage = {
  read: async (ask) => [await ask('Archive', {})],
  draw: () => null,
};
