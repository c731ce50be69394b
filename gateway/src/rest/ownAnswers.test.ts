import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { callRest, identity, testUpstream } from '../testing/callRest.ts';
import { json, silence, startFakeRest, type FakeRest } from '../testing/fakeRest.ts';
import { until } from '../testing/until.ts';
import type { Upstream } from './upstream.ts';

const visitor = { ...identity, token: null };
const route = 'GET /api/competition/archived/competitions';
const page = () => ({ content: [{ id: 1 }, { id: 2 }], totalElements: 2 });

let service: FakeRest;
let upstream: Upstream;
beforeEach(async () => {
  service = await startFakeRest();
  upstream = testUpstream(service.url);
});
afterEach(async () => {
  await service.close();
  await upstream.close();
});

const ask = (who = visitor) => {
  const calls = callRest(upstream, { who });
  return { own: calls.own, read: () => calls.rest.competition.archived({ page: 0, size: 2 }) };
};

it('lets go of what one request alone was given, once it is told to', async () => {
  service.answer(route, json(page()));
  const { own, read } = ask();
  const [first, again] = await Promise.all([read(), read()]);
  expect(again).toBe(first);
  expect(first.content).toHaveLength(2);
  own.letGo();
  expect(first).toEqual({ content: [], totalElements: 2 });
});

it('leaves alone what others may be given', async () => {
  service.answer(route, json(page(), 200, { 'cache-control': 'public, max-age=60' }));
  const [one, other] = [ask(), ask()];
  const first = await one.read();
  one.own.letGo();
  expect(first.content).toHaveLength(2);
  expect(await other.read()).toEqual(page());
  expect(service.requests).toHaveLength(1);
});

it('empties nothing of another request that waited for the same call', async () => {
  service.answer(route, silence);
  const requests = [ask(), ask(), ask()];
  const reads = requests.map(({ read }) => read());
  await until('the call has arrived', () => service.requests.length === 1);
  service.answer(route, json(page()));
  service.requests[0]?.respond(json(page()));
  const [first, ...others] = await Promise.all(reads);
  requests[0]?.own.letGo();
  expect(first?.content).toEqual([]);
  expect(others).toEqual([page(), page()]);
});
