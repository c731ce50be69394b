import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** How many test files may run at the same time, each with ports of its own. */
const portRanges = 8;
const [firstPort, portsEach] = [12_000, 2_500];
const ownPorts = firstPort + (Number(process.env['JEST_WORKER_ID'] ?? 0) % portRanges) * portsEach;

/**
 * A free port: below the ephemeral range, so that the system assigns it to nobody else before it is used, and in this file's own
 * range, so that no other one does.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(ownPorts, ownPorts + portsEach);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
