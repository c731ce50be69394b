import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server of somebody else answers a body. */
export type Answering = (body: Buffer, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A server of somebody else, on a free port of this machine. */
export interface AnsweringServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts one; `answering` is asked for each request, so that a test changes how it answers. */
export async function startAnswering(answering: () => Answering): Promise<AnsweringServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answering()(Buffer.concat(parts), request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers at once. */
export const plainly =
  (status: number, body: string | Buffer, type = 'text/plain'): Answering =>
  (_body, _request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

/** Never answers. */
export const never: Answering = () => undefined;

/** Begins an answer and sends more and more of it. */
export const endless: Answering = (_body, _request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(16_384, 'x')));
  };
  response.on('drain', more);
  more();
};

/** Begins an answer and breaks off. */
export const breakingOff: Answering = (_body, _request, response) => {
  response.writeHead(200);
  response.write('— ', () => response.destroy());
};
