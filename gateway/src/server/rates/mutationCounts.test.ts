import { expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { mutationCounts } from './mutationCounts.ts';

it.each<[string, string, string | undefined, Record<string, number>]>([
  ['a mutation', 'mutation { login { a } }', undefined, { login: 1 }],
  [
    'each alias of it',
    'mutation { a: login { a } b: login { a } login { a } castVote { a } }',
    undefined,
    { login: 3, castVote: 1 },
  ],
  [
    'fields of fragments',
    'mutation { ...A ... { b: login } ...A } fragment A on Mutation { login }',
    undefined,
    { login: 3 },
  ],
  ['no field below the root', 'mutation { login { register { a } } }', undefined, { login: 1 }],
  ['no query', '{ login }', undefined, {}],
  ['the operation that is named', 'mutation A { login } mutation B { register }', 'B', { register: 1 }],
  ['nothing when none is named of several', 'mutation A { login } mutation B { register }', undefined, {}],
  ['nothing when the name is another', 'mutation A { login }', 'C', {}],
  [
    'a fragment that is nowhere, or spreads itself',
    'mutation { ...A ...B login } fragment A on Mutation { ...A login }',
    undefined,
    { login: 2 },
  ],
])('counts %s', (_name, text, operationName, expected) => {
  expect(Object.fromEntries(mutationCounts(parse(text), operationName))).toEqual(expected);
});

it('counts fragments that double each other without walking every path', () => {
  const doubling = Array.from({ length: 50 }, (_, i) => `fragment F${i} on Mutation { ...F${i + 1} ...F${i + 1} }`);
  const text = `mutation { ...F0 } ${doubling.join(' ')} fragment F50 on Mutation { login }`;
  expect(mutationCounts(parse(text), undefined).get('login')).toBe(2 ** 50);
});
