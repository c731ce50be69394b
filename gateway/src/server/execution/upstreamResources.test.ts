import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { competition } from '../../testing/graph/restObjects.ts';
import { json, startFakeRest, type FakeRest } from '../../testing/fakeRest.ts';
import { hang, startFaultProxy, swallow, type FaultProxy } from '../../testing/faultProxy.ts';
import { passTime, resumeTime, stopTime, waitingTimers } from '../../testing/handClock.ts';
import { rawRequest, type RawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

/** Connections that the gateway opens to the service at most. */
const mostConnections = 64;
const clients = 80;
/** Milliseconds that a request has, on a clock that stands still until a test lets them pass. */
const deadlineMs = 400;
const image = 'GET /api/competition/image/7';

let service: FakeRest;
let proxy: FaultProxy;
let gateway: RunningGateway;

const start = (settings: Record<string, string> = {}) =>
  startGateway({
    REST_API_URL: proxy.url,
    UPSTREAM_BREAKER_FAILURES: '10000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  });
beforeAll(async () => {
  service = await startFakeRest();
  service.answer('GET /api/competition/active', json(competition()));
});
beforeEach(async () => {
  proxy = await startFaultProxy(service.url);
});
afterEach(async () => {
  resumeTime();
  await proxy.close();
});
afterAll(() => service.close());

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
async function works(): Promise<void> {
  const { body } = await ask(gateway.url, '{ activeCompetition { id } }');
  expect(body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
}

/** Each with a token, so that none waits for another's answer. */
const manyAsk = (): RawRequest[] =>
  Array.from({ length: clients }, (_, i) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(i + 1)}` };
    const sent = rawRequest('POST', `${gateway.url}/graphql`, headers);
    sent.request.end(JSON.stringify({ query: '{ image(id: 7) { id } }' }));
    return sent;
  });

it('ends every call and gives every timer back when its clients go', async () => {
  gateway = await start();
  await works();
  const before = timers();
  proxy.inject(image, hang);
  const sent = manyAsk();
  await until('every connection is taken', () => proxy.waiting() === mostConnections);
  for (const { request } of sent) request.destroy();
  await until('no call is left upstream', () => proxy.waiting() === 0);
  await until('no timer is left', () => timers() <= before);
  expect(proxy.connections()).toBeLessThanOrEqual(mostConnections);
  await works();
  await gateway.close();
});

it.each([
  ['the service does not take a request', hang],
  ['an answer does not come', swallow],
])('ends every call and gives every timer back when %s in time', async (_name, fault) => {
  stopTime();
  gateway = await start({ UPSTREAM_TIMEOUT_MS: String(deadlineMs) });
  await works();
  const before = waitingTimers();
  proxy.inject(image, fault);
  let ended = false;
  const answers = Promise.all(manyAsk().map(({ answer }) => answer)).finally(() => (ended = true));
  await until('every connection is taken', () => proxy.waiting() === mostConnections);
  // Some may begin only now: their deadline is a later one.
  await until('all have ended', () => {
    passTime(deadlineMs);
    return ended;
  });
  for (const { body } of await answers) {
    const { errors } = JSON.parse(body) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_TIMEOUT']);
  }
  await until('no call is left upstream', () => proxy.waiting() === 0);
  await until('no timer is left', () => {
    passTime(1000);
    return waitingTimers() <= before;
  });
  expect(proxy.connections()).toBeLessThanOrEqual(mostConnections);
  proxy.inject(image, ({ pass }) => pass());
  await works();
  await gateway.close();
});

it('leaves no connection when it closes', async () => {
  gateway = await start();
  await works();
  expect(proxy.connections()).toBe(1);
  await gateway.close();
  await until('no connection is left', () => proxy.connections() === 0);
});
