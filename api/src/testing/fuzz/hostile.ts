import fc from 'fast-check';
import { RawJson } from './rawJson.ts';

/** Texts that are known to break programs. */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  'x\udfff',
  '\u202egnp.otohp',
  '\ufeff',
  '\u200b\u200d',
  'e\u0301'.repeat(40),
  '\u{1f469}\u200d\u{1f680}'.repeat(30),
  'İıſK',
  '\uffff',
  '\x01\x02\x1b[2J\x7f',
  '\r\nX-Injected: 1',
  "'; drop table account; --",
  '${jndi:ldap://x}',
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%ff%c0%af',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '0',
  '-0',
  '1e400',
  '9'.repeat(400),
  '٣',
  'x'.repeat(20_000),
];

/** Instants at the limits of the date types, and beyond. */
export const oddDates = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '2026-06-30T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T10:00:00Z',
  '2026-05-01 10:00:00+02:00',
  '2026-05-01t10:00:00.123456789z',
];

/** Numbers at the limits of databases and JavaScript. */
export const oddNumbers = [
  0,
  1,
  -1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  -1e308,
];

/** JSON that JavaScript parses to another value, or not at all. */
const rawParts = ['1e400', '-1e400', '-0', '0.1e-400', '1E3', '"\\ud800"', '"\\u0000"', '{"a":1,"a":2}'];

const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  '$gt',
  'a.b',
  '/',
  '~',
];

const nested = (depth: number, open: string, close: string) =>
  new RawJson(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Structures that are deep, wide, or imitate built-in objects. */
const oddStructures: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(10, 40, 1000, 60_000).map((depth) => nested(depth, '[', ']')),
  fc.constantFrom(10, 40, 1000, 30_000).map((depth) => nested(depth, '{"a":', '}')),
  fc.constantFrom(5, 1000, 30_000).map((length) => Array.from({ length }, (_, i) => i)),
  fc.constantFrom(200, 10_000).map((length) => Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, i]))),
  fc.constantFrom(...oddKeys).map((key) => new RawJson(`{${JSON.stringify(key)}:{"administrator":true}}`)),
  fc.constantFrom({ toString: 1 }, { length: 5 }, { then: 1 }, { toJSON: 1 }, [[]], [null], {}),
);

/** Any JSON that a body should not hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts, ...oddDates), weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(...oddNumbers, null, true, false), weight: 3 },
  { arbitrary: fc.constantFrom(...rawParts).map((text) => new RawJson(text)), weight: 2 },
  { arbitrary: oddStructures, weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** A property name that no schema has. */
export const hostileKey: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...oddKeys), fc.string({ maxLength: 20 }));

/** Encoded as a client would; half a character, which has no encoding, as what stands for it. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A part of a path or of a query string, encoded well or not at all. */
export const hostilePart: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts.filter((text) => text.length < 5000)).map(encoded), weight: 4 },
  {
    arbitrary: fc.constantFrom(...oddNumbers.map(String), '1.0', '01', '+1', '0x1', '1e0', ' 1', '1 ', '1,2'),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom('%', '%zz', '%c0%af', '%ed%a0%80', '%ff', '..', '.', '%2e%2e', '%2f', ';a=1', '*'),
    weight: 3,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(encoded), weight: 2 },
);
