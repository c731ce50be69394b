import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competition } from '../../testing/graph/restObjects.ts';
import { json, text } from '../../testing/fakeRest.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const active = 'GET /api/competition/active';
const query = '{ activeCompetition { id } }';
const failuresThatOpen = 3;
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({
    UPSTREAM_BREAKER_FAILURES: String(failuresThatOpen),
    UPSTREAM_BREAKER_OPEN_MS: '2000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
});
afterAll(() => gateway.close());

const errorOf = async () => (await ask(gateway.url, query)).body.errors?.[0]?.extensions;

it('a service that fails is not called for a while, and every request is told at once how long', async () => {
  gateway.rest.answer(active, text('<h1>no</h1>', 500));
  for (let i = 0; i < failuresThatOpen; i += 1) {
    const failure = await errorOf();
    expect(failure).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(failure).not.toHaveProperty('retryAfter');
  }
  expect(gateway.rest.requests).toHaveLength(failuresThatOpen);

  const refused = await errorOf();
  expect(refused).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect([1, 2]).toContain(refused?.retryAfter);
  const picture = await rawRequest('GET', `${gateway.url}/media/image/7/thumb`, {}).send();
  expect(picture.status).toBe(503);
  expect(['1', '2']).toContain(picture.headers['retry-after']);
  expect(JSON.parse(picture.body)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(gateway.rest.requests).toHaveLength(failuresThatOpen);

  gateway.rest.answer(active, json(competition()));
  await until('it is asked again', async () => (await errorOf()) === undefined);
  expect(gateway.rest.requests).toHaveLength(failuresThatOpen + 1);
});
