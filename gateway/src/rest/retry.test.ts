import { describe, expect, it } from '@jest/globals';
import { defaultRetry, waitBeforeRetry } from './retry.ts';

const options = { jitterMs: 100, limitedWaitMs: 1000, leastMs: 20 };
const half = () => 0.5;
const answer = (status: number, retryAfter?: string) => ({ status, headers: { 'retry-after': retryAfter } });
const wait = (given: Parameters<typeof waitBeforeRetry>[0], left = 10_000) =>
  waitBeforeRetry(given, left, options, half);

describe('a second try', () => {
  it.each([
    ['a failed connection', null, 50],
    ['a 502', answer(502), 50],
    ['a 503', answer(503), 50],
    ['a 504', answer(504), 50],
    ['a 503 that asks for two seconds', answer(503, '2'), 2050],
    ['a 429 that asks for one second', answer(429, '1'), 1050],
  ])('is made after %s', (_name, given, ms) => {
    expect(wait(given)).toBe(ms);
  });

  it.each([
    ['a 500', answer(500)],
    ['a 404', answer(404)],
    ['a 429 without a time', answer(429)],
    ['a 429 that asks for longer', answer(429, '2')],
  ])('is not made after %s', (_name, given) => {
    expect(wait(given)).toBeNull();
  });

  it('is not made when no time would be left for it', () => {
    expect(wait(answer(503, '2'), 2070)).toBeNull();
    expect(wait(answer(503, '2'), 2071)).toBe(2050);
    expect(wait(null, 70)).toBeNull();
  });

  it('waits at random, from no time at all', () => {
    expect(waitBeforeRetry(null, 1000, options, () => 0)).toBe(0);
    const waits = Array.from({ length: 200 }, () => waitBeforeRetry(null, 10_000) ?? -1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...waits)).toBeLessThan(defaultRetry.jitterMs);
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});
