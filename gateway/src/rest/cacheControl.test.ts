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

  it('may come in several lines', () => {
    expect(sharedSecondsOf(['public', 'max-age=5'])).toBe(5);
    expect(sharedSecondsOf(['public, max-age=5', 'no-store'])).toBe(0);
  });

  it('may be missing', () => {
    expect(sharedSecondsOf(undefined)).toBe(0);
  });
});

describe('how long an answer may be shared', () => {
  const control = { 'cache-control': 'public, max-age=5' };

  it('counts from when it was asked for', () => {
    expect(sharedUntil(control, 1000)).toBe(6000);
  });

  it.each([
    ['2', 4000],
    ['5', 0],
    ['9', 0],
    ['old', 0],
  ])('is shorter by an age of %p', (age, until) => {
    expect(sharedUntil({ ...control, age }, 1000)).toBe(until);
  });

  it.each(['Authorization', 'accept-language, Accept-Encoding', 'Accept', ''])('may vary by %p', (vary) => {
    expect(sharedUntil({ ...control, vary }, 1000)).toBe(6000);
  });

  it.each(['*', 'X-Forwarded-For', 'Accept-Language, Cookie', 'X-Request-Id'])(
    'is nothing when it varies by %p',
    (vary) => {
      expect(sharedUntil({ ...control, vary }, 1000)).toBe(0);
      expect(sharedUntil({ ...control, vary: ['Accept', vary] }, 1000)).toBe(0);
    },
  );
});
