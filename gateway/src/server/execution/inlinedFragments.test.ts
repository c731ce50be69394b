import { expect, it } from '@jest/globals';
import { parse, print, type OperationDefinitionNode } from 'graphql';
import { withoutFragments } from './inlinedFragments.ts';

function inlined(text: string) {
  const document = parse(text);
  return withoutFragments(document, document.definitions[0] as OperationDefinitionNode);
}

const flat = (text: string): string => print(inlined(text) ?? parse('{ none }')).replace(/\s+/g, ' ');

it.each([
  ['in their place', 'query Q { a ...F d } fragment F on Query { b c }', 'query Q { a b c d }'],
  ['below a field', 'query Q { a { ...F id } } fragment F on A { b { c } }', 'query Q { a { b { c } id } }'],
  ['within each other', '{ ...F z } fragment F on Query { a ...G c } fragment G on Query { b }', '{ a b c z }'],
  ['without a name', '{ a ... on Query { b ... { c } } d }', '{ a b c d }'],
  ['once, however often', '{ ...F a ...F ...G } fragment F on Query { b } fragment G on Query { ...F c }', '{ b a c }'],
  ['anew below another field', '{ a { ...F } b { ...F } } fragment F on A { c }', '{ a { c } b { c } }'],
  ['with arguments and other names', '{ ...F } fragment F on Query { x: a(n: $n) { c } }', '{ x: a(n: $n) { c } }'],
  ['not at all where there are none', 'query Q($n: Int = 1) { a(n: $n) }', 'query Q($n: Int = 1) { a(n: $n) }'],
])('fields of fragments stand %s', (_, text, fields) => {
  expect(flat(text)).toBe(fields);
});

it('fragments that double each other are not inlined', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on A { one { ...F${i + 1} } two { ...F${i + 1} } }`,
  );
  expect(inlined(`{ ...F0 } ${doubling.join(' ')} fragment F60 on A { id }`)).toBeNull();
});
