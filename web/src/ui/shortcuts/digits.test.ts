import { digitKeysOf, pointOfDigit } from './digits.ts';

const to = (minPoint: number, maxPoint: number) => ({ minPoint, maxPoint });

test.each([
  [3, to(1, 5), 3],
  [6, to(1, 5), null],
  [0, to(1, 5), null],
  [0, to(0, 5), 0],
  [0, to(1, 10), 10],
  [0, to(0, 10), 0],
  [9, to(1, 10), 9],
  [0, to(1, 20), null],
])('the key %i in the range %o gives %s', (digit, range, point) => {
  expect(pointOfDigit(digit, range)).toBe(point);
});

test.each([
  [to(1, 5), ['1', '5']],
  [to(1, 10), ['1', '0']],
  [to(0, 5), ['0', '5']],
  [to(5, 6), ['5', '6']],
  [to(20, 30), []],
])('the keys of the range %o are %o', (range, keys) => {
  expect(digitKeysOf(range)).toEqual(keys);
});
