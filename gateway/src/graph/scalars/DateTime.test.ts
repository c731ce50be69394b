import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseValue } from 'graphql';
import { DateTime } from './DateTime.ts';

describe('DateTime', () => {
  test.each([
    ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01T10:00:00.5Z', '2026-05-01T10:00:00.500Z'],
    ['2028-02-29T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
  ])('takes %s', (text, instant) => {
    expect(DateTime.parseValue(text)).toBe(instant);
    expect(DateTime.parseLiteral(parseValue(`"${text}"`))).toBe(instant);
    expect(DateTime.serialize(text)).toBe(instant);
  });

  test.each([
    '2026-05-01',
    '2026-05-01T10:00:00',
    '2026-05-01T10:00:00+02:00',
    '2026-05-01 10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2027-02-29T10:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01T10:00:60Z',
    '2026-05-01T10:00:00.0000Z',
    '2026-05-01t10:00:00z',
    '',
    1777629600000,
    null,
  ])('refuses %j', (value) => {
    expect(() => DateTime.parseValue(value)).toThrow('DateTime must be ISO 8601 in UTC');
  });

  test('refuses a literal that is no string', () => {
    expect(() => DateTime.parseLiteral(parseValue('1777629600000'))).toThrow('DateTime must be ISO 8601 in UTC');
  });

  test('leaves every instant as the service writes it, and refuses every other day and time of that form', () => {
    const two = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'));
    const parts = fc.tuple(fc.constantFrom('1999', '2027', '2028'), two(13), two(32), two(25), two(61), two(61));
    fc.assert(
      fc.property(parts, ([year, month, day, hour, minute, second]) => {
        const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.500Z`;
        const read = new Date(text);
        const exists = !Number.isNaN(read.getTime()) && read.toISOString() === text;
        if (exists) expect(DateTime.serialize(text)).toBe(text);
        else expect(() => DateTime.serialize(text)).toThrow('DateTime must be ISO 8601 in UTC');
      }),
      { numRuns: 2000 },
    );
  });
});
