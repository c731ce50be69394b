// @ts-check
/** Loads the tap into a service under test, and not into its threads, which begin with the same programs and need none. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) await import('./databaseTap.mjs');
