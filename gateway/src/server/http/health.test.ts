import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { hangUp, problem } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const statusOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).status;

it('is ready when the service is', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  expect(gateway.rest.asked('GET /readyz')).toHaveLength(1);
});

it.each([
  ['says no', problem(503, 'OVERLOADED')],
  ['hangs up', hangUp],
])('is alive and not ready when the service %s', async (_name, answer) => {
  gateway.rest.answer('GET /readyz', answer);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
});

it('is not ready while it drains, and does not ask a service that may have stopped before it', async () => {
  gateway.rest.answer('GET /readyz', hangUp);
  gateway.gateway.drain();
  expect(await statusOf('/readyz')).toBe(503);
  expect(gateway.rest.requests).toHaveLength(0);
});
