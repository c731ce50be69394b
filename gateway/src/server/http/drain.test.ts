import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';

async function open() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }).end();
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { server, sent, response, agent };
}

it('waits for an open request, and not for its connection', async () => {
  const { server, sent, response, agent } = await open();
  const start = performance.now();
  const drained = drain(server, 10_000);
  response.end('ended');
  const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await drained;
  expect(performance.now() - start).toBeLessThan(3000);
  agent.destroy();
});

it('cuts what does not end', async () => {
  const { server, sent, agent } = await open();
  const cut = once(sent, 'error');
  await drain(server, 100);
  await cut;
  agent.destroy();
});
