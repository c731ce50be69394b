import { typeDigit, typedPoint } from './typedPoint.ts';

const to = (minPoint: number, maxPoint: number) => ({ minPoint, maxPoint });

test.each([
  ['', 3, to(1, 5), { point: 3 }],
  ['', 6, to(1, 5), null],
  ['', 0, to(1, 10), { point: 10 }],
  ['', 1, to(0, 1), { point: 1 }],
  ['', 3, to(1, 20), { point: 3 }],
  ['', 1, to(1, 20), { typed: '1' }],
  ['1', 7, to(1, 20), { point: 17 }],
  ['', 2, to(1, 20), { typed: '2' }],
  ['2', 0, to(1, 20), { point: 20 }],
  // 25 is none of them: the 5 begins anew.
  ['2', 5, to(1, 20), { point: 5 }],
  ['', 0, to(1, 20), null],
  ['', 0, to(0, 100), { point: 0 }],
  ['10', 0, to(0, 100), { point: 100 }],
  ['4', 2, to(0, 100), { point: 42 }],
])('after %j the digit %i in %o gives %o', (typed, digit, range, expected) => {
  expect(typeDigit(typed, digit, range)).toEqual(expected);
});

test('Enter takes what is typed, where it is a point', () => {
  expect(typedPoint('1', to(1, 20))).toBe(1);
  expect(typedPoint('1', to(5, 20))).toBeNull();
  expect(typedPoint('', to(0, 20))).toBeNull();
});
