import { describe, expect, it, test } from '@jest/globals';
import { writtenSdl } from '@photo-competition/schema/graphSdl';
import { buildSchema, getNamedType, GraphQLID, isInputObjectType, isObjectType } from 'graphql';
import { globalIdOf } from '../globalId.ts';
import { competition, image, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, runGraph } from '../../testing/graph/runGraph.ts';
import { readingOf, typeOfOutput, typesOf } from './idPlaces.ts';

const written = Object.values(buildSchema(writtenSdl()).getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('the ids of two types are never of the same name', () => {
  const withId = written.filter(isObjectType).filter((type) => String(type.getFields()['id']?.type) === 'ID!');
  expect(withId.length).toBeGreaterThan(15);
  const item = (kind: string) => ({ kind });
  const names = withId.flatMap(({ name }) => {
    const type = typeOfOutput(name, 'id');
    return typeof type === 'function' ? [type(item('IMAGE')), type(item('COMMENT'))] : [type];
  });
  expect(new Set(names).size).toBe(names.length);
});

test('an id of whatever thing is of one thing alone', () => {
  const all = Object.values(typesOf).flat();
  expect(new Set(all).size).toBe(all.length);
});

test('a place without a row is told by its name', () => {
  expect(() => typeOfOutput('Some', 'strangeId')).toThrow('Some.strangeId');
  expect(() => readingOf('SomeInput.id', 'id')).toThrow('SomeInput.id');
});

/** Every argument and input field of the type ID that takes the id of one thing. */
const places = idPlaces();
function idPlaces() {
  return written.flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields())
        .filter((field) => getNamedType(field.type) === GraphQLID)
        .map(({ name }) => ({ place: `${type.name}.${name}`, name }));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args
        .filter((argument) => getNamedType(argument.type) === GraphQLID)
        .map(({ name }) => ({ place: `${type.name}.${field.name}.${name}`, name })),
    );
  });
}

test('each place says what it is the id of', () => {
  expect(places.length).toBeGreaterThan(50);
  for (const { place, name } of places) expect(readingOf(place, name)).toBeDefined();
});

const id = globalIdOf;

