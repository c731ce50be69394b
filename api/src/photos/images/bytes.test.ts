import fc from 'fast-check';
import { rangeOf } from './bytes.ts';

test.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=90-500', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=0-1,5-6', 100, null],
  ['bytes=5-2', 100, null],
  ['bytes=-', 100, null],
  ['items=0-9', 100, null],
  [undefined, 100, null],
])('%s of %d bytes', (header, size, range) => expect(rangeOf(header, size)).toEqual(range));

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s lies outside', (header) =>
  expect(() => rangeOf(header, 100)).toThrow('RANGE_NOT_SATISFIABLE'),
);

test('for any header the range lies within the file', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^bytes=\d{0,6}-\d{0,6}$/), fc.integer({ min: 1, max: 100_000 }), (header, size) => {
      let range: ReturnType<typeof rangeOf> = null;
      try {
        range = rangeOf(header, size);
      } catch {
        return;
      }
      if (!range) return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
