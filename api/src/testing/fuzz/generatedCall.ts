import fc from 'fast-check';
import type { WalkedOperation } from '../contractCall.ts';
import { change, mutate } from './mutated.ts';
import { encoded, hostilePart, hostileValue } from './hostile.ts';
import { toJson } from './rawJson.ts';
import { validValue, type Hints } from './validValue.ts';

/** Who a generated call claims to be. */
export type Claim = 'visitor' | 'anna' | 'bela' | 'admin' | 'forged' | 'nonsense';

/** A call in the form in which it goes over the wire. */
export interface GeneratedCall {
  as: Claim;
  method: string;
  target: string;
  headers: [string, string][];
  body: string | null;
}

/** Mostly those who may make the call. */
const claimsOf = ({ path }: WalkedOperation): fc.Arbitrary<Claim> => {
  const administrators = /\/(admin|moderate)\//.test(path);
  return fc.oneof(
    { arbitrary: fc.constantFrom<Claim>('anna', 'bela'), weight: administrators ? 1 : 6 },
    { arbitrary: fc.constant<Claim>('admin'), weight: administrators ? 8 : 2 },
    { arbitrary: fc.constantFrom<Claim>('visitor', 'forged', 'nonsense'), weight: 1 },
  );
};

const oddHeaders: [string, string][] = [
  ['accept', 'text/html;q=0.0001, */*;q=x'],
  ['accept', 'image/avif'],
  ['accept', `${'image/x,'.repeat(500)}`],
  ['accept-language', '*;q=2, hu-HU-x-y'],
  ['accept-language', 'en-'.repeat(300)],
  ['accept-encoding', 'gzip;q=9, br, identity;q=0'],
  ['range', 'bytes=0-0,1-1'],
  ['range', 'bytes=99999999999999999999-'],
  ['range', 'bytes=-0'],
  ['range', 'bytes=5-1'],
  ['if-none-match', '*'],
  ['if-none-match', '"'.repeat(1000)],
  ['if-range', 'W/"x"'],
  ['if-modified-since', 'yesterday'],
  ['x-request-id', 'x'.repeat(5000)],
  ['x-request-id', '../../x'],
  ['x-forwarded-for', '1.2.3.4, ::1, unknown, "[x'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['forwarded', 'for=";;'],
  ['cookie', 'a=b; '.repeat(500)],
  ['expect', '100-continue'],
  ['expect', 'the unexpected'],
  ['upgrade', 'websocket'],
  ['te', 'trailers, deflate;q=0.5'],
  ['origin', 'null'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'odd'],
];

const jsonTypes: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json; charset=x; charset=y',
      'application/json;;;=',
      'APPLICATION/JSON',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/problem+json',
      'multipart/form-data; boundary=x',
      'x',
      '/',
    ),
    weight: 1,
  },
);

/** Text that is not JSON, or truncated JSON. */
const brokenJson = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(Math.max(0, text.length - 1)).map((end) => text.slice(0, end)),
    fc.constantFrom(`${text},`, `\ufeff${text}`, `${text}${text}`, `'${text}'`, '{a:1}', 'NaN', '//', '\0', '[1,]'),
  );

/** Mostly one change: a second one often hides the effect of the first. */
const changes = fc.oneof(
  { arbitrary: fc.tuple(change), weight: 3 },
  { arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }), weight: 1 },
);

/** Bodies of an operation: good, changed in one to three places, something else, or no JSON. */
function bodyOf({ bodySchema }: WalkedOperation, hints: Hints): fc.Arbitrary<string | null> {
  if (!bodySchema) return fc.oneof({ arbitrary: fc.constant(null), weight: 5 }, hostileValue.map(toJson));
  const valid = validValue(bodySchema, hints, '');
  return fc.oneof(
    { arbitrary: valid.map(toJson), weight: 4 },
    {
      arbitrary: fc.tuple(valid, changes).map(([value, all]) => toJson(mutate(value, all))),
      weight: 8,
    },
    { arbitrary: hostileValue.map(toJson), weight: 2 },
    { arbitrary: valid.map(toJson).chain(brokenJson), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}

const part = (valid: fc.Arbitrary<unknown>, weight: number): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: valid.map((one) => encoded(String(one))), weight }, { arbitrary: hostilePart, weight: 1 });

function targetOf({ path, parameters }: WalkedOperation, hints: Hints): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const values = fc.tuple(...inPath.map(({ name, schema }) => part(validValue(schema, hints, name), 8)));
  const pathname = values.map((parts) =>
    inPath.reduce((address, { name }, i) => address.replace(`{${name}}`, () => parts[i] ?? ''), path),
  );
  const known = inQuery.map(({ name, schema }) =>
    part(validValue(schema, hints, name), 3).map((one) => `${name}=${one}`),
  );
  const odd = fc.constantFrom('__proto__[x]=1', 'a[]=1&a[]=2', 'page[$gt]=', '&&&===', 'x=%', '?', '#');
  const search = fc.array(
    fc.oneof(...known.map((arbitrary) => ({ arbitrary, weight: 6 })), { arbitrary: odd, weight: 1 }),
    { maxLength: 4 },
  );
  return fc
    .tuple(pathname, search)
    .map(([address, pairs]) => (pairs.length ? `${address}?${pairs.join('&')}` : address));
}

/** Calls of an operation, from valid to completely malformed ones. */
export function callOf(operation: WalkedOperation, hints: Hints): fc.Arbitrary<GeneratedCall> {
  const headers = fc.oneof(
    { arbitrary: fc.constant<[string, string][]>([]), weight: 3 },
    { arbitrary: fc.subarray(oddHeaders, { maxLength: 3 }), weight: 1 },
  );
  return fc
    .record({
      as: claimsOf(operation),
      target: targetOf(operation, hints),
      extra: headers,
      type: jsonTypes,
      body: bodyOf(operation, hints),
    })
    .map(({ as, target, extra, type, body }) => ({
      as,
      method: operation.method,
      target,
      headers: [...(body === null ? [] : [['content-type', type] as [string, string]]), ...extra],
      body,
    }));
}
