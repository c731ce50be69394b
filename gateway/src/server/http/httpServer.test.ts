import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { httpServer } from './httpServer.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('ends a connection whose head does not come', async () => {
  server = httpServer((_request, response) => response.end(), { requestMs: 60_000, headMs: 400 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write('POST /graphql HTTP/1.1\r\nhost: a\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

describe('input that is no request', () => {
  const told = async (bytes: string): Promise<string> => {
    server = httpServer((_request, response) => response.end('{}'), { requestMs: 60_000 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(bytes);
    await once(socket, 'end');
    socket.end();
    return answer;
  };

  it.each([
    [
      'an address beyond all limits',
      `GET /graphql?query=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      /by POST/,
    ],
    ['no HTTP', 'hello\r\n\r\n', 400, /not HTTP/],
  ])('%s is answered in the form of the graph', async (_what, bytes, status, message) => {
    const answer = await told(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { errors } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { errors: unknown[] };
    expect(errors).toEqual([
      { message: expect.stringMatching(message) as unknown, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('does not run into the answer to the request before it', async () => {
    const answer = await told('GET / HTTP/1.1\r\nhost: a\r\n\r\njunk\r\n\r\n');
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });
});

it('does so within 20 seconds, the interval of looking for it included', () => {
  server = httpServer(() => undefined, { requestMs: 60_000 });
  const { connectionsCheckingInterval } = server as Server & { connectionsCheckingInterval: number };
  expect(connectionsCheckingInterval + server.headersTimeout).toBe(20_000);
});
