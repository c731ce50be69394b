import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { callRest, identity, testUpstream, type RestCalls } from '../../testing/callRest.ts';
import { hangUp, json, problem, silence, text, twoInstances, type FakeRest } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { restPerTest } from '../../testing/restPerTest.ts';
import { until } from '../../testing/until.ts';
import type { ObservedCall } from '../call/callService.ts';
import { ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from '../call/problem.ts';
import type { Upstream } from '../upstream.ts';

const active = 'GET /api/competition/active';
const vote = 'POST /api/competition/vote';
const aVote = { imageId: 7, point: 3 };
let service: FakeRest;
let calls: RestCalls;
let upstream: Upstream;

restPerTest((started) => {
  ({ service, calls, upstream } = started);
});

describe('retries', () => {
  it.each([502, 503, 504])('retries after a %i', async (status) => {
    service.answer(active, text('busy', status), json({ id: 1 }));
    expect(await calls.rest.competition.active()).toEqual({ id: 1 });
    expect(service.requests).toHaveLength(2);
  });

  it('retries after a connection failure', async () => {
    service.answer(active, hangUp, json({ id: 1 }));
    expect(await calls.rest.competition.active()).toEqual({ id: 1 });
  });

  it('retries over a new connection: the kept ones may all lead to the instance that has died', async () => {
    const { first, second } = twoInstances();
    for (const id of [1, 2, 3]) service.answer(`GET /api/competition/image/${id}`, silence);
    const kept = [1, 2, 3].map((id) => calls.rest.competition.image(id));
    await until('three connections', () => service.requests.length === 3);
    for (const { respond } of service.requests) respond(first(json({ id: 1 })));
    await Promise.all(kept);
    await delay(20);
    // While the repeat waits, another call takes the place of the broken connection: the pool would hand out an old one.
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.99);
    service.answer(active, second(json({ id: 1 })));
    const answer = calls.rest.competition.active();
    await until('the cut connection', () => service.asked(active).length > 0);
    await delay(20);
    service.answer('GET /api/competition/image/4', silence);
    const other = calls.rest.competition.image(4);
    expect(await answer).toEqual({ id: 1 });
    await until('the other call', () => service.asked('GET /api/competition/image/4').length > 0);
    service.asked('GET /api/competition/image/4')[0]?.respond(json({ id: 4 }));
    await other;
    random.mockRestore();
  });

  it('retries each time over a new connection: that of an earlier retry may lead to an instance that has died since', async () => {
    const { first, second } = twoInstances();
    service.answer(active, text('busy', 503), first(json({ id: 1 })));
    expect(await calls.rest.competition.active()).toEqual({ id: 1 });
    await delay(20);
    service.answer(active, text('busy', 503), second(json({ id: 2 })));
    expect(await callRest(upstream).rest.competition.active()).toEqual({ id: 2 });
  });

  it('retries once', async () => {
    service.answer(active, text('busy', 503));
    await expect(calls.rest.competition.active()).rejects.toThrow(UpstreamUnavailable);
    expect(service.requests).toHaveLength(2);
  });

  it('waits as long as Retry-After says', async () => {
    service.answer(active, text('busy', 503, { 'retry-after': '1' }), json({ id: 1 }));
    const start = performance.now();
    await calls.rest.competition.active();
    // A timer may fire up to a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(999);
  });

  it('does not wait beyond the deadline', async () => {
    service.answer(active, problem(503, 'OVERLOADED', { 'retry-after': '3600' }));
    await expect(calls.rest.competition.active()).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 3600 });
    expect(service.requests).toHaveLength(1);
  });

  it.each([['a 503', text('busy', 503)] as const, ['a cut connection', hangUp] as const])(
    'never retries a write after %s',
    async (_name, failure) => {
      service.answer(vote, failure, json({}));
      await expect(calls.rest.voting.castVote(aVote)).rejects.toThrow(UpstreamUnavailable);
      expect(service.requests).toHaveLength(1);
    },
  );

  it('retries a write whose connection was never opened: nothing can have happened', async () => {
    const observed: ObservedCall[] = [];
    const nobody = testUpstream('http://127.0.0.1:1', { observe: (call) => observed.push(call) });
    const { rest } = callRest(nobody);
    await expect(rest.voting.castVote(aVote)).rejects.toThrow(UpstreamUnavailable);
    expect(observed).toMatchObject([{ operation: 'castVote', status: 'unavailable', retried: true }]);
    await nobody.close();
  });

  it('retries a table that is read by POST', async () => {
    service.answer('POST /api/admin/user/page', hangUp, json({ content: [] }));
    expect(await calls.rest.adminUser.page({ page: 0, size: 1 })).toEqual({ content: [] });
  });

  it('retries after an incomplete answer', async () => {
    const cutOff: Parameters<FakeRest['answer']>[1] = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"id":');
      setImmediate(() => response.destroy());
    };
    service.answer(active, cutOff, json({ id: 1 }));
    expect(await calls.rest.competition.active()).toEqual({ id: 1 });
  });

  it('waits for a rate limit of a second, and for no longer one', async () => {
    service.answer(active, problem(429, 'RATE_LIMITED', { 'retry-after': '1' }), json({ id: 1 }));
    expect(await calls.rest.competition.active()).toEqual({ id: 1 });
    service.answer('GET /api/user/my', problem(429, 'RATE_LIMITED', { 'retry-after': '2' }));
    await expect(calls.rest.user.me()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 2 });
    expect(service.asked('GET /api/user/my')).toHaveLength(1);
  });

  it('does not retry when the client disconnects meanwhile', async () => {
    service.answer(active, problem(503, 'OVERLOADED', { 'retry-after': '5' }), json({ id: 1 }));
    const outcome = expect(calls.rest.competition.active()).rejects.toThrow(ClientGone);
    await until('the first one is answered', () => service.requests.length === 1);
    calls.disconnect();
    await outcome;
    expect(service.requests).toHaveLength(1);
  });

  it('does not retry a refused read', async () => {
    service.answer(active, problem(404, 'NO_ACTIVE_COMPETITION'));
    await expect(calls.rest.competition.active()).rejects.toThrow(RestProblem);
    expect(service.requests).toHaveLength(1);
  });
});

