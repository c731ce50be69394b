import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../log.ts';
import { callRest, identity, testUpstream } from '../testing/callRest.ts';
import { hangUp, json, problem, silence, startFakeRest, text, type FakeRest } from '../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../testing/handClock.ts';
import { until } from '../testing/until.ts';
import { ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from './call/problem.ts';
import { RequestLifetime } from './call/requestLifetime.ts';
import type { CallStatus } from './call/callService.ts';
import type { Upstream, UpstreamOptions } from './upstream.ts';

let service: FakeRest;
beforeEach(async () => {
  stopTime();
  service = await startFakeRest();
});
afterEach(async () => {
  resumeTime();
  await service.close();
});

describe('the breaker', () => {
  const image = 'GET /api/competition/image/7';
  /** A read in a new request. */
  const read = (upstream: Upstream, timeoutMs = 10_000) => callRest(upstream, { timeoutMs }).rest.competition.image(7);
  /** Milliseconds for which the breaker stays open. */
  const openMs = 3000;
  const start = (options: Partial<UpstreamOptions> = {}) =>
    testUpstream(service.url, { breaker: { windowMs: 60_000, failures: 3, openMs }, ...options });
  /** A read whose call is not answered within its deadline. */
  const readInVain = async (upstream: Upstream, timeoutMs: number) => {
    const asked = service.requests.length;
    const outcome = expect(read(upstream, timeoutMs)).rejects.toThrow(UpstreamTimeout);
    await until('the call has arrived', () => service.requests.length > asked);
    passTime(timeoutMs);
    await outcome;
  };
  const failing = async (upstream: Upstream, times: number) => {
    for (let i = 0; i < times; i += 1) await expect(read(upstream)).rejects.toThrow(UpstreamUnavailable);
  };

  it.each([
    ['pages', text('<h1>no</h1>', 500)],
    ['cut connections', hangUp],
  ])('opens on %s, says for how long, and closes when a probe succeeds', async (_name, fault) => {
    const upstream = start();
    service.answer(image, fault);
    await failing(upstream, 3);
    const sent = service.requests.length;
    await expect(read(upstream)).rejects.toMatchObject({ retryAfter: 3 });
    expect(service.requests).toHaveLength(sent);
    expect(upstream.services.json.breaker.state).toBe('open');
    service.answer(image, json({ id: 7 }));
    passTime(openMs);
    expect(await read(upstream)).toEqual({ id: 7 });
    expect(service.requests).toHaveLength(sent + 1);
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it('opens on calls without an answer in time', async () => {
    const upstream = start({ timeoutMs: 100 });
    service.answer(image, silence);
    for (let i = 0; i < 3; i += 1) await readInVain(upstream, 100);
    expect(upstream.services.json.breaker.state).toBe('open');
    await upstream.close();
  });

  it('does not open on calls that began late in their request', async () => {
    const upstream = start({ timeoutMs: 1000 });
    service.answer(image, silence);
    for (let i = 0; i < 5; i += 1) await readInVain(upstream, 100);
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it('does not open on one request, however many of its calls fail', async () => {
    const upstream = start({ timeoutMs: 100 });
    const { rest } = callRest(upstream, { timeoutMs: 100 });
    service.answer('GET /api/competition/paged/7', silence);
    const outcomes = Array.from({ length: 20 }, (_, page) =>
      expect(rest.competition.paged(7, { page, size: 1 })).rejects.toThrow(UpstreamTimeout),
    );
    await until('all have arrived', () => service.requests.length === 20);
    passTime(100);
    await Promise.all(outcomes);
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it.each([
    ['refusals', problem(404, 'NOT_FOUND'), RestProblem],
    ['limits', problem(429, 'RATE_LIMITED', { 'retry-after': '60' }), RestProblem],
    ['faults that the contract knows', problem(500, 'INTERNAL_ERROR'), UpstreamUnavailable],
    ['bodies that are no JSON', text('<h1>no</h1>', 200), UpstreamUnavailable],
  ])('does not open on %s', async (_name, answer, error) => {
    const upstream = start();
    service.answer(image, answer);
    for (let i = 0; i < 5; i += 1) await expect(read(upstream)).rejects.toThrow(error);
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it('does not open on clients that disconnect', async () => {
    const upstream = start();
    service.answer(image, silence);
    for (let i = 0; i < 5; i += 1) {
      const calls = callRest(upstream);
      const outcome = expect(calls.rest.competition.image(7)).rejects.toThrow(ClientGone);
      await until('it has arrived', () => service.requests.length === i + 1);
      calls.disconnect();
      await outcome;
    }
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it('does not open on calls that waited for a connection of the gateway’s own', async () => {
    const upstream = start({ timeoutMs: 100, breaker: { windowMs: 60_000, failures: 65, openMs } });
    service.answer(image, silence);
    // Each has a token, so that none waits for the answer of another.
    const calls = Array.from({ length: 80 }, (_, i) =>
      callRest(upstream, { timeoutMs: 100, who: { ...identity, token: `a.b.${i}` } }).rest.competition.image(7),
    );
    const outcomes = Promise.all(calls.map((call) => expect(call).rejects.toThrow(UpstreamTimeout)));
    await until('every connection is taken', () => service.requests.length === 64);
    passTime(100);
    await outcomes;
    expect(upstream.services.json.breaker.state).toBe('closed');
    await upstream.close();
  });

  it('is another one for each kind of calls: those of one kind go on while those of another fail', async () => {
    const upstream = start();
    service.answer('GET /x', hangUp);
    service.answer(image, json({ id: 7 }));
    const picture = { operation: 'getImageBytes', method: 'GET', path: '/x', headers: {}, network: 'n' } as const;
    const open = (of: 'pictures' | 'files') =>
      upstream[of].open(picture, new RequestLifetime(performance.now() + 10_000, createLog('silent')));
    for (let i = 0; i < 3; i += 1) await expect(open('pictures')).rejects.toThrow(UpstreamUnavailable);
    const sent = service.asked('GET /x').length;
    await expect(open('pictures')).rejects.toMatchObject({ retryAfter: 3 });
    expect(service.asked('GET /x')).toHaveLength(sent);
    expect(await read(upstream)).toEqual({ id: 7 });
    await expect(open('files')).rejects.toThrow('unreachable');
    expect(service.asked('GET /x').length).toBeGreaterThan(sent);
    const states = Object.entries(upstream.services).map(([kind, { breaker }]) => [kind, breaker.state]);
    expect(Object.fromEntries(states)).toMatchObject({ json: 'closed', pictures: 'open', uploads: 'closed' });
    await upstream.close();
  });
});

describe('metrics', () => {
  it('are told of every call, how it ended, and whether it was retried', async () => {
    const active = 'GET /api/competition/active';
    const vote = 'POST /api/competition/vote';
    const aVote = { imageId: 7, point: 3 };
    const seen: [string, CallStatus][] = [];
    const tried: string[] = [];
    const upstream = testUpstream(service.url, {
      observe: ({ operation, status, ms, retried }) => {
        expect(ms).toBeGreaterThanOrEqual(0);
        seen.push([operation, status]);
        if (retried) tried.push(operation);
      },
    });
    service.answer(active, text('busy', 503), json({ id: 1 }));
    await callRest(upstream).rest.competition.active();
    service.answer(vote, problem(409, 'WRONG_PHASE'));
    await expect(callRest(upstream).rest.voting.castVote(aVote)).rejects.toThrow(RestProblem);
    service.answer(vote, hangUp);
    await expect(callRest(upstream).rest.voting.castVote(aVote)).rejects.toThrow(UpstreamUnavailable);
    service.answer(vote, silence);
    const hasty = callRest(upstream, { timeoutMs: 50 }).rest.voting.castVote(aVote);
    const outcome = expect(hasty).rejects.toThrow(UpstreamTimeout);
    await until('it has arrived', () => service.asked(vote).length === 3);
    passTime(50);
    await outcome;
    expect(seen).toEqual([
      ['getActiveCompetition', 200],
      ['castVote', 409],
      ['castVote', 'unavailable'],
      ['castVote', 'timeout'],
    ]);
    expect(tried).toEqual(['getActiveCompetition']);
    await upstream.close();
  });
});