describe('an argument takes', () => {
  const answers = { 'GET /api/competition/7': competition() };
  const query = 'query ($id: ID) { competition(id: $id) { number } }';

  it.each([
    ['an id of its type', id('Competition', 7)],
    ['an id of another type of the same thing', id('AdminCompetition', 7)],
    ['the plain number as a string', '7'],
    ['the plain number', 7],
  ])('%s', async (_, given) => {
    const { data, errors } = await runGraph(query, { answers, variables: { id: given } });
    expect({ data, errors }).toEqual({ data: { competition: { number: 7 } }, errors: [] });
  });

  it.each([
    [
      'an id of something else',
      id('Image', 7),
      '`id` must be an id of the type Competition; this one is of the type Image.',
    ],
    ['a word', 'x', '`id` must be an id of the type Competition, as an answer has brought it.'],
    ['zero', 0, '`id` must be an id of the type Competition, as an answer has brought it.'],
    ['a negative number', -7, '`id` must be an id of the type Competition, as an answer has brought it.'],
    [
      'a number beyond the database',
      '2147483648',
      '`id` must be an id of the type Competition, as an answer has brought it.',
    ],
    ['another path', '7/count', '`id` must be an id of the type Competition, as an answer has brought it.'],
  ])('not %s, and makes no call', async (_, given, message) => {
    const { data, errors, calls } = await runGraph(query, { answers, variables: { id: given } });
    expect([data, calls]).toEqual([{ competition: null }, []]);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('its number instead', async () => {
    const { data } = await runGraph('{ competition(number: 7) { id } }', { answers });
    expect(data).toEqual({ competition: { id: id('Competition', 7) } });
  });

  it.each([
    ['both', 'id: 7, number: 7', 'Give `id` or `number`, and not both.'],
    ['neither', '', 'Give `id` or `number`.'],
    ['null for both', 'id: null, number: null', 'Give `id` or `number`.'],
    ['no number', 'number: 0', '`number` must be a number from 1.'],
    ['a negative number', 'number: -1', '`number` must be a number from 1.'],
  ])('not %s', async (_, given, message) => {
    const { errors, calls } = await runGraph(`{ competition${given && `(${given})`} { id } }`, { answers });
    expect(calls).toEqual([]);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('a competition by its number where it is left out, too', async () => {
    const { calls } = await runGraph('{ auditPage(competitionNumber: 7) { pageInfo { page } } }', {
      answers: { 'GET /api/admin/audit': pageOf([], 0, 20) },
      viewer,
    });
    expect(calls).toEqual(['GET /api/admin/audit?page=0&size=20&competitionId=7 +token']);
  });

  it('the id of what another field says', async () => {
    const page = { answers: { 'GET /api/admin/audit': pageOf([], 0, 20) }, viewer };
    const asked = async (filter: string) =>
      (await runGraph(`{ auditPage(filter: { ${filter} }) { pageInfo { page } } }`, page)).calls;
    const path = 'GET /api/admin/audit?page=0&size=20';
    expect(await asked(`objectType: ACCOUNT, objectId: "${id('AdminUser', 3)}"`)).toEqual([
      `${path}&objectId=3&objectType=account +token`,
    ]);
    expect(await asked('objectType: TEMPLATE, objectId: "results/hu"')).toEqual([
      `${path}&objectId=results%2Fhu&objectType=template +token`,
    ]);
    expect(await asked(`objectType: ACCOUNT, objectId: "${id('Image', 3)}"`)).toEqual([]);
  });
});

describe('the input of a mutation', () => {
  it('takes ids within lists', async () => {
    const { bodies } = await runGraph(
      'mutation ($input: SetUserStatesInput!) { setUserStates(input: $input) { results { id accountId } } }',
      {
        answers: { 'POST /api/admin/user/states': { results: [] } },
        variables: { input: { accounts: [{ id: id('AdminUser', 3), ifVersion: 1 }, { id: 4 }], enabled: true } },
        viewer,
      },
    );
    expect(bodies).toEqual([{ accounts: [{ id: 3, ifVersion: 1 }, { id: 4 }], enabled: true }]);
  });

  it.each([
    ['a field', 'castVote', 'CastVoteInput', { imageId: id('Comment', 7), point: 1 }, 'imageId', 'Image'],
    [
      'an item of a list',
      'moderateImages',
      'ModerateImagesInput',
      { ids: [id('Image', 1), 'x'], status: 'APPROVED' },
      'ids.1',
      'Image',
    ],
    [
      'a field of an item',
      'setUserStates',
      'SetUserStatesInput',
      { accounts: [{ id: 3 }, { id: id('Image', 3) }], enabled: true },
      'accounts.1.id',
      'AdminUser',
    ],
    [
      'the number beside it',
      'activateAccount',
      'ActivateAccountInput',
      { id: id('User', 3), number: 3, validationCode: 'x', newPassword: 'x' },
      'id',
      '`number`, and not both',
    ],
  ])('tells a wrong one in its payload, with where it stands: %s', async (_, name, type, input, field, words) => {
    const { data, errors, calls } = await runGraph(
      `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code field message } } }`,
      { variables: { input }, viewer },
    );
    expect([errors, calls]).toEqual([[], []]);
    expect(data).toEqual({
      [name]: {
        userErrors: [{ code: 'VALIDATION_FAILED', field, message: expect.stringContaining(words) as unknown }],
      },
    });
  });

  it('leaves the fields of a refused payload empty', async () => {
    const { data, errors } = await runGraph(
      'mutation { moderateImages(input: { ids: ["x"], status: APPROVED }) { results { id } } confirmEmail(input: { id: "x", validationCode: "x" }) { email } activateAccount(input: { id: "x", validationCode: "x", newPassword: "x" }) { activated } }',
      { viewer },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      moderateImages: { results: [] },
      confirmEmail: { email: null },
      activateAccount: { activated: false },
    });
  });
});

test('numbers stand beside ids', async () => {
  const { data } = await runGraph(
    '{ image(number: 12) { id number competitionId competitionNumber previousId previousNumber } }',
    {
      answers: { 'GET /api/competition/image/12': { ...image(12), previousId: null } },
    },
  );
  expect(data).toEqual({
    image: {
      id: id('Image', 12),
      number: 12,
      competitionId: id('Competition', 7),
      competitionNumber: 7,
      previousId: null,
      previousNumber: null,
    },
  });
});
