import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that adds latency in front of a local server. */
export interface DelayProxy {
  url: string;
  close(): void;
}

/** Forwards the bytes of one socket to another after a delay. @param notBefore earliest time of the first byte (`performance.now()`) */
function passOn(from: Socket, to: Socket, delayMs: number, notBefore: number): void {
  const later = (act: () => void) => setTimeout(act, delayMs + Math.max(0, notBefore - performance.now()));
  from.on('data', (chunk: Buffer) => later(() => to.write(chunk)));
  from.once('end', () => later(() => to.end()));
  from.once('error', () => to.destroy());
  from.once('close', () => later(() => to.destroy()));
}

/**
 * Starts a proxy on a free local port that delays every byte by `delayMs` in each direction. The first bytes of a new
 * connection wait one round trip more, the duration of a TCP handshake at that distance.
 */
export function delayProxy(target: string, delayMs: number): Promise<DelayProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    passOn(near, far, delayMs, performance.now() + 2 * delayMs);
    passOn(far, near, delayMs, 0);
  });
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
        close() {
          proxy.close();
          for (const socket of open) socket.destroy();
        },
      });
    });
  });
}
