import { beforeEach, describe, expect, it } from '@jest/globals';
import { problem, type FakeRest } from '../../testing/fakeRest.ts';
import { cutAfter, hang, http, say, sayAndEnd, type FaultProxy } from '../../testing/faultProxy.ts';
import { brokenConnections, leak, problemBytes, wrongAnswers } from '../../testing/faultTable.ts';
import { faultyGateway } from '../../testing/faultyGateway.ts';
import { passTime } from '../../testing/handClock.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import type { RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const route = 'GET /api/competition/image/7/thumb';
const bytes = Buffer.alloc(50_000, 7);
const jpeg = { 'content-type': 'image/jpeg', 'content-length': String(bytes.length) };

/** Milliseconds that the head of a picture has, on a clock that stands still until a test lets them pass. */
const deadlineMs = 1500;

let service: FakeRest;
let proxy: FaultProxy;
let gateway: RunningGateway;
faultyGateway({ UPSTREAM_TIMEOUT_MS: String(deadlineMs) }, (started) => {
  ({ service, proxy, gateway } = started);
});
beforeEach(() => {
  service.answer(route, (response) => response.writeHead(200, jpeg).end(bytes));
  proxy.inject(route, ({ pass }) => pass());
});

const get = (headers: Record<string, string> = {}) =>
  rawRequest('GET', `${gateway.url}/media/image/7/thumb?v=a`, headers).send();

/** A picture that could not be had: a problem of the contract's form that gives nothing away. */
async function refused() {
  const { status, headers, body } = await get();
  expect(headers['content-type']).toContain('application/problem+json');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
  expect(body + JSON.stringify(headers)).not.toMatch(leak);
  const told = JSON.parse(body) as { status: number; code: string; requestId: string };
  expect(told).toMatchObject({ status, requestId: headers['x-request-id'] });
  return told;
}

/** Earlier faults leave nothing behind. */
const recovers = async () => {
  proxy.inject(route, ({ pass }) => pass());
  const { status, headers, body } = await get();
  expect([status, headers['content-length'], body.length]).toEqual([200, String(bytes.length), bytes.length]);
};

describe('a picture', () => {
  // A length that promises too much shows only once the bytes are passed on; JSON is no picture.
  const atTheHead = brokenConnections.filter(([name]) => !/body|promises|chunks without/.test(name));

  it.each(atTheHead)('is asked for once more after %s, and then UPSTREAM_UNAVAILABLE', async (_name, fault) => {
    proxy.inject(route, fault);
    expect((await refused()).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(proxy.requests).toEqual([route, route]);
    await recovers();
  });

  it.each(atTheHead)('comes when %s happens once', async (_name, fault) => {
    proxy.inject(route, fault, ({ pass }) => pass());
    expect((await get()).status).toBe(200);
  });

  it.each(wrongAnswers)('is UPSTREAM_UNAVAILABLE after %s', async (_name, fault) => {
    proxy.inject(route, fault);
    expect((await refused()).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(proxy.requests).toEqual([route]);
    await recovers();
  });

  it.each([
    ['a drawing, which may hold scripts', 'image/svg+xml', {}],
    ['a picture that is packed', 'image/jpeg', { 'content-encoding': 'gzip' }],
    ['no type', '', {}],
  ])('is UPSTREAM_UNAVAILABLE after %s', async (_name, type, more) => {
    proxy.inject(route, say(http('200 OK', { 'content-type': type, ...more, 'content-length': 6 }, '<svg/>')));
    expect((await refused()).code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('is UPSTREAM_TIMEOUT when nothing comes', async () => {
    proxy.inject(route, hang);
    const told = refused();
    await until('the call', () => proxy.requests.length === 1);
    passTime(deadlineMs);
    expect(await told).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' });
    await until('no call is left upstream', () => proxy.waiting() === 0);
  });

  it('is UPSTREAM_UNAVAILABLE while the service is down', async () => {
    await proxy.down();
    expect((await refused()).code).toBe('UPSTREAM_UNAVAILABLE');
    await proxy.up();
    await recovers();
  });

  it('says how long to wait, in the words of the service', async () => {
    proxy.inject(route, say(problemBytes(429, 'RATE_LIMITED', { 'retry-after': '30' })));
    const { status, headers, body } = await get();
    expect([status, headers['retry-after']]).toEqual([429, '30']);
    expect(JSON.parse(body)).toMatchObject({ code: 'RATE_LIMITED', detail: 'Please wait.' });
  });

  it('has nothing of a refusal but what the contract knows', async () => {
    const extra = { stack: 'at secret.js:1:1', instance: 'http://10.0.0.7' } as object;
    service.answer(
      'GET /api/competition/image/8/thumb',
      problem(404, 'NOT_FOUND', { 'x-powered-by': 'secret' }, extra),
    );
    const { body, headers } = await rawRequest('GET', `${gateway.url}/media/image/8/thumb`, {}).send();
    expect(body + JSON.stringify(headers)).not.toMatch(leak);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND', detail: 'Detail of NOT_FOUND.' });
  });
});

describe('a picture that breaks off', () => {
  it.each([
    ['is cut in the middle', cutAfter(20_000)],
    ['has a length that promises too much', sayAndEnd(http('200 OK', { ...jpeg, 'content-length': 90_000 }, bytes))],
    [
      'comes in chunks without a size',
      sayAndEnd(http('200 OK', { 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' }, 'zz\r\n')),
    ],
  ])('is broken off for the client as well when it %s: nobody takes a part for the whole', async (_name, fault) => {
    proxy.inject(route, fault);
    await expect(get()).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    await recovers();
  });

  it('is no longer than it says, and what follows it reaches nobody', async () => {
    const more = http('200 OK', { 'content-type': 'image/jpeg', 'content-length': 6 }, 'secret');
    proxy.inject(route, say(Buffer.concat([http('200 OK', { ...jpeg, 'content-length': 3 }, 'abc'), more])));
    expect((await get()).body).toBe('abc');
    await recovers();
  });
});
