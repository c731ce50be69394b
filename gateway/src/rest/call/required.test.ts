import { describe, expect, it } from '@jest/globals';
import { RestProblem } from './problem.ts';
import { required, segment } from './required.ts';

describe('a required parameter', () => {
  it.each([null, undefined])('is refused when it is %s, in the words of docs/product.md §14', (value) => {
    expect(() => required('newPassword', value)).toThrow('Required parameter newPassword was null or undefined');
    expect(() => segment('id', value)).toThrow('Required parameter id was null or undefined');
  });

  it.each([0, false, ''])('may be %p', (value) => {
    expect(required('point', value)).toBe(value);
  });
});

describe('a segment of a path', () => {
  it('keeps to its segment', () => {
    expect(segment('id', '1/../2?a=b#c')).toBe('1%2F..%2F2%3Fa%3Db%23c');
  });

  it.each(['', '.', '..'])('is not found when it is %p, which would lead to another call', (value) => {
    expect(() => segment('id', value)).toThrow(RestProblem);
  });

  it.each([
    ['half of a surrogate pair', '7\ud800'],
    ['too long', '7'.repeat(17_000)],
  ])('is the mistake of who sent it when it is %s', (_what, value) => {
    expect(() => segment('id', value)).toThrow(expect.objectContaining({ status: 400, code: 'MALFORMED_REQUEST' }));
  });

  it('may be any whole character', () => {
    expect(decodeURIComponent(segment('id', 'ő📷'))).toBe('ő📷');
  });
});
