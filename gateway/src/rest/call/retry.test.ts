import { describe, expect, it } from '@jest/globals';
import { defaultRetry, neverConnected, waitBeforeRetry } from './retry.ts';

const options = { jitterMs: 100, limitedWaitMs: 1000, minRemainingMs: 20 };
const midpoint = () => 0.5;
const replyOf = (status: number, retryAfter: string | null = null) => ({ status, header: () => retryAfter });
const wait = (reply: Parameters<typeof waitBeforeRetry>[0], left = 10_000) =>
  waitBeforeRetry(reply, left, options, midpoint);

describe('a second try', () => {
  it.each([
    ['a failed connection', null, 50],
    ['a 502', replyOf(502), 50],
    ['a 503', replyOf(503), 50],
    ['a 504', replyOf(504), 50],
    ['a 503 that asks for two seconds', replyOf(503, '2'), 2050],
    ['a 429 that asks for one second', replyOf(429, '1'), 1050],
  ])('is made after %s', (_name, reply, ms) => {
    expect(wait(reply)).toBe(ms);
  });

  it.each([
    ['a 500', replyOf(500)],
    ['a 404', replyOf(404)],
    ['a 429 without a time', replyOf(429)],
    ['a 429 that asks for longer', replyOf(429, '2')],
  ])('is not made after %s', (_name, reply) => {
    expect(wait(reply)).toBeNull();
  });

  it('is not made when no time would be left for it', () => {
    expect(wait(replyOf(503, '2'), 2070)).toBeNull();
    expect(wait(replyOf(503, '2'), 2071)).toBe(2050);
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

describe('whether a connection was opened', () => {
  it.each([
    ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }],
    ['several refused addresses', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['an unknown name', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
    ['a connection that took too long', { code: 'UND_ERR_CONNECT_TIMEOUT' }],
    ['an unreachable network', { code: 'ENETUNREACH', syscall: 'connect' }],
  ])('is no after %s', (_name, failure) => {
    expect(neverConnected(failure)).toBe(true);
  });

  it.each([
    ['a reset connection', { code: 'ECONNRESET', syscall: 'read' }],
    ['a closed connection', { code: 'UND_ERR_SOCKET' }],
    ['an unreachable network on an open connection', { code: 'ENETUNREACH', syscall: 'write' }],
    ['an answer', undefined],
  ])('may be yes after %s', (_name, failure) => {
    expect(neverConnected(failure)).toBe(false);
  });
});
