import { beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, type RestCalls } from '../../testing/callRest.ts';
import { hangUp, json, problem, silence, text, type FakeRest } from '../../testing/fakeRest.ts';
import { restPerTest } from '../../testing/restPerTest.ts';
import { until } from '../../testing/until.ts';
import type { Identity } from '../call/identity.ts';
import { ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from '../call/problem.ts';
import type { Upstream } from '../upstream.ts';

const route = 'GET /api/competition/3';
const visitor: Identity = { ...identity, token: null };
const forAMinute = { 'cache-control': 'public, max-age=60' };
let service: FakeRest;
let upstream: Upstream;

restPerTest((started) => {
  ({ service, upstream } = started);
});

/** A request of somebody; each one is another. */
const ask = (who = visitor, timeoutMs = 10_000): RestCalls => callRest(upstream, { who, timeoutMs });
const read = (calls = ask()) => calls.rest.competition.competition(3);
const arrived = (count = 1) => until('the call has arrived', () => service.requests.length === count);

describe('a fresh answer', () => {
  it('is given to everyone who asks the same', async () => {
    service.answer(route, json({ id: 3 }, 200, forAMinute));
    expect(await read()).toEqual({ id: 3 });
    expect(await read(ask({ ...visitor, address: '192.0.2.99', requestId: 'another' }))).toEqual({ id: 3 });
    expect(service.requests).toHaveLength(1);
    expect(upstream.transport.counts).toMatchObject({ hits: 1, sent: 1 });
  });

  it('is given to people with a token where none travels', async () => {
    service.answer(route, json({ id: 3 }, 200, forAMinute));
    await read();
    await read(ask(identity));
    expect(service.requests).toHaveLength(1);
  });

  it('is read again when it is stale', async () => {
    service.answer(route, json({ id: 3 }, 200, { 'cache-control': 'public, max-age=1' }));
    await read();
    await until('it is asked for again', async () => {
      await read();
      return service.requests.length === 2;
    });
    expect(upstream.transport.counts.sent).toBe(2);
  });

  it('may be changed by nobody', async () => {
    service.answer(route, json({ id: 3, title: { hu: 'a' }, imageTypes: [{ code: 'colour' }] }, 200, forAMinute));
    const { title, imageTypes } = await read();
    expect(() => {
      title.hu = 'b';
    }).toThrow(TypeError);
    expect(() => imageTypes.pop()).toThrow(TypeError);
  });

  it.each([
    ['says no-store', 'no-store'],
    ['says private', 'private, max-age=60'],
    ['does not say public', 'max-age=60'],
    ['says nothing', undefined],
  ])('is not shared when it %s', async (_name, control) => {
    service.answer(route, json({ id: 3 }, 200, control === undefined ? {} : { 'cache-control': control }));
    await read();
    await read();
    expect(service.requests).toHaveLength(2);
    expect(upstream.transport.cache).toMatchObject({ bytes: 0, count: 0 });
  });

  it('is given to the same language only', async () => {
    service.answer(route, json({ id: 3 }, 200, { ...forAMinute, vary: 'Accept-Language' }));
    await read();
    await read(ask({ ...visitor, locale: 'hu' }));
    expect(service.requests.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'hu']);
  });

  it('is not shared when it varies by something else', async () => {
    service.answer(route, json({ id: 3 }, 200, { ...forAMinute, vary: 'X-Forwarded-For' }));
    await read();
    await read();
    expect(service.requests).toHaveLength(2);
  });

  it('has its own entry per query', async () => {
    service.answer('GET /api/competition/paged/3', json({ content: [] }, 200, forAMinute));
    for (const page of [0, 1, 0]) await ask().rest.competition.paged(3, { page, size: 1 });
    expect(service.requests).toHaveLength(2);
  });
});

describe('a call with a token', () => {
  const paged = 'GET /api/competition/paged/3';
  const readPage = (calls: RestCalls) => calls.rest.competition.paged(3, { page: 0, size: 1 });

  it('neither uses nor fills the cache, even when the answer says public', async () => {
    service.answer(paged, (response, seen) =>
      json({ whose: seen.headers.authorization ?? 'nobody' }, 200, forAMinute)(response, seen),
    );
    const asked = [visitor, identity, { ...identity, token: 'of.someone.else' }, visitor, identity];
    const answers = [];
    for (const who of asked) answers.push((await readPage(ask(who))) as unknown as { whose: string });
    expect(answers.map(({ whose }) => whose)).toEqual([
      'nobody',
      'Bearer the.bearer.token',
      'Bearer of.someone.else',
      'nobody',
      'Bearer the.bearer.token',
    ]);
    expect(service.requests).toHaveLength(4);
  });
});

