import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `up` passes everything on; `down` refuses connections and breaks the open ones, as when a server has stopped; `silent`
 * takes connections and bytes and answers nothing, as when a server hangs.
 */
export type LinkState = 'up' | 'down' | 'silent';

/** A TCP proxy to a server whose connections a test can break. */
export interface UnreliableLink {
  /** Host and port to use instead of the server's own. */
  address: string;
  /** Pieces of data that came and were not passed on. */
  readonly swallowed: number;
  set(state: LinkState): Promise<void>;
  close(): Promise<void>;
}

/** @param target host and port of the server */
export async function unreliableLink(target: string): Promise<UnreliableLink> {
  const { hostname, port } = new URL(`tcp://${target}`);
  const sockets = new Set<Socket>();
  let [state, swallowed] = ['up' as LinkState, 0];
  const pass = (to: Socket) => (bytes: Buffer) => {
    if (state === 'up') to.write(bytes);
    else swallowed += 1;
  };
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) track(socket);
    near.on('data', pass(far));
    far.on('data', pass(near));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    address: `127.0.0.1:${own}`,
    get swallowed() {
      return swallowed;
    },
    async set(next) {
      state = next;
      if (next === 'down') await cut();
      else if (!server.listening) await listen(own);
    },
    close: cut,
  };
}
