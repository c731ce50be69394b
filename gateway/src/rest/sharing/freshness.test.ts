import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callRest, identity, testUpstream, type RestCalls } from '../../testing/callRest.ts';
import { json, problem, silence, type FakeRest } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { restPerTest } from '../../testing/restPerTest.ts';
import { until } from '../../testing/until.ts';
import type { Identity } from '../call/identity.ts';
import { Freshness } from './freshness.ts';
import type { Upstream } from '../upstream.ts';

const publicFor = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` });

beforeEach(stopTime);
afterEach(resumeTime);

describe('freshness of a request', () => {
  it('is none when nothing was read', () => {
    expect(new Freshness().sharedForMs).toBe(0);
  });

  it('is that of its shortest answer', () => {
    const freshness = new Freshness();
    const now = performance.now();
    for (const until of [now + 60_000, now + 30_000, now + 90_000]) {
      freshness.expect();
      freshness.note(until);
    }
    expect(freshness.sharedForMs).toBe(30_000);
  });

  it('is none when one answer may not be shared, or is stale', () => {
    for (const until of [0, performance.now() - 1]) {
      const freshness = new Freshness();
      freshness.expect();
      freshness.note(performance.now() + 60_000);
      freshness.expect();
      freshness.note(until);
      expect(freshness.sharedForMs).toBe(0);
    }
  });
});

describe('freshness of calls', () => {
  const visitor: Identity = { ...identity, token: null };
  let service: FakeRest;
  let upstream: Upstream;
  const ask = (who = visitor): RestCalls => callRest(upstream, { who });
  restPerTest((started) => {
    ({ service, upstream } = started);
    service.answer('GET /api/competition/active', json({ id: 1 }, 200, publicFor(60)));
    service.answer('GET /api/competition/paged/1', json({ content: [] }, 200, publicFor(30)));
  });

  it("is the shortest of a visitor's calls", async () => {
    const { rest, freshness } = ask();
    await rest.competition.active();
    expect(freshness.sharedForMs).toBe(60_000);
    await rest.competition.paged(1, {});
    expect(freshness.sharedForMs).toBe(30_000);
  });

  it('is what is left of it for an answer from the cache', async () => {
    await ask().rest.competition.active();
    passTime(10_000);
    const { rest, freshness } = ask();
    await rest.competition.active();
    expect(service.requests).toHaveLength(1);
    expect(freshness.sharedForMs).toBe(50_000);
  });

  it('is none once a token was sent, whatever the service says', async () => {
    const { rest, freshness } = ask(identity);
    await rest.competition.active();
    expect(freshness.sharedForMs).toBeGreaterThan(0);
    await rest.competition.paged(1, {});
    expect(freshness.sharedForMs).toBe(0);
  });

  it.each([undefined, 'no-store', 'private, max-age=60', 'max-age=60'])('is none after %p', async (control) => {
    service.answer('GET /api/competition/3', json({ id: 3 }, 200, control ? { 'cache-control': control } : {}));
    const { rest, freshness } = ask();
    await rest.competition.active();
    await rest.competition.competition(3);
    expect(freshness.sharedForMs).toBe(0);
  });

  it('is none after a failure, even one that becomes null in the answer', async () => {
    service.answer('GET /api/competition/3', problem(404, 'NOT_FOUND', publicFor(60)));
    const { rest, freshness } = ask();
    await rest.competition.active();
    await expect(rest.competition.competition(3)).rejects.toThrow();
    expect(freshness.sharedForMs).toBe(0);
  });

  it('is none while a call is under way', async () => {
    service.answer('GET /api/competition/3', silence);
    const { rest, freshness, disconnect } = ask();
    await rest.competition.active();
    const pending = expect(rest.competition.competition(3)).rejects.toThrow();
    await until('it has arrived', () => service.requests.length === 2);
    expect(freshness.sharedForMs).toBe(0);
    disconnect();
    await pending;
  });

  it('is none after a write', async () => {
    service.answer('POST /api/authentication/lost/password', json({}, 202, publicFor(60)));
    const { rest, freshness } = ask();
    await rest.competition.active();
    await rest.authentication.requestPasswordReset({ username: 'a', email: 'a@example.com' });
    expect(freshness.sharedForMs).toBe(0);
  });

  it('is none where sharing is off', async () => {
    const alone = testUpstream(service.url, { sharedBytes: 0 });
    const { rest, freshness } = callRest(alone, { who: visitor });
    await rest.competition.active();
    expect(freshness.sharedForMs).toBe(0);
    await alone.close();
  });
});
