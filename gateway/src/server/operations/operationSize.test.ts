import { describe, expect, it, test } from '@jest/globals';
import { buildSchema, isObjectType, parse, type GraphQLResolveInfo } from 'graphql';
import { createSchema } from '../../graph/schema.ts';
import { callingFields, sizesOf, type AnswerSize, type OperationSize } from './operationSize.ts';

const schema = buildSchema(`
  interface Any { id: ID! }
  type Other implements Any { id: ID!, feed(first: Int = 5): Feed }
  type Query { any(id: ID!): Any, many(ids: [ID!]!): [Any]!, one: Thing, feed(first: Int = 5): Feed, table(size: Int): Table, walk(first: Int, last: Int): Feed, all: [Thing!]!, names: [String!]! }
  type Mutation { change: Thing }
  type Thing implements Any { id: ID!, one: Thing, feed(first: Int = 5): Feed }
  type Feed { nodes: [Thing!]!, edges: [Edge!]!, total: Int! }
  type Edge { cursor: String!, node: Thing! }
  type Table { items: [Thing!]! }
`);

function sizeOf(text: string, operation = 0): OperationSize {
  const size = [...sizesOf(schema, parse(text)).values()][operation];
  if (!size) throw new Error('the document has no such operation');
  return size;
}

describe('the size of a document', () => {
  it.each<[string, Partial<OperationSize>]>([
    ['{ one { id } }', { tokens: 6, depth: 2, aliases: 0, directives: 0, rootFields: 1 }],
    ['{ a: one { id } b: one { c: id one { id } } }', { depth: 3, aliases: 3, rootFields: 2 }],
    ['{ one { id @skip(if: true) @include(if: true) } }', { directives: 2 }],
    ['{ ... on Query { one { ... { ... on Thing { id } } } } names }', { depth: 2, rootFields: 2 }],
    [
      '{ one { ...A } } fragment A on Thing { a: id one { ...B } } fragment B on Thing { b: id }',
      { depth: 3, aliases: 2 },
    ],
    ['{ x: one { ...A } one { ...A ...A } } fragment A on Thing { a: id }', { aliases: 4, rootFields: 2 }],
    ['{ ...R ...R } fragment R on Query { a: names names }', { rootFields: 4, aliases: 2 }],
    ['{ __schema { types { fields { type { ofType { ofType { name } } } } } } }', { depth: 1 }],
  ])('%s', (text, expected) => {
    expect(sizeOf(text)).toMatchObject(expected);
  });

  it('is known for each operation of it', () => {
    const text = 'query A { one { id } } query B { one { one { id } } }';
    expect([sizeOf(text, 0).depth, sizeOf(text, 1).depth]).toEqual([2, 3]);
  });

  it('is computed once', () => {
    const document = parse('{ one { id } }');
    expect(sizesOf(schema, document)).toBe(sizesOf(schema, document));
  });
});

