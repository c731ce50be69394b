import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between gateway and service, notes which calls pass, and keeps answers back where it is told to. */
export interface CountingProxy {
  url: string;
  /** Method and address of each call since it was emptied. */
  calls: string[];
  /** Keeps back what answers the next call whose address ends so, from the given number of bytes on. */
  hold(end: string, bytes: number): Hold;
  close(): Promise<void>;
}

/** An answer that is kept back. */
export interface Hold {
  /** Resolves when the answer has come as far as it may. */
  reached: Promise<void>;
  /** Lets the rest go. */
  release(): void;
}

/** Something that is waited for until it is told. */
function signal() {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { told, tell };
}

/** A hold, and what passes its answer on. */
function holding(bytes: number) {
  const reached = signal();
  const released = signal();
  return {
    hold: { reached: reached.told, release: released.tell } satisfies Hold,
    pass(answer: IncomingMessage, response: ServerResponse): void {
      answer.once('data', (first: Buffer) => {
        answer.pause();
        if (bytes > 0) response.write(first.subarray(0, bytes));
        if (first.length > bytes) answer.unshift(first.subarray(bytes));
        reached.tell();
        void released.told.then(() => answer.pipe(response));
      });
    },
  };
}

/** @param port of the service on this machine */
export async function countCalls(port: number): Promise<CountingProxy> {
  const calls: string[] = [];
  const holds: { end: string; pass: ReturnType<typeof holding>['pass'] }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push(`${method} ${url}`);
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      const held = holds.findIndex(({ end }) => url.endsWith(end));
      if (held < 0) answer.pipe(response);
      else holds.splice(held, 1)[0]?.pass(answer, response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    hold: (end, bytes) => {
      const { hold, pass } = holding(bytes);
      holds.push({ end, pass });
      return hold;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
