/** No list of the graph grows without bounds (docs/graph.md, "Lists and their bounds"). */
import { expect, test } from '@jest/globals';
import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLField } from 'graphql';
import { readFileSync } from 'node:fs';
import { listBounds } from '../testing/graph/listBounds.ts';
import { createSchema } from './schema.ts';

const fields = Object.values(createSchema().getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field: GraphQLField<unknown, unknown>) => ({
      type: type.name,
      field,
      coordinate: `${type.name}.${field.name}`,
    })),
  );
const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)));
const connections = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
const numberedPages = fields.filter(({ field }) => field.args.some(({ name }) => name === 'page'));

/** Whether a list is part of a page, a connection or an input's errors. */
const isPart = ({ type, field: { name } }: (typeof lists)[number]): boolean =>
  (type.endsWith('Connection') && ['edges', 'nodes'].includes(name)) ||
  (numberedPages.some(({ field }) => getNamedType(field.type).name === type) && name === 'items') ||
  (type.endsWith('Payload') && name === 'userErrors');

/** The replacement of a deprecated list: the first field that its reason names. */
const replacementOf = ({ type, field }: (typeof lists)[number]) => {
  const name = /`(\w+)`/.exec(field.deprecationReason ?? '')?.[1];
  return [...connections, ...numberedPages].find((one) => one.type === type && one.field.name === name);
};

test('every list is part of a page, is replaced by one, or has a bound', () => {
  const plain = lists.filter((list) => !isPart(list) && !list.field.deprecationReason);
  expect(Object.keys(listBounds).sort()).toEqual(plain.map(({ coordinate }) => coordinate).sort());
});

test('a list that is going names the page that comes in its place', () => {
  const going = lists.filter(({ field }) => field.deprecationReason);
  expect(going.map(({ coordinate }) => coordinate).sort()).toEqual([
    'Query.adminCompetitions',
    'Query.myArchivedEntries',
    'Query.staticTexts',
    'Query.templates',
    'Query.users',
    'VotingInfo.votes',
  ]);
  expect(going.filter((list) => !replacementOf(list)).map(({ coordinate }) => coordinate)).toEqual([]);
});

test('every connection is read both ways, and has no size in the schema that would stand beside another one', () => {
  expect(connections.length).toBeGreaterThan(4);
  for (const { field } of connections) {
    const args = field.args.filter(({ name }) => ['first', 'after', 'last', 'before'].includes(name));
    expect(args.map(({ name, type, defaultValue }) => [name, String(type), defaultValue])).toEqual([
      ['first', 'Int', undefined],
      ['after', 'String', undefined],
      ['last', 'Int', undefined],
      ['before', 'String', undefined],
    ]);
  }
});

test('the guide has every list that is whole, with its bound', () => {
  const guide = readFileSync(new URL('../../../docs/graph.md', import.meta.url), 'utf8');
  const section = guide.split('### Lists and their bounds')[1]?.split('\n### ')[0] ?? '';
  const told = new Set([...section.matchAll(/`([A-Z]\w+\.\w+)`/g)].map(([, coordinate]) => coordinate));
  expect([...told].sort()).toEqual(Object.keys(listBounds).sort());
});
