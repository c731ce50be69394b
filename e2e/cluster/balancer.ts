import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A load balancer of TCP connections: what the gateway is told to be the service. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/**
 * Hands each connection to the next instance in turn, and nothing else: no health checks.
 * @param ports of the instances on this machine
 * @param triesOthers whether it tries the others when an instance cannot be connected to; otherwise the connection ends
 */
export async function balance(ports: number[], triesOthers: boolean): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).setNoDelay(true);
  };
  const handOver = (client: Socket, candidates: number[]): void => {
    const [port, ...others] = candidates;
    if (port === undefined || client.destroyed) return void client.destroy();
    const instance = connect(port, '127.0.0.1');
    keep(instance);
    let isOpen = false;
    instance.once('connect', () => {
      isOpen = true;
      client.pipe(instance).pipe(client);
    });
    instance.once('error', () => (isOpen ? client.destroy() : handOver(client, others)));
    instance.once('close', () => isOpen && client.destroy());
    client.once('close', () => instance.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    client.on('error', () => client.destroy());
    const first = turn++ % ports.length;
    const candidates = [...ports.slice(first), ...ports.slice(0, first)];
    handOver(client, triesOthers ? candidates : candidates.slice(0, 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
