import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port below those that systems hand out by themselves: between asking and using, nobody else is given it. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(12_000, 32_000);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
