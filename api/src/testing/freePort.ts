import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A free port below the ephemeral range, so that the system assigns it to nobody else before it is used. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(12_000, 32_000);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