describe('the deadline', () => {
  const timeoutMs = 150;
  let hasty: RestCalls;
  beforeEach(() => {
    stopTime();
    hasty = callRest(service.url, { timeoutMs });
  });
  afterEach(async () => {
    resumeTime();
    await hasty.close();
  });

  it('ends a call and closes its connection', async () => {
    service.answer(active, silence);
    const outcome = expect(hasty.rest.competition.active()).rejects.toThrow(UpstreamTimeout);
    await until('the call has arrived', () => service.requests.length === 1);
    passTime(timeoutMs);
    await outcome;
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
  });

  it('is shared by the calls of a request', async () => {
    service.answer(active, json({ id: 1 }));
    await hasty.rest.competition.active();
    passTime(timeoutMs);
    await expect(hasty.rest.user.me()).rejects.toThrow(UpstreamTimeout);
    expect(service.asked('GET /api/user/my')).toHaveLength(0);
  });

  it('bounds an answer that begins and does not end', async () => {
    let begun = false;
    service.answer(active, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{', () => (begun = true));
    });
    const outcome = expect(hasty.rest.competition.active()).rejects.toThrow(UpstreamTimeout);
    await until('the answer has begun', () => begun);
    passTime(timeoutMs);
    await outcome;
  });
});

it('cancels the call when the client disconnects', async () => {
  service.answer(active, silence);
  const call = calls.rest.competition.active();
  const outcome = expect(call).rejects.toThrow(ClientGone);
  await until('the call has arrived', () => service.requests.length === 1);
  calls.disconnect();
  await outcome;
  await until('the call is cut upstream', () => service.requests[0]?.cut === true);
});

