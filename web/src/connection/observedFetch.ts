import { serverConnection } from './serverConnection.ts';
import { serverClock } from './serverClock.ts';

/** `fetch` that reports failed connections to `serverConnection`, and the date of uncached answers to `serverClock`. */
export const observedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (init?.method === 'POST') serverClock.observe(response.headers);
    return response;
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!cancelled) serverConnection.reportFailure();
    throw error;
  }
};
