import { describe, expect, it, test } from '@jest/globals';
import type { Viewer } from '../context.ts';
import { globalIdOf } from '../globalId.ts';
import {
  adminCompetition,
  adminUser,
  competition,
  email,
  image,
  pageOf,
  sessionUser,
  staticText,
} from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';
import { nodeTypes } from './Query.ts';

const viewers: [string, Viewer | null][] = [
  ['a visitor', null],
  ['an entrant', entrant],
  ['an administrator', administrator],
];

/** By type: the field that answers it, its call, and what the service says. */
const types: Record<string, { field: string; selection: string; call: string; number?: number; answer: unknown }> = {
  AdminCompetition: {
    field: 'adminCompetition(id: 7)',
    selection: 'id number version competition { id title { hu } }',
    call: 'GET /api/admin/competition/7',
    answer: adminCompetition(),
  },
  AdminUser: {
    field: 'user(id: 7)',
    selection: 'id number username email',
    call: 'GET /api/admin/user/7',
    answer: adminUser({ id: 7 }),
  },
  Competition: {
    field: 'competition(id: 7)',
    selection: 'id number phase title { hu }',
    call: 'GET /api/competition/7',
    answer: competition(),
  },
  Email: {
    field: 'emailMessages(id: 7, size: 1)',
    selection: 'id number state template',
    call: 'GET /api/admin/email/messages/7?page=0&size=1',
    answer: { ...pageOf([], 0, 1), email: email({ id: 7 }) },
  },
  Image: {
    field: 'image(id: 7)',
    selection: 'id number title url author { id } competition { id }',
    call: 'GET /api/competition/image/7',
    answer: image(7),
  },
  StaticText: {
    field: 'staticText(id: 7)',
    selection: 'id number key text',
    call: 'GET /api/admin/localized-static-text/7',
    answer: staticText({ id: 7 }),
  },
};

test('each type that implements Node is tried here, a User below', () => {
  expect([...Object.keys(types), 'User'].sort()).toEqual([...nodeTypes].sort());
});

describe.each(Object.entries(types))('node answers of a %s', (type, { field, selection, call, answer }) => {
  const own = field.startsWith('emailMessages') ? `{ email { ${selection} } }` : `{ ${selection} }`;
  const id = globalIdOf(type, 7);

  it.each(
    viewers.flatMap(([who, viewer]) =>
      [
        ['what there is', answer],
        ['that there is none', problem(404, 'NOT_FOUND')],
        ['that it is forbidden', problem(403, 'FORBIDDEN')],
        ['that there is no session', problem(401, 'UNAUTHENTICATED')],
        ['a failure', problem(503, 'OVERLOADED')],
      ].map(([what, said]) => ({ who, viewer, what, said })),
    ),
  )('what its own field answers: to $who, when the service says $what', async ({ viewer, said }) => {
    const answers = { 'GET /api/competition/7': competition(), [call]: said };
    const alone = await runGraph(`{ it: ${field} ${own} }`, { answers, viewer });
    const single = await runGraph(`{ it: node(id: "${id}") { __typename ... on ${type} { ${selection} } } }`, {
      answers,
      viewer,
    });
    const several = await runGraph(`{ it: nodes(ids: ["${id}"]) { ...F } } fragment F on ${type} { ${selection} }`, {
      answers,
      viewer,
    });
    const found = alone.data?.['it'] as { email?: object } | null;
    const object = field.startsWith('emailMessages') ? (found?.email ?? null) : found;
    expect(single.data).toEqual({ it: object && { __typename: type, ...object } });
    expect(several.data).toEqual({ it: [object] });
    const codes = ({ errors }: typeof alone) => errors.map(({ extensions }) => extensions?.['code']);
    expect(codes(single)).toEqual(codes(alone));
    expect(codes(several)).toEqual(codes(alone));
    expect([single.calls, several.calls]).toEqual([alone.calls, alone.calls]);
  });
});