describe('a call under way', () => {
  const answer = json({ id: 3 }, 200, forAMinute);
  beforeEach(() => service.answer(route, silence));

  it('is joined by others', async () => {
    const waiting = [read(), read(ask(identity)), read()];
    await arrived();
    service.requests[0]?.respond(answer);
    expect(await Promise.all(waiting)).toEqual([{ id: 3 }, { id: 3 }, { id: 3 }]);
    expect(service.requests).toHaveLength(1);
    expect(upstream.transport.counts).toMatchObject({ sent: 1, joined: 2 });
  });

  it('continues for the others when the client that started it disconnects', async () => {
    const leader = ask();
    const outcome = expect(read(leader)).rejects.toThrow(ClientGone);
    const other = read();
    await arrived();
    leader.disconnect();
    await outcome;
    service.requests[0]?.respond(answer);
    expect(await other).toEqual({ id: 3 });
    expect(service.requests).toHaveLength(1);
  });

  it('is cancelled when all clients have disconnected, and made again for the next one', async () => {
    // A deadline beyond the test's patience: it is not the deadline that cancels.
    const both = [ask(visitor, 60_000), ask(visitor, 60_000)];
    const outcomes = both.map((calls) => expect(read(calls)).rejects.toThrow(ClientGone));
    await arrived();
    for (const calls of both) calls.disconnect();
    const later = read();
    await Promise.all(outcomes);
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
    await arrived(2);
    service.requests[1]?.respond(answer);
    expect(await later).toEqual({ id: 3 });
  });

  it('ends for each request with its own deadline', async () => {
    const hasty = expect(read(ask(visitor, 150))).rejects.toThrow(UpstreamTimeout);
    const patient = read();
    await arrived();
    await hasty;
    service.requests[0]?.respond(answer);
    expect(await patient).toEqual({ id: 3 });
    expect(service.requests).toHaveLength(1);
  });

  it('lasts until the last deadline', async () => {
    const waiting = [read(ask(visitor, 100)), read(ask(visitor, 200))];
    for (const each of waiting) await expect(each).rejects.toThrow(UpstreamTimeout);
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
  });

  it('whose answer may not be shared is for the request that started it; the others make their own', async () => {
    const waiting = [read(), read(), read()];
    await arrived();
    service.answer(route, json({ id: 4 }));
    service.requests[0]?.respond(json({ id: 3 }, 200, { 'cache-control': 'private, max-age=60' }));
    expect(await Promise.all(waiting)).toEqual([{ id: 3 }, { id: 4 }, { id: 4 }]);
    expect(service.requests).toHaveLength(3);
  });

  it('is not joined for some time after an answer that could not be shared', async () => {
    service.answer(route, json({ id: 3 }, 200, { 'cache-control': 'no-store' }), silence);
    await read();
    const waiting = [read(), read()];
    await arrived(3);
    for (const { respond } of service.requests.slice(1)) respond(answer);
    await Promise.all(waiting);
    expect(upstream.transport.counts).toMatchObject({ sent: 1, joined: 0, unshared: 2 });
  });

  it('that is refused is refused to the request that started it only', async () => {
    const waiting = [read(), read()];
    await arrived();
    service.answer(route, answer);
    service.requests[0]?.respond(problem(429, 'RATE_LIMITED', { 'retry-after': '30' }));
    await expect(waiting[0]).rejects.toThrow(RestProblem);
    expect(await waiting[1]).toEqual({ id: 3 });
  });

  it('without an answer of the contract fails for all, and is not repeated by each', async () => {
    const waiting = [read(), read(), read()];
    await arrived();
    service.requests[0]?.respond(text('<h1>busy</h1>', 500));
    for (const each of waiting) await expect(each).rejects.toThrow(UpstreamUnavailable);
    expect(service.requests).toHaveLength(1);
  });
});

describe('a failure', () => {
  it.each([
    ['a refusal', problem(404, 'NOT_FOUND', forAMinute)],
    ['a page', text('<h1>no</h1>', 500, forAMinute)],
    ['a cut connection', hangUp],
  ])('is not cached: %s', async (_name, failure) => {
    service.answer(route, failure, failure, json({ id: 3 }));
    await expect(read()).rejects.toThrow();
    await until('it is asked for again', () =>
      read().then(
        ({ id }) => id === 3,
        () => false,
      ),
    );
    expect(upstream.transport.cache.count).toBe(0);
  });
});