it('does not send a queued call whose client has disconnected', async () => {
  const image = 'GET /api/competition/image/7';
  service.answer(image, silence);
  const upstream = testUpstream(service.url);
  const callAs = (id: number) => callRest(upstream, { who: { ...identity, token: `of.person.${id}` } });
  const pending = Array.from({ length: 64 }, (_, i) => callAs(i).rest.competition.image(7));
  await until('every connection is pending', () => service.requests.length === 64);
  const waiting = callAs(64);
  const outcome = expect(waiting.rest.competition.image(7)).rejects.toThrow(ClientGone);
  waiting.disconnect();
  await outcome;
  service.answer(image, json({ id: 7 }));
  for (const { respond } of service.requests.slice()) respond(json({ id: 7 }));
  await Promise.all(pending);
  await callAs(65).rest.competition.image(7);
  expect(service.requests.map(({ headers }) => headers.authorization)).not.toContain('Bearer of.person.64');
  await upstream.close();
});

describe('the text of an answer', () => {
  const title = 'Árvíztűrő tükörfúrógép, 雪, 😀';

  it.each([1, 30, 1000])('is read as UTF-8, with %i titles', async (count) => {
    const titles = Array.from({ length: count }, () => title);
    service.answer(active, json({ titles }));
    expect(await calls.rest.competition.active()).toEqual({ titles });
  });

  it.each([1, 2000])('has U+FFFD where %i bytes are not UTF-8', async (count) => {
    const body = Buffer.concat([Buffer.from('{"title":"é'), Buffer.alloc(count, 0xff), Buffer.from('"}')]);
    service.answer(active, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect(await calls.rest.competition.active()).toEqual({ title: `é${'\ufffd'.repeat(count)}` });
  });
});

describe('failures', () => {
  it('keeps what a problem says', async () => {
    const errors = [{ field: 'point', code: 'VALIDATION_FAILED' as const, message: 'Too many.' }];
    service.answer(vote, problem(422, 'VALIDATION_FAILED', {}, { errors }));
    await expect(calls.rest.voting.castVote(aVote)).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      detail: 'Detail of VALIDATION_FAILED.',
      errors,
      retryAfter: null,
    });
  });

  it('keeps how long to wait', async () => {
    service.answer(vote, problem(429, 'RATE_LIMITED', { 'retry-after': '30' }));
    await expect(calls.rest.voting.castVote(aVote)).rejects.toMatchObject({ retryAfter: 30 });
  });

  const json200 = { 'content-type': 'application/json' };
  const problem400 = { 'content-type': 'application/problem+json' };
  it.each([
    ['a page', text('<h1>/srv/app/secret.js:12</h1>', 500)],
    ['JSON that is no problem', json({ error: 'secret' }, 400)],
    ['a problem that is no object', text('null', 400, problem400)],
    ['a problem without a code', text('{"status":400}', 400, problem400)],
    ['broken JSON', text('{"secret"', 200, json200)],
    ['a fault of its own', problem(500, 'INTERNAL_ERROR')],
    ['a redirect', text('', 302, { location: 'http://192.0.2.1/' })],
  ])('says no more than that the service is unavailable after %s', async (_name, answer) => {
    service.answer(vote, answer);
    const error: unknown = await calls.rest.voting.castVote(aVote).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UpstreamUnavailable);
    expect(String(error)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it.each([
    ['says beforehand that it is', { 'content-length': String(17 * 1024 * 1024) }],
    ['does not say so', {}],
  ])('stops reading an answer that is too large and %s', async (_name, headers) => {
    service.answer(active, (response) => {
      response.writeHead(200, { ...json200, ...headers });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, 0x20)));
      };
      response.on('drain', more);
      more();
    });
    await expect(calls.rest.competition.active()).rejects.toThrow('the answer is too large');
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
    expect(service.requests).toHaveLength(1);
  });

  it('says so when nothing listens', async () => {
    const nobody = callRest('http://127.0.0.1:1');
    await expect(nobody.rest.competition.active()).rejects.toThrow(UpstreamUnavailable);
    await nobody.close();
  });
});
