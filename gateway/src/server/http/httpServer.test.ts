import { afterEach, expect, it } from '@jest/globals';
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

it('does so within 20 seconds, the interval of looking for it included', () => {
  server = httpServer(() => undefined, { requestMs: 60_000 });
  const { connectionsCheckingInterval } = server as Server & { connectionsCheckingInterval: number };
  expect(connectionsCheckingInterval + server.headersTimeout).toBe(20_000);
});
