import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { drain } from './drain.ts';

beforeEach(stopTime);
afterEach(resumeTime);

async function open() {
  const server = createServer();
  // By itself it would never close a connection that is kept.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }).end();
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { server, sent, response, agent };
}

it('waits for an open request, and not for its connection', async () => {
  const { server, sent, response, agent } = await open();
  let isDrained = false;
  const drained = drain(server, 10_000).then(() => (isDrained = true));
  passTime(9999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDrained).toBe(false);
  response.end('ended');
  const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await drained;
  agent.destroy();
});

it('cuts what does not end', async () => {
  const { server, sent, agent } = await open();
  const cut = once(sent, 'error');
  const drained = drain(server, 100);
  passTime(99);
  expect(sent.destroyed).toBe(false);
  passTime(1);
  await drained;
  await cut;
  agent.destroy();
});