describe('node answers of a User', () => {
  const answers = { 'GET /api/user/my': { ...sessionUser(), id: entrant.id } };
  const query = `query ($id: ID!) { node(id: $id) { ... on User { username } } me { username } }`;

  it('oneself', async () => {
    const { data } = await runGraph(query, {
      answers,
      viewer: entrant,
      variables: { id: globalIdOf('User', entrant.id) },
    });
    expect(data?.['node']).toEqual(data?.['me']);
    expect(data?.['node']).not.toBeNull();
  });

  it.each(viewers)('nobody else, without a call: to %s', async (_, viewer) => {
    const { data, errors, calls } = await runGraph('query ($id: ID!) { node(id: $id) { id } }', {
      answers,
      viewer,
      variables: { id: globalIdOf('User', 99) },
    });
    expect({ data, errors, calls }).toEqual({ data: { node: null }, errors: [], calls: [] });
  });
});

describe('an id that node does not read', () => {
  it.each([
    ['a plain number', '7', 'no id of this graph'],
    ['no id', 'x', 'no id of this graph'],
    ['a comment', globalIdOf('Comment', 7), 'type Comment cannot be read alone'],
    ['an author', globalIdOf('Author', 7), 'type Author cannot be read alone'],
    ['a type that there is not', globalIdOf('Nothing', 7), 'type Nothing cannot be read alone'],
  ])('%s', async (_, id, words) => {
    const { data, errors, calls } = await runGraph('query ($id: ID!) { node(id: $id) { id } }', { variables: { id } });
    expect([data, calls]).toEqual([{ node: null }, []]);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.message).toMatch(new RegExp(words));
  });
});

describe('nodes', () => {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Image { title } } }';
  const answers = (numbers: number[]) =>
    Object.fromEntries(numbers.map((number) => [`GET /api/competition/image/${number}`, image(number)]));

  it('keep their order, with null and the error of one in its place', async () => {
    const ids = [
      globalIdOf('Image', 3),
      globalIdOf('Image', 4),
      'x',
      globalIdOf('Competition', 7),
      globalIdOf('Image', 1),
    ];
    const { data, errors } = await runGraph(query, {
      answers: {
        ...answers([1, 3]),
        'GET /api/competition/image/4': problem(404, 'NOT_FOUND'),
        'GET /api/competition/7': competition(),
      },
      variables: { ids },
    });
    expect((data?.['nodes'] as ({ id: string } | null)[]).map((one) => one && one.id)).toEqual([
      ids[0],
      null,
      null,
      ids[3],
      ids[4],
    ]);
    expect(errors).toMatchObject([{ path: ['nodes', 2], extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('ask for the same thing once', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => globalIdOf('Image', 1 + (i % 4)));
    const { data, calls } = await runGraph(query, { answers: answers([1, 2, 3, 4]), variables: { ids } });
    expect((data?.['nodes'] as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect(calls).toHaveLength(4);
  });

  it('run a few calls at a time', async () => {
    let running = 0;
    let most = 0;
    const read = async (number: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return image(number);
    };
    const numbers = Array.from({ length: 100 }, (_, i) => i + 1);
    const { data } = await runGraph(query, {
      answers: Object.fromEntries(numbers.map((one) => [`GET /api/competition/image/${one}`, () => read(one)])),
      variables: { ids: numbers.map((one) => globalIdOf('Image', one)) },
    });
    expect((data?.['nodes'] as unknown[]).filter(Boolean)).toHaveLength(100);
    expect(most).toBeLessThanOrEqual(10);
    expect(most).toBeGreaterThan(1);
  });

  it.each([0, 101])('are not %d', async (length) => {
    const ids = Array.from({ length }, (_, i) => globalIdOf('Image', i + 1));
    const { errors, calls } = await runGraph(query, { variables: { ids } });
    expect(errors).toMatchObject([{ message: '`ids` must be 1–100 ids', extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(calls).toEqual([]);
  });
});
