import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs what answers a request under its name (`X-Request-Id`), which whatever it causes finds again. */
export const underName = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The name of the request that this is done for; undefined for the work of jobs, and before any request. */
export const requestName = (): string | undefined => current.getStore();
