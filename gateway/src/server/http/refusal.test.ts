import { expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { refuse } from './refusal.ts';
import { until } from '../../testing/until.ts';

const size = 4 * 1024 * 1024;

it('tells a client that will close why, though its body is still on its way', async () => {
  const server = createServer((request, response) => {
    refuse(request, response, { status: 401, code: 'UNAUTHENTICATED', message: 'Log in first.' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const faults: Error[] = [];
  let said = '';
  let ended = false;
  socket
    .on('error', (error) => faults.push(error))
    .on('data', (chunk) => (said += String(chunk)))
    .once('end', () => (ended = true));
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
  await until('the answer is there', () => said.endsWith('}'));
  expect(ended).toBe(false);
  socket.write(Buffer.alloc(size, 7));
  await until('the connection has ended', () => ended || faults.length > 0);
  expect(faults).toEqual([]);
  expect(said).toMatch(/^HTTP\/1\.1 401 [\s\S]*UNAUTHENTICATED/);
  server.close();
});
