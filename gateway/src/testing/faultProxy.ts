import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A request between the gateway and the service, in the hands of a fault. */
export interface Exchange {
  /** The gateway's connection. */
  gateway: Socket;
  /** Forwards the request, and its answer too; the answer's bytes go to `onAnswer` instead if that is given. */
  pass(onAnswer?: (bytes: Buffer) => void): void;
}

/** Something that goes wrong with a request. */
export type Fault = (exchange: Exchange) => void;

/** A proxy between the gateway and a service, on real sockets, that injects faults. */
export interface FaultProxy {
  url: string;
  /** `METHOD /path` of every request of the gateway, also of those that are not forwarded. */
  requests: string[];
  /** The same of every answer of the service that the gateway has received the first bytes of. */
  answered: string[];
  /** Sets the faults of a route, one per request; the last one is repeated. */
  inject(route: string, ...faults: Fault[]): void;
  /** Number of the gateway's open connections; undici keeps idle ones, and replaces each that it closes. */
  connections(): number;
  /** Number of connections whose last request was not forwarded: the gateway waits for an answer. */
  waiting(): number;
  /** Closes every connection and accepts no new one. */
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

/** Relays one connection of the gateway over one to the service. */
function relay(
  gateway: Socket,
  servicePort: number,
  { waiting, answered, faultOf }: { waiting: Set<Socket>; answered: string[]; faultOf: (route: string) => Fault },
): void {
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
        const hand = (answer: Buffer) => {
          gateway.write(answer);
          answered.push(route);
        };
        take = onAnswer ?? hand;
        through = true;
        for (const part of held.splice(0)) service.write(part);
      },
    });
  });
}

/** @param serviceUrl where the service listens */
export async function startFaultProxy(serviceUrl: string): Promise<FaultProxy> {
  const requests: string[] = [];
  const answered: string[] = [];
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
    relay(gateway, Number(new URL(serviceUrl).port), { waiting, answered, faultOf });
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
    answered,
    inject: (route, ...injected) => void faults.set(route, injected),
    connections: () => sockets.size,
    waiting: () => waiting.size,
    down,
    up: () => listen(port),
    close: () => (server.listening ? down() : Promise.resolve()),
  };
}

/** No fault. */
const none: Fault = ({ pass }) => pass();

/** The request is accepted and never answered. */
export const hang: Fault = () => undefined;

/** The request reaches the service, and its answer is dropped. */
export const swallow: Fault = ({ pass }) => pass(() => undefined);

/** The request is delayed. @param ms milliseconds */
export const slow =
  (ms: number): Fault =>
  ({ gateway, pass }) => {
    const timer = setTimeout(() => pass(), ms);
    gateway.once('close', () => clearTimeout(timer));
  };

/** The connection is reset before an answer. */
export const reset: Fault = ({ gateway }) => void gateway.resetAndDestroy();

/** The connection is closed after so many bytes of the service's answer. */
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

/** The service's answer is sent byte by byte. */
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

/** Other bytes are answered than the service's; the connection stays open. */
export const say =
  (...bytes: (string | Buffer)[]): Fault =>
  ({ gateway }) => {
    for (const part of bytes) gateway.write(part);
  };

/** The same, and then the connection is closed. */
export const sayAndEnd =
  (...bytes: (string | Buffer)[]): Fault =>
  ({ gateway }) => {
    for (const part of bytes) gateway.write(part);
    gateway.end();
  };

/** An answer as bytes of HTTP. */
export const http = (status: string, headers: Record<string, string | number>, body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 ${status}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    Buffer.from(body),
  ]);

/** The connection is reset after so many more bytes of the request. */
export const dieAfter =
  (bytes: number): Fault =>
  ({ gateway }) => {
    let left = bytes;
    gateway.on('data', (part: Buffer) => {
      left -= part.length;
      if (left <= 0) gateway.resetAndDestroy();
    });
  };
