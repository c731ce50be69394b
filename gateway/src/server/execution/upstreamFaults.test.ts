import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { competition, minimalImage, votingInfo } from '../../testing/graph/restObjects.ts';
import { json, type FakeRest } from '../../testing/fakeRest.ts';
import { say, slow, type Fault, type FaultProxy } from '../../testing/faultProxy.ts';
import {
  brokenConnections,
  hugeAnswer,
  lateAnswers,
  leak,
  problemBytes,
  wrongAnswers,
} from '../../testing/faultTable.ts';
import { faultyGateway } from '../../testing/faultyGateway.ts';
import { passTime } from '../../testing/handClock.ts';
import { ask, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

/** Milliseconds that a request has, on a clock that stands still until a test lets them pass. */
const deadlineMs = 1200;

const active = 'GET /api/competition/active';
const minimal = 'GET /api/competition/minimal/7';
const info = 'GET /api/competition/vote';
const vote = 'POST /api/competition/vote';
const query = '{ activeCompetition { id } }';
const mutation =
  'mutation { castVote(input: { imageId: 1, point: 3 }) { vote { point } userErrors { code message } } }';
const token = tokenOf(3);

let service: FakeRest;
let proxy: FaultProxy;
let gateway: RunningGateway;
faultyGateway({ UPSTREAM_TIMEOUT_MS: String(deadlineMs), LOG_LEVEL: 'warn' }, (started) => {
  ({ service, proxy, gateway } = started);
});
beforeEach(() => {
  service.answer(active, json(competition()));
  service.answer(minimal, json({ content: [minimalImage(1)], page: 0, size: 1, totalElements: 1, totalPages: 1 }));
  service.answer(info, json(votingInfo()));
  service.answer(vote, json({ imageId: 1, point: 3, castAt: '2026-05-15T10:00:00.000Z' }));
});
afterEach(() => {
  for (const route of [active, minimal, vote, info]) proxy.inject(route, ({ pass }) => pass());
});
/** Asks the graph; whatever it says must give nothing away. */
async function told(operation: string, withToken = false) {
  const answer = await ask(gateway.url, operation, withToken ? { token } : {});
  expect(JSON.stringify(answer.body)).not.toMatch(leak);
  expect(JSON.stringify([...answer.headers])).not.toMatch(leak);
  return answer;
}
const codesOf = ({ body }: Awaited<ReturnType<typeof told>>) => body.errors?.map(({ extensions }) => extensions.code);
const asked = (route: string) => proxy.requests.filter((one) => one === route).length;
/** Turns of the event loop, in which what lies in a socket is read. */
async function read(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}
/** Lets the deadline pass once a call has come so far. */
async function passDeadline(route: string): Promise<void> {
  await until(`a call of ${route}`, () => asked(route) > 0);
  passTime(deadlineMs);
}

describe('a query', () => {
  /** Each fault leaves nothing behind: the next query is answered, and with its own answer. */
  const recovers = async () => {
    proxy.inject(active, ({ pass }) => pass());
    expect((await told(query)).body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
  };

  it.each(brokenConnections)('is asked once more after %s, and then UPSTREAM_UNAVAILABLE', async (_name, fault) => {
    proxy.inject(active, fault);
    expect(codesOf(await told(query))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(asked(active)).toBe(2);
    await recovers();
  });

  it.each(brokenConnections)('is answered when %s happens once', async (_name, fault) => {
    proxy.inject(active, fault, ({ pass }) => pass());
    expect((await told(query)).body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
  });

  it.each(wrongAnswers)('is UPSTREAM_UNAVAILABLE after %s', async (_name, fault) => {
    proxy.inject(active, fault);
    expect(codesOf(await told(query))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(asked(active)).toBe(1);
    await recovers();
  });

  it.each(lateAnswers)('is UPSTREAM_TIMEOUT after %s', async (_name, fault) => {
    proxy.inject(active, fault);
    const answer = told(query);
    await passDeadline(active);
    expect(codesOf(await answer)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(asked(active)).toBe(1);
    await recovers();
  });

  it('is answered late by a service that is slow', async () => {
    proxy.inject(active, slow(deadlineMs / 3));
    const answer = told(query);
    await until('the call', () => asked(active) === 1);
    passTime(deadlineMs / 3);
    expect((await answer).body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
  });

  it('is UPSTREAM_UNAVAILABLE after more bytes than an answer may have', async () => {
    proxy.inject(active, hugeAnswer(17 * 1024 * 1024));
    expect(codesOf(await told(query))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(asked(active)).toBe(1);
  });

  it('is RATE_LIMITED after a 429, with the time to wait', async () => {
    proxy.inject(active, say(problemBytes(429, 'RATE_LIMITED', { 'retry-after': '30' })));
    const { body } = await told(query);
    expect(body.errors).toMatchObject([
      { message: 'Please wait.', extensions: { code: 'RATE_LIMITED', retryAfter: 30 } },
    ]);
    expect(asked(active)).toBe(1);
  });

  it('is an error with a code after JSON of another shape', async () => {
    service.answer(active, json({ secret: 'secret' }));
    expect(codesOf(await told(query))).toEqual(['INTERNAL_SERVER_ERROR']);
  });

  it('is UPSTREAM_UNAVAILABLE while the service is down, and answered when it is up', async () => {
    await proxy.down();
    expect(codesOf(await told(query))).toEqual(['UPSTREAM_UNAVAILABLE']);
    await proxy.up();
    await recovers();
  });
});

describe('fields that need a second call', () => {
  const both: [string, Fault, string][] = [
    ...brokenConnections
      .slice(0, 3)
      .map(([name, fault]): [string, Fault, string] => [name, fault, 'UPSTREAM_UNAVAILABLE']),
    ...wrongAnswers.slice(0, 2).map(([name, fault]): [string, Fault, string] => [name, fault, 'UPSTREAM_UNAVAILABLE']),
    ...lateAnswers.slice(0, 2).map(([name, fault]): [string, Fault, string] => [name, fault, 'UPSTREAM_TIMEOUT']),
  ];

  it.each(both)('is null after %s, and the rest is there', async (_name, fault, code) => {
    proxy.inject(minimal, fault);
    const answer = told('{ activeCompetition { id images { nodes { id } } } }');
    if (code === 'UPSTREAM_TIMEOUT') await passDeadline(minimal);
    const { body } = await answer;
    expect(body.data).toEqual({ activeCompetition: { id: globalIdOf('Competition', 7), images: null } });
    expect(body.errors).toMatchObject([{ path: ['activeCompetition', 'images'], extensions: { code } }]);
  });

  it.each(both)('is null without an error where its failure is ignored: %s', async (_name, fault, code) => {
    proxy.inject(info, fault);
    const answer = told('{ activeCompetition { id } votingInfo { votable } }', true);
    if (code === 'UPSTREAM_TIMEOUT') {
      // The deadline is the request's: the other call is answered before it passes.
      await until('the other answer', () => proxy.answered.includes(active));
      await read();
      await passDeadline(info);
    }
    const { body } = await answer;
    expect(body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) }, votingInfo: null } });
  });
});

describe('a mutation', () => {
  const once: [string, Fault, string][] = [
    ...[...brokenConnections, ...wrongAnswers].map(([name, fault]): [string, Fault, string] => [
      name,
      fault,
      'UPSTREAM_UNAVAILABLE',
    ]),
    ...lateAnswers.map(([name, fault]): [string, Fault, string] => [name, fault, 'UPSTREAM_TIMEOUT']),
    [
      '503 that asks to come again',
      say(problemBytes(503, 'OVERLOADED', { 'retry-after': '0' })),
      'UPSTREAM_UNAVAILABLE',
    ],
  ];

  it.each(once)('is sent once, whatever happens: %s', async (_name, fault, code) => {
    proxy.inject(vote, fault);
    const answer = told(mutation, true);
    if (code === 'UPSTREAM_TIMEOUT') await passDeadline(vote);
    expect(codesOf(await answer)).toEqual([code]);
    expect(asked(vote)).toBe(1);
    expect(service.asked(vote).length).toBeLessThanOrEqual(1);
  });

  it('is sent once when it is limited, and says so to the user', async () => {
    proxy.inject(vote, say(problemBytes(429, 'RATE_LIMITED', { 'retry-after': '1' })));
    const { status, headers, body } = await told(mutation, true);
    expect([status, headers.get('retry-after'), body.data]).toEqual([429, '1', undefined]);
    expect(body.errors).toMatchObject([
      { message: 'Please wait.', extensions: { code: 'RATE_LIMITED', retryAfter: 1 } },
    ]);
    expect(asked(vote)).toBe(1);
  });
});
