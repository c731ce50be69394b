import { describe, expect, it } from '@jest/globals';
import { sharedSecondsOf, sharedUntil } from './cacheControl.ts';

describe('Cache-Control', () => {
  it.each([
    ['public, max-age=5', 5],
    ['max-age=5, public', 5],
    ['Public,Max-Age=5', 5],
    ['public, max-age="5"', 5],
    ['public, max-age=60, s-maxage=2', 2],
    ['public, s-maxage=2', 2],
    ['public, max-age=5, must-revalidate, immutable', 5],
    ['public, max-age=0', 0],
    ['public, s-maxage=0, max-age=60', 0],
    ['public', 0],
    ['max-age=5', 0],
    ['private, max-age=5', 0],
    ['public, private, max-age=5', 0],
    ['public, max-age=5, private="set-cookie"', 0],
    ['public, max-age=5, no-store', 0],
    ['public, max-age=5, no-cache', 0],
    ['public, max-age=5, no-cache="x-a"', 0],
    ['public, max-age=-5', 0],
    ['public, max-age=soon', 0],
    ['public, x-max-age=5', 0],
    ['not-public, max-age=5', 0],
    ['', 0],
  ])('%p lets others see an answer for %i s', (header, seconds) => {
    expect(sharedSecondsOf(header)).toBe(seconds);
  });
});

describe('how long an answer may be shared', () => {
  const until = (headers: Record<string, string> = {}) =>
    sharedUntil({ header: (name) => ({ 'cache-control': 'public, max-age=5', ...headers })[name] ?? null }, 1000);

  it('counts from when it was asked for', () => {
    expect(until()).toBe(6000);
  });

  it.each([
    ['2', 4000],
    ['5', 0],
    ['9', 0],
    ['old', 0],
  ])('is shorter by an age of %p', (age, freshUntil) => {
    expect(until({ age })).toBe(freshUntil);
  });

  it.each(['Authorization', 'accept-language, Accept-Encoding', 'Accept', ''])('may vary by %p', (vary) => {
    expect(until({ vary })).toBe(6000);
  });

  it.each(['*', 'X-Forwarded-For', 'Accept-Language, Cookie', 'X-Request-Id'])(
    'is nothing when it varies by %p',
    (vary) => {
      expect(until({ vary })).toBe(0);
      expect(until({ vary: `Accept, ${vary}` })).toBe(0);
    },
  );
});
