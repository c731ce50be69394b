import type { Viewer } from './operation.ts';

/**
 * An answer that is the same for everyone, and may be shown to others for some seconds. Changes by the clock come late by
 * no more than that, and never too early.
 */
export const forEveryone = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` });

/** An answer that is the same for all visitors, and another one for each person. */
export const forVisitors = (viewer: Viewer | null, seconds: number) => ({
  ...(viewer ? { 'cache-control': 'private, no-store' } : forEveryone(seconds)),
  vary: 'Authorization',
});
