import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { callRest, testUpstream, type RestCalls } from '../../testing/callRest.ts';
import { hangUp, json, problem, silence, startFakeRest, type FakeRest } from '../../testing/fakeRest.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../../log.ts';
import { UpstreamUnavailable } from '../call/problem.ts';
import { RequestLifetime } from '../call/requestLifetime.ts';
import type { Upstream } from '../upstream.ts';
import { Instances } from './instances.ts';

const active = 'GET /api/competition/active';
const vote = 'POST /api/competition/vote';
const readyz = 'GET /readyz';
const aVote = { imageId: 7, point: 3 };
const picture = {
  operation: 'getImageBytes',
  method: 'GET',
  path: '/api/image/1/large',
  network: 'n',
  headers: {},
} as const;

let first: FakeRest;
let second: FakeRest;
let upstream: Upstream;
let calls: RestCalls;

beforeEach(async () => {
  [first, second] = [await startFakeRest(), await startFakeRest()];
  upstream = testUpstream([first.url, second.url], { silenceMs: 400 });
  calls = callRest(upstream);
  for (const service of [first, second]) {
    service.answer(active, json({ id: 1 }));
    service.answer(vote, json({}));
  }
});

afterEach(async () => {
  await upstream.close();
  await first.close();
  await second.close();
});

const read = () => callRest(upstream).rest.competition.active();
const asked = (route: string) => [first.asked(route).length, second.asked(route).length];
/** Looks of the gateway at an instance that have ended by now, and one more. */
const nextLooks = async (service: FakeRest, looks = 2) => {
  const before = service.asked(readyz).length;
  await until('the next looks', () => service.asked(readyz).length >= before + looks);
};

it('sends calls to the instances in turns', async () => {
  for (let i = 0; i < 10; i += 1) await read();
  expect(asked(active)).toEqual([5, 5]);
});

it('sends nothing to an instance that is stopping, until it is ready again', async () => {
  first.answer(readyz, problem(503, 'OVERLOADED'));
  await nextLooks(first);
  first.requests.length = 0;
  for (let i = 0; i < 10; i += 1) await calls.rest.voting.castVote(aVote);
  expect(asked(vote)).toEqual([0, 10]);
  first.answer(readyz, json({}));
  await nextLooks(first);
  for (let i = 0; i < 10; i += 1) await read();
  expect(first.asked(active)).toHaveLength(5);
});

it('loses no read and no write to an instance that is gone', async () => {
  await first.close();
  for (let i = 0; i < 20; i += 1) {
    expect(await read()).toEqual({ id: 1 });
    await calls.rest.voting.castVote(aVote);
  }
  expect(asked(vote)).toEqual([0, 20]);
});

it('leaves an instance alone at the first connection that breaks, not only at the next look', async () => {
  first.answer(readyz, silence);
  first.answer(active, hangUp);
  for (let i = 0; i < 10; i += 1) expect(await read()).toEqual({ id: 1 });
  expect(first.asked(active)).toHaveLength(1);
});

it('takes reads and pictures from a frozen instance to another one, and says of its writes that they may be lost', async () => {
  for (const route of [active, vote, 'GET /api/image/1/large', readyz]) first.answer(route, silence);
  second.answer('GET /api/image/1/large', (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('x'),
  );
  const reads = [1, 2, 3, 4].map(() => read());
  const lifetime = new RequestLifetime(performance.now() + 120_000, createLog('silent'));
  const pictures = [1, 2].map(() => upstream.pictures.open(picture, lifetime));
  const writes = await Promise.allSettled([1, 2].map(() => callRest(upstream).rest.voting.castVote(aVote)));
  expect(await Promise.all(reads)).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }, { id: 1 }]);
  expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(writes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(UpstreamUnavailable) });
  for (const { status, body } of await Promise.all(pictures)) {
    expect(status).toBe(200);
    body?.destroy();
  }
});

it('sends a call that failed to the other instance, although that one is still thought to be down', async () => {
  const both = new Instances([first.url, second.url], 600_000, 600_000);
  first.answer(readyz, silence);
  second.answer(readyz, silence);
  const [one, other] = [both.next(), both.next()];
  both.failed(other);
  both.failed(one);
  for (let i = 0; i < 4; i += 1) expect(both.next(one)).toBe(other);
  both.close();
});

it('still asks a service all instances of which seem frozen', async () => {
  for (const service of [first, second]) service.answer(readyz, silence);
  await until('looks at both', () => asked(readyz).every((looks) => looks >= 3));
  expect(await read()).toEqual({ id: 1 });
});

it('never looks at a single instance, nor leaves it alone', async () => {
  const alone = new Instances([`${first.url}/`], 100, 1);
  const only = alone.next();
  alone.failed(only);
  expect(alone.next(only)).toBe(only);
  expect(only.origin).toBe(first.url);
  alone.close();
});

it('is ready when one of them is, without waiting for a frozen one', async () => {
  first.answer(readyz, silence);
  expect(await upstream.instances.isAnyReady(60_000)).toBe(true);
  first.answer(readyz, problem(503, 'OVERLOADED'));
  second.answer(readyz, problem(503, 'OVERLOADED'));
  expect(await upstream.instances.isAnyReady(10_000)).toBe(false);
});
