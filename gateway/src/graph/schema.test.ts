import { expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { attachResolvers } from './attachResolvers.ts';
import { isDerived } from './node/attachIds.ts';
import { numberNameOf } from './node/idPlaces.ts';
import { nodeTypes } from './node/Query.ts';
import { createSchema } from './schema.ts';
import {
  adminCompetition,
  comment,
  competition,
  image,
  sessionUser,
  vote,
  votingInfo,
} from '../testing/graph/restObjects.ts';

/** Sources of the types without a resolver for each field. */
const sources: Record<string, object> = {
  AdminCompetition: adminCompetition(),
  Comment: comment(1),
  Competition: competition(),
  Image: image(1),
  User: sessionUser(),
  Vote: vote(1),
  // Said in previews alone.
  VotingInfo: { ...votingInfo(), sample: true },
};

const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);

test.each(['Query', 'Mutation'])('every field of %s has a resolver', (name) => {
  const fields = Object.values(types.find((type) => type.name === name)?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ resolve }) => !resolve).map((field) => field.name)).toEqual([]);
});

test.each(Object.keys(sources))('every field of %s has a resolver or is in what the service sends', (name) => {
  const fields = Object.values(types.find((type) => type.name === name)?.getFields() ?? {});
  const ids = fields.map(({ name: id }) => [numberNameOf(id), id] as const);
  const held = (field: string) => [field, ...ids.flatMap(([number, id]) => (number === field ? [id] : []))];
  const unserved = fields.filter(
    ({ name: field, resolve }) =>
      (!resolve || isDerived(resolve)) && !held(field).some((property) => property in (sources[name] ?? {})),
  );
  expect(unserved.map((field) => field.name)).toEqual([]);
});

test('everything has a description', () => {
  const own = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const described = own.flatMap((type) => [
    { name: type.name, description: type.description },
    ...(isObjectType(type) ? Object.values(type.getFields()).flatMap((field) => [field, ...field.args]) : []),
  ]);
  expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('a resolver that the SDL does not know stops the start', () => {
  const schema = () => buildSchema('type Query { a: Int }');
  expect(() => attachResolvers(schema(), { Query: { b: () => 1 } })).toThrow('Query.b is not in the graph');
  expect(() => attachResolvers(schema(), { Other: {} })).toThrow('Other is no object type of the graph');
});

// graphql-jit 0.8.7, which is quicker than what has followed, can mix up the types of abstract ones where one lies within another:
// operations that ask for one are not compiled (server/execution/compiledQueries.ts).
test('Node alone is abstract, and it is answered by node and nodes alone', () => {
  const all = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  expect(all.filter(isAbstractType).map(String)).toEqual(['Node']);
  const answering = types
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isAbstractType(getNamedType(type)));
  expect(answering.map(({ name }) => name)).toEqual(['node', 'nodes']);
});

test('a type that implements Node is one that node reads', () => {
  const implementing = types.filter((type) => type.getInterfaces().length > 0).map(({ name }) => name);
  expect(implementing.sort()).toEqual([...nodeTypes].sort());
});