describe('the size of an answer', () => {
  const root = 100;
  it.each<[string, string, Record<string, unknown> | undefined, AnswerSize]>([
    ['one object', '{ one { id } }', {}, { nodes: 0, cost: root + 1 }],
    ['no object for a scalar or a list of them', '{ names }', {}, { nodes: 0, cost: 0 }],
    ['ten of a list without a page size', '{ all { id } }', {}, { nodes: 10, cost: root + 10 }],
    ['the page that is asked for', '{ feed(first: 7) { nodes { id } } }', {}, { nodes: 7, cost: root + 1 + 7 }],
    ['the default page', '{ feed { nodes { id } } }', {}, { nodes: 5, cost: root + 1 + 5 }],
    ['the largest page where there is no default', '{ table { items { id } } }', {}, { nodes: 100, cost: root + 101 }],
    ['a numbered page', '{ table(size: 3) { items { id } } }', {}, { nodes: 3, cost: root + 4 }],
    ['edges and their nodes', '{ feed(first: 2) { edges { node { id } } } }', {}, { nodes: 2, cost: root + 1 + 2 * 2 }],
    [
      'pages in pages',
      '{ feed(first: 3) { nodes { feed(first: 4) { nodes { id } } } } }',
      {},
      { nodes: 3 + 12, cost: root + 1 + 3 * (1 + 1 + 4) },
    ],
    [
      'a page behind a fragment',
      '{ feed(first: 3) { ...F } } fragment F on Feed { nodes { id } }',
      {},
      { nodes: 3, cost: root + 4 },
    ],
    [
      'a fragment under two pages',
      '{ feed(first: 3) { ...F } b: feed(first: 4) { ...F } } fragment F on Feed { nodes { id } }',
      {},
      { nodes: 7, cost: 2 * root + 9 },
    ],
    [
      'the page of a variable',
      'query ($n: Int) { feed(first: $n) { nodes { id } } }',
      { n: 9 },
      { nodes: 9, cost: root + 10 },
    ],
    [
      'the default of a variable',
      'query ($n: Int = 8) { feed(first: $n) { nodes { id } } }',
      {},
      { nodes: 8, cost: root + 9 },
    ],
    [
      'the largest page where a variable is left out',
      'query ($n: Int) { feed(first: $n) { nodes { id } } }',
      {},
      { nodes: 100, cost: root + 101 },
    ],
    [
      'the largest page where a variable is null',
      'query ($n: Int = 8) { feed(first: $n) { nodes { id } } }',
      { n: null },
      { nodes: 100, cost: root + 101 },
    ],
    [
      'no page beyond the largest, which is refused elsewhere',
      '{ feed(first: 100000) { nodes { id } } }',
      {},
      { nodes: 100, cost: root + 101 },
    ],
    ['no page below zero', '{ feed(first: -5) { nodes { id } } }', {}, { nodes: 0, cost: root + 1 }],
    [
      'the largest page while variables are not known',
      'query ($n: Int = 8) { feed(first: $n) { nodes { id } } }',
      undefined,
      { nodes: 100, cost: root + 101 },
    ],
    ['the end of a list', '{ walk(last: 7) { nodes { id } } }', {}, { nodes: 7, cost: root + 8 }],
    ['a connection without a size', '{ walk(first: null) { nodes { id } } }', {}, { nodes: 100, cost: root + 101 }],
    [
      'whichever of both sizes is sent',
      'query ($f: Int, $l: Int) { walk(first: $f, last: $l) { nodes { id } } }',
      { f: null, l: 9 },
      { nodes: 9, cost: root + 10 },
    ],
    ['the larger one of both', '{ walk(first: 3, last: 9) { nodes { id } } }', {}, { nodes: 9, cost: root + 10 }],
    ['each of the ids that are named', '{ many(ids: ["a", "b", "c"]) { id } }', {}, { nodes: 3, cost: 3 * root + 3 }],
    ['one id that stands for a list', '{ many(ids: "a") { id } }', {}, { nodes: 1, cost: root + 1 }],
    [
      'each of the ids of a variable',
      'query ($ids: [ID!]!) { many(ids: $ids) { id } }',
      { ids: ['a', 'b'] },
      { nodes: 2, cost: 2 * root + 2 },
    ],
    [
      'as many ids as there may be while variables are not known',
      'query ($ids: [ID!]!) { many(ids: $ids) { id } }',
      undefined,
      { nodes: 100, cost: 100 * root + 100 },
    ],
    [
      'the larger of two types that an object may be of',
      '{ any(id: "a") { ...on Thing { one { id } } ...on Other { feed(first: 7) { nodes { id } } } ...T } } fragment T on Thing { one { id } }',
      {},
      { nodes: 7, cost: root + 1 + 1 + 7 },
    ],
    [
      'what every type has beside it',
      '{ any(id: "a") { ...on Any { ...on Thing { one { id } } } ...on Other { feed(first: 2) { nodes { id } } } } }',
      {},
      { nodes: 2, cost: root + 1 + 1 + 1 + 2 },
    ],
    ['a mutation', 'mutation { a: change { id } b: change { id } }', {}, { nodes: 0, cost: 2 * (root + 1) }],
  ])('%s', (_name, text, variables, expected) => {
    expect(sizeOf(text).answer(variables)).toEqual(expected);
  });

  it('grows with the calls that a list asks for', () => {
    const of = (text: string) => [...sizesOf(createSchema(), parse(text)).values()][0]?.answer().cost;
    expect(of('{ archivedCompetitions(first: 50) { nodes { id images(first: 1) { totalCount } } } }')).toBe(
      100 + 1 + 50 * (1 + 100 + 1),
    );
    // Without a size one image is brought, and of other connections the largest page.
    expect(of('{ competition(id: 1) { images { nodes { id } } } }')).toBe(100 + 1 + 100 + 1 + 1);
    expect(of('{ archivedCompetitions { nodes { id } } }')).toBe(100 + 1 + 100);
  });
});

