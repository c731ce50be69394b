import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buildSchema,
  coerceInputValue,
  getOperationAST,
  isInputType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { loginCall, listed, byId, startListingGateway, type ListingGateway } from '../../testing/listingGateway.ts';
import { startGateway, ask, type RunningGateway } from '../../testing/startGateway.ts';
import { variableProblems } from './variableProblems.ts';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Size { width: Int!, height: Int! = 3 }
  input Photo { id: ID!, title: String, colours: [Colour!]!, sizes: [[Size]], share: Float, shown: Boolean = true }
  type Query { a(photo: Photo, photos: [Photo!], id: ID!, n: Int! = 1): Int }
`);

function operationOf(variables: string): OperationDefinitionNode {
  const operation = getOperationAST(parse(`query (${variables}) { a(id: 1) }`));
  if (!operation) throw new Error('there is no operation');
  return operation;
}

const messages = (definitions: string, variables: Record<string, unknown>) =>
  [...variableProblems(schema, operationOf(definitions), variables)].map(({ message }) => message);

const photo = { id: '7', colours: ['RED'] };

describe('a variable', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['that fits', '$photo: Photo!', { photo: { ...photo, sizes: [[{ width: 1 }], null], share: 1, shown: false } }],
    ['whose identifier is a number', '$photo: Photo!', { photo: { ...photo, id: 7 } }],
    ['that is one in place of a list', '$photo: Photo!', { photo: { ...photo, colours: 'RED', sizes: { width: 1 } } }],
    ['that is left out where it may be', '$photo: Photo, $n: Int! = 2', {}],
    ['that is null where it may be', '$photo: Photo', { photo: null }],
    ['that the operation does not know', '$photo: Photo', { other: 1 }],
  ])('%s has no problem', (_name, definitions, variables) => {
    expect(messages(definitions, variables)).toEqual([]);
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['that is missing', '$id: ID!', {}, '$id of type ID! is missing.'],
    ['that is null', '$id: ID!', { id: null }, '$id must not be null.'],
    ['of another type', '$n: Int', { n: 'many' }, '$n is not of type Int.'],
    ['of no whole number', '$n: Int', { n: 1.5 }, '$n is not of type Int.'],
    ['of an unknown value', '$colour: Colour', { colour: 'BLUE' }, '$colour is not of type Colour.'],
    ['that is no object', '$photo: Photo', { photo: 7 }, '$photo is not of type Photo.'],
    ['that is a list in place of an object', '$photo: Photo', { photo: [photo] }, '$photo is not of type Photo.'],
    ['with a missing field', '$photo: Photo', { photo: { colours: [] } }, '$photo.id of type ID! is missing.'],
    ['with an unknown field', '$photo: Photo', { photo: { ...photo, x: 1 } }, '$photo.x is no field of Photo.'],
    [
      'with a wrong value below',
      '$photos: [Photo!]',
      { photos: [photo, { ...photo, sizes: [[{ width: 1 }, { width: '1' }]] }] },
      '$photos[1].sizes[0][1].width is not of type Int.',
    ],
    [
      'with null in a list',
      '$photo: Photo',
      { photo: { ...photo, colours: [null] } },
      '$photo.colours[0] must not be null.',
    ],
  ])('%s is told where, and what is expected', (_name, definitions, variables, message) => {
    expect(messages(definitions, variables)).toEqual([message]);
  });

  it('has a problem exactly where graphql-js finds one', () => {
    const leaf = fc.constantFrom<unknown>('7', 7, 1.5, true, null, 'RED', 'BLUE', {}, [], '');
    const size = fc.oneof(fc.record({ width: leaf, height: leaf, x: leaf }, { requiredKeys: [] }), leaf);
    const fields = {
      id: leaf,
      title: leaf,
      colours: fc.oneof(fc.array(leaf), leaf),
      share: leaf,
      shown: leaf,
      x: leaf,
    };
    const value = fc.record(
      { ...fields, sizes: fc.oneof(fc.array(fc.oneof(fc.array(size), size)), leaf) },
      { requiredKeys: [] },
    );
    const operation = operationOf('$photo: Photo!');
    const [definition] = operation.variableDefinitions ?? [];
    const type = definition && typeFromAST(schema, definition.type);
    if (!isInputType(type)) throw new Error('there is no type');
    fc.assert(
      fc.property(value, (photo) => {
        const theirs: string[] = [];
        coerceInputValue(photo, type as GraphQLInputType, (path) => void theirs.push(path.join('.')));
        return theirs.length === [...variableProblems(schema, operation, { photo })].length;
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a request whose variables do not fit', () => {
  let gateway: RunningGateway;
  let production: ListingGateway;
  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMITS: 'off' });
    production = await startListingGateway({ NODE_ENV: 'production', RATE_LIMITS: 'off' });
  });
  afterEach(() => gateway.rest.reset());
  afterAll(() => Promise.all([gateway.close(), production.close()]));

  const login = 'mutation Login($input: LoginInput!) { login(input: $input) { token } }';
  const unknownFields = Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`field${i}`, i]));

  it('with thousands of mistakes is told the first ones, without what it has sent', async () => {
    const variables = { input: { username: 'anna', password: 'hunter2', ...unknownFields } };
    const { status, body } = await ask(gateway.url, login, { variables });
    expect(status).toBe(200);
    expect(body.errors?.map(({ message }) => message)).toEqual(
      [0, 1, 2, 3, 4].map((i) => `$input.field${i} is no field of LoginInput.`),
    );
    expect(body.errors?.every(({ extensions }) => extensions.code === 'BAD_USER_INPUT')).toBe(true);
    expect(JSON.stringify(body).length).toBeLessThan(2000);
    expect(gateway.rest.asked(loginCall)).toHaveLength(0);
  });

  it('is told so of a listed operation, with the status of a wrong request', async () => {
    for (let i = 0; i < 3; i++) {
      const { status, body } = await production.send({ ...byId(listed.Pages), variables: { n: unknownFields } });
      expect([status, body.errors?.length]).toEqual([400, 1]);
      expect(body.errors?.[0]?.message).toBe('$n is not of type Int.');
    }
  });

  it('is a mistake of the client, for the log as well', async () => {
    await ask(gateway.url, login, { variables: { input: { ...unknownFields } } });
    await ask(gateway.url, login, { variables: { input: Array(60).fill(7) } });
    expect(gateway.log()).not.toContain('"level":50');
    expect(gateway.log()).not.toContain('INTERNAL_SERVER_ERROR');
    expect(gateway.log()).toContain('BAD_USER_INPUT');
  });

  it.each(['7\ud800', '7'.repeat(17_000)])('an identifier that no path can hold is one, too', async (id) => {
    const query = 'query ($id: ID!) { competition(id: $id) { id } }';
    const { body } = await ask(gateway.url, query, { variables: { id } });
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(gateway.rest.requests).toHaveLength(0);
    expect(gateway.log()).not.toContain('"level":50');
  });
});
