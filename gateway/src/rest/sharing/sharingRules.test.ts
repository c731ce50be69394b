import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLog } from '../../log.ts';
import { RestProblem, UpstreamUnavailable } from '../call/problem.ts';
import { RequestLifetime } from '../call/requestLifetime.ts';
import type { UpstreamAnswer, UpstreamCall } from '../call/upstreamCall.ts';
import { SharedReads } from './sharedReads.ts';

/** The mocked value of `performance.now()`. */
let now: number;
/** The service's answers in order: milliseconds of freshness, or an error. */
let answers: (number | Error)[];
let sent: UpstreamCall[];
/** Delays the answer to the next call until it resolves. */
let held: Promise<void> | null;
let shared: SharedReads;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  answers = [];
  sent = [];
  held = null;
  const send = (call: UpstreamCall): Promise<UpstreamAnswer> => {
    sent.push(call);
    const answer = answers.shift() ?? 10_000;
    if (answer instanceof Error) return Promise.reject(answer);
    const freshUntil = answer === 0 ? 0 : now + answer;
    const found = { body: { number: sent.length }, authorization: null, deviceToken: null, freshUntil, size: 100 };
    return held ? held.then(() => found) : Promise.resolve(found);
  };
  shared = new SharedReads({ send, close: () => Promise.resolve() }, { maxBytes: 100_000 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const log = createLog('silent');
const call = (changes: Partial<UpstreamCall> = {}): UpstreamCall => ({
  operation: 'getCompetition',
  method: 'GET',
  isRead: true,
  path: '/api/competition/3',
  headers: { 'accept-language': 'en' },
  ...changes,
});
const ask = (changes: Partial<UpstreamCall> = {}) => shared.send(call(changes), new RequestLifetime(now + 60_000, log));
const write = (path: string) => ask({ operation: 'write', method: 'POST', isRead: false, path });

describe('a cached answer', () => {
  it('is given while it is fresh, and not from the instant at which it is stale', async () => {
    await ask();
    now += 9999;
    await ask();
    expect(sent).toHaveLength(1);
    now += 1;
    await ask();
    expect(sent).toHaveLength(2);
  });

  it.each<[string, Partial<UpstreamCall>]>([
    ['language', { headers: { 'accept-language': 'hu' } }],
    ['path', { path: '/api/competition/4' }],
    ['query', { path: '/api/competition/3?page=1' }],
    ['token', { headers: { 'accept-language': 'en', authorization: 'Bearer a' } }],
    ['method', { method: 'POST' }],
  ])('is not given to a call of another %s', async (_name, changes) => {
    await ask();
    await ask(changes);
    expect(sent).toHaveLength(2);
  });

  it('is not made of a call with a token', async () => {
    await ask({ headers: { 'accept-language': 'en', authorization: 'Bearer a' } });
    await ask();
    expect(sent).toHaveLength(2);
    expect(shared.counts).toEqual({ hits: 0, joined: 0, sent: 1, unshared: 0 });
  });

  it('is not made of an answer that is stale on arrival', async () => {
    answers = [-1];
    await ask();
    expect(shared.cache.count).toBe(0);
    await ask();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a refusal', new RestProblem({ type: '', title: '', status: 404, code: 'NOT_FOUND', detail: '', requestId: '' })],
    ['no answer', new UpstreamUnavailable()],
  ])('is not made of %s', async (_name, failure) => {
    answers = [failure];
    await expect(ask()).rejects.toBe(failure);
    expect(shared.cache.count).toBe(0);
    await ask();
    expect(sent).toHaveLength(2);
  });
});

describe('a write', () => {
  it.each(['/api/admin/competition/3', '/api/competition/moderate/image/7/REJECTED'])(
    'to %s evicts the cache, whether it succeeds or not',
    async (path) => {
      await ask();
      await write(path);
      expect([shared.cache.count, shared.cache.bytes, shared.generation]).toEqual([0, 0, 1]);
      await ask();
      answers = [new UpstreamUnavailable()];
      await expect(write(path)).rejects.toThrow();
      expect([shared.cache.count, shared.generation]).toEqual([0, 2]);
    },
  );

  it.each(['/api/competition/vote', '/api/competition/upload/3/colour-1', '/x/api/admin/competition'])(
    'to %s evicts nothing',
    async (path) => {
      await ask();
      await write(path);
      expect([shared.cache.count, shared.generation]).toEqual([1, 0]);
    },
  );

  it('that is a read by POST evicts nothing', async () => {
    await ask();
    await ask({ method: 'POST', path: '/api/admin/competition/page' });
    expect([shared.cache.count, shared.generation]).toEqual([1, 0]);
  });

  it('keeps an answer from the cache that was asked for before it', async () => {
    let release = (): void => undefined;
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const earlier = ask();
    held = null;
    await write('/api/admin/competition/3');
    release();
    await earlier;
    expect(shared.cache.count).toBe(0);
  });
});

describe('a read whose last answer could not be shared', () => {
  it('is not joined for five seconds', async () => {
    answers = [0];
    await ask();
    now += 4999;
    await Promise.all([ask(), ask()]);
    expect(shared.counts).toEqual({ hits: 0, joined: 0, sent: 1, unshared: 2 });
    now += 1;
    await Promise.all([ask(), ask()]);
    expect(shared.counts).toEqual({ hits: 0, joined: 1, sent: 2, unshared: 2 });
  });

  it('is remembered for a thousand reads', async () => {
    answers = Array.from({ length: 1001 }, () => 0);
    for (let i = 0; i < 1001; i += 1) await ask({ path: `/api/competition/${i}` });
    await ask({ path: '/api/competition/1' });
    expect(shared.counts.unshared).toBe(1);
    await ask({ path: '/api/competition/0' });
    expect(shared.counts).toMatchObject({ sent: 1002, unshared: 1 });
  });
});