/** An object that has every property; it reports whether it was called. */
function anything(onCall: () => void = () => undefined): object {
  const known: object = new Proxy(() => undefined, {
    get: (_target, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '1' : known),
    has: () => true,
    apply: () => {
      onCall();
      return Promise.resolve(known);
    },
  });
  return known;
}

test('the fields below the root that call the service are known', () => {
  const calling: string[] = [];
  for (const type of Object.values(createSchema().getTypeMap())) {
    if (!isObjectType(type) || ['Query', 'Mutation'].includes(type.name)) continue;
    for (const { name, resolve } of Object.values(type.getFields())) {
      const context = {
        rest: anything(() => calling.push(`${type.name}.${name}`)),
        viewer: { id: 1 },
        now: new Date(),
        changesIn: () => undefined,
      };
      const args = { first: 1, slot: 'colour-1', imageIds: ['7'] };
      const info = { fieldNodes: [], fragments: {}, variableValues: {} } as unknown as GraphQLResolveInfo;
      try {
        void Promise.resolve(resolve?.(anything(), args, context, info)).catch(() => undefined);
      } catch {
        // It wants more of its object than there is, and has not asked the service for it.
      }
    }
  }
  expect([...new Set(calling)].sort()).toEqual([...callingFields].sort());
});

describe('a document that is not valid', () => {
  it.each([
    ['a fragment that spreads itself', '{ one { ...A } } fragment A on Thing { id one { ...A } }'],
    [
      'fragments that spread each other',
      '{ one { ...A } } fragment A on Thing { ...B } fragment B on Thing { ...A id }',
    ],
    ['a fragment that is nowhere', '{ one { ...A } }'],
    ['a field that is nowhere', '{ other { deep { er } } }'],
    ['a type that is nowhere', '{ ... on Other { a { b } } }'],
    ['a selection of a scalar', '{ names { length } }'],
    ['a kind of operation that the graph has not', 'subscription { a { b } }'],
  ])('has a size all the same: %s', (_name, text) => {
    const size = sizeOf(text);
    expect(size.depth).toBeGreaterThanOrEqual(1);
    expect(size.answer().nodes).toBeGreaterThanOrEqual(0);
  });

  it('is as deep as it looks', () => {
    expect(sizeOf('{ other { deep { er } } }').depth).toBe(3);
  });
});

it('counts fragments that double each other without walking every path', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on Thing { one { ...F${i + 1} } two: one { ...F${i + 1} } }`,
  );
  const size = sizeOf(`{ one { ...F0 } } ${doubling.join(' ')} fragment F60 on Thing { id }`);
  expect(size.depth).toBe(62);
  expect(size.aliases).toBe(2 ** 60 - 1);
  expect(size.answer({}).cost).toBeGreaterThan(2 ** 60);
});
