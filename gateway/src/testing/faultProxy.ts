import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A request on a connection between the gateway and the service, and what a fault may do with it. */
export interface Exchange {
  /** The gateway's connection. */
  gateway: Socket;
  /** Lets the request through and its answer back; `onAnswer` takes the answer's bytes instead where it is given. */
  pass(onAnswer?: (bytes: Buffer) => void): void;
}

/** What goes wrong with a request. */
export type Fault = (exchange: Exchange) => void;

/** Stands between the gateway and a service, on real sockets, and does harm as it is told. */
export interface FaultProxy {
  url: string;
  /** `METHOD /path` of every request that the gateway has sent, those included that never reach the service. */
  requests: string[];
  /** From now on this befalls the requests of a route, in turn; the last one stays. */
  inject(route: string, ...faults: Fault[]): void;
  /** Number of open connections of the gateway; undici keeps idle ones, and opens one anew for each that it cuts. */
  connections(): number;
  /** Number of those whose last request was not let through: the gateway waits for an answer. */
  waiting(): number;
  /** Cuts every connection and takes no new one. */
  down(): Promise<void>;
  /** Listens again, at the same address. */
  up(): Promise<void>;
  close(): Promise<void>;
}

const requestLine = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/;
const routeOf = (bytes: Buffer): string | null => {
  const [, method, target] = requestLine.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  return target === undefined ? null : `${method} ${target.split('?')[0]}`;
};

/** One connection of the gateway, with one of its own to the service. */
function relay(gateway: Socket, servicePort: number, waiting: Set<Socket>, faultOf: (route: string) => Fault): void {
  const service = connect({ port: servicePort, host: '127.0.0.1', noDelay: true });
  let take: (bytes: Buffer) => void = (bytes) => void gateway.write(bytes);
  let through = true;
  let held: Buffer[] = [];
  const end = () => {
    gateway.destroy();
    service.destroy();
  };
  for (const socket of [gateway, service]) socket.on('error', () => undefined).once('close', end);
  service.on('data', (bytes: Buffer) => take(bytes));
  gateway.on('data', (bytes: Buffer) => {
    const route = routeOf(bytes);
    if (route === null) {
      if (through) service.write(bytes);
      else held.push(bytes);
      return;
    }
    through = false;
    held = [bytes];
    waiting.add(gateway);
    faultOf(route)({
      gateway,
      pass(onAnswer) {
        if (!onAnswer) waiting.delete(gateway);
        take = onAnswer ?? ((answer) => void gateway.write(answer));
        through = true;
        for (const part of held.splice(0)) service.write(part);
      },
    });
  });
}

/** @param serviceUrl where the service listens */
export async function startFaultProxy(serviceUrl: string): Promise<FaultProxy> {
  const requests: string[] = [];
  const faults = new Map<string, Fault[]>();
  const sockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  const faultOf = (route: string): Fault => {
    requests.push(route);
    const left = faults.get(route) ?? [none];
    return (left.length > 1 ? left.shift() : left[0]) ?? none;
  };
  const server = createServer({ noDelay: true }, (gateway) => {
    sockets.add(gateway);
    gateway.once('close', () => {
      sockets.delete(gateway);
      waiting.delete(gateway);
    });
    relay(gateway, Number(new URL(serviceUrl).port), waiting, faultOf);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const down = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    inject: (route, ...befalling) => void faults.set(route, befalling),
    connections: () => sockets.size,
    waiting: () => waiting.size,
    down,
    up: () => listen(port),
    close: () => (server.listening ? down() : Promise.resolve()),
  };
}

/** Nothing goes wrong. */
export const none: Fault = ({ pass }) => pass();

/** The request is taken, and nothing ever comes back. */
export const hang: Fault = () => undefined;

/** The request reaches the service, and its answer never comes back. */
export const swallow: Fault = ({ pass }) => pass(() => undefined);

/** The answer comes late. @param ms milliseconds that it is held back */
export const slow =
  (ms: number): Fault =>
  ({ gateway, pass }) => {
    const timer = setTimeout(() => pass(), ms);
    gateway.once('close', () => clearTimeout(timer));
  };

/** The connection is reset before anything comes back. */
export const reset: Fault = ({ gateway }) => void gateway.resetAndDestroy();

/** The request reaches the service, and the connection ends after so many bytes of the answer. */
export const cutAfter =
  (bytes: number): Fault =>
  ({ gateway, pass }) => {
    let left = bytes;
    pass((answer) => {
      gateway.write(answer.subarray(0, left));
      left -= answer.length;
      if (left <= 0) gateway.end();
    });
  };

/** The request reaches the service, and its answer comes byte by byte. */
export const drip: Fault = ({ gateway, pass }) =>
  pass((answer) => {
    let sent = 0;
    const timer = setInterval(() => {
      gateway.write(answer.subarray(sent, sent + 1));
      sent += 1;
      if (sent >= answer.length) clearInterval(timer);
    }, 20);
    gateway.once('close', () => clearInterval(timer));
  });

/** Something else comes back than the service would say; the connection stays. */
export const say =
  (...bytes: (string | Buffer)[]): Fault =>
  ({ gateway }) => {
    for (const part of bytes) gateway.write(part);
  };

/** The same, and then the connection ends. */
export const sayAndEnd =
  (...bytes: (string | Buffer)[]): Fault =>
  ({ gateway }) => {
    for (const part of bytes) gateway.write(part);
    gateway.end();
  };

/** An answer as it stands on the line. */
export const http = (status: string, headers: Record<string, string | number>, body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 ${status}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    Buffer.from(body),
  ]);

/** The service dies when it has taken so many more bytes of the request. */
export const dieAfter =
  (bytes: number): Fault =>
  ({ gateway }) => {
    let left = bytes;
    gateway.on('data', (part: Buffer) => {
      left -= part.length;
      if (left <= 0) gateway.resetAndDestroy();
    });
  };
