import type { Server } from 'node:http';

/** Milliseconds between looks for connections that have become idle. */
const lookEveryMs = 50;

/**
 * Lets open requests end and takes no new ones. A kept-alive connection is closed as soon as its request has ended; Node
 * by itself would keep it open for its whole keep-alive time.
 * @param limitMs when what is still open is cut
 * @returns when every connection is closed
 */
export async function drain(server: Server, limitMs: number): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
  clearTimeout(limit);
}
