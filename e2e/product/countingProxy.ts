import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between gateway and service, and notes which calls pass. */
export interface CountingProxy {
  url: string;
  /** Method and address of each call since it was emptied. */
  calls: string[];
  close(): Promise<void>;
}

/** @param port of the service on this machine */
export async function countCalls(port: number): Promise<CountingProxy> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push(`${method} ${url}`);
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
