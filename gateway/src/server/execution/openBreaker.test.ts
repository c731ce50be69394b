import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competition } from '../../testing/graph/restObjects.ts';
import { json, text } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const active = 'GET /api/competition/active';
const thumb = 'GET /api/competition/image/7/thumb';
const query = '{ activeCompetition { id } }';
const failuresThatOpen = 3;
/** Milliseconds for which the breaker stays open. */
const openMs = 2000;
let gateway: RunningGateway;

beforeAll(async () => {
  stopTime();
  gateway = await startGateway({
    UPSTREAM_BREAKER_FAILURES: String(failuresThatOpen),
    UPSTREAM_BREAKER_OPEN_MS: String(openMs),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  resumeTime();
  await gateway.close();
});

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
  expect(refused).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 2 });
  expect(gateway.rest.asked(active)).toHaveLength(failuresThatOpen);
  // Pictures have a circuit breaker of their own.
  const picture = () => rawRequest('GET', `${gateway.url}/media/image/7/thumb`, {}).send();
  gateway.rest.answer(thumb, text('no', 500));
  for (let i = 0; i < failuresThatOpen; i += 1) expect((await picture()).status).toBe(502);
  const shut = await picture();
  expect([shut.status, shut.headers['retry-after']]).toEqual([503, '2']);
  expect(gateway.rest.asked(thumb)).toHaveLength(failuresThatOpen);

  gateway.rest.answer(active, json(competition()));
  passTime(openMs);
  expect(await errorOf()).toBeUndefined();
  expect(gateway.rest.asked(active)).toHaveLength(failuresThatOpen + 1);
});
