import { line } from './line.ts';
import { serverClock } from './serverClock.ts';

/** As `fetch`; what it meets tells whether the line is up, and an uncached answer tells the server's time. */
export const observedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (init?.method === 'POST') serverClock.observe(response.headers);
    return response;
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!cancelled) line.reportFailure();
    throw error;
  }
};
