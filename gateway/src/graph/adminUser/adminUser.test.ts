import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminUser, pageOf, userRemoval } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph, versionConflict } from '../../testing/graph/runGraph.ts';

describe('queries', () => {
  test('the list is sorted by the service', async () => {
    const { data, calls } = await runGraph('{ users(sort: LAST_NAME, direction: DESC) { id username newsletter } }', {
      answers: { 'GET /api/admin/user/': [adminUser()] },
      viewer,
    });
    expect(data).toEqual({ users: [{ id: globalIdOf('AdminUser', 3), username: 'anna', newsletter: ['NEWS'] }] });
    expect(calls).toEqual(['GET /api/admin/user/?sort=lastName&direction=DESC +token']);
  });

  test('a page is numbered', async () => {
    const { data, bodies } = await runGraph(
      '{ userPage(page: 1, size: 1, sort: EMAIL) { items { id enabled entryCount } pageInfo { page totalItems totalPages } } }',
      { answers: { 'POST /api/admin/user/page': pageOf([adminUser(), adminUser({ id: 4 })], 1, 1) }, viewer },
    );
    expect(data).toEqual({
      userPage: {
        items: [{ id: globalIdOf('AdminUser', 4), enabled: true, entryCount: 2 }],
        pageInfo: { page: 1, totalItems: 2, totalPages: 2 },
      },
    });
    expect(bodies).toEqual([{ page: 1, size: 1, sort: 'email', direction: 'ASC' }]);
  });

  test('a filter is what the service takes; what is null is left out', async () => {
    const { bodies } = await runGraph(
      '{ userPage(filter: { q: "ács", enabled: true, locale: null, competitionId: 7, did: ENTERED }) { items { id } } }',
      { answers: { 'POST /api/admin/user/page': pageOf([], 0, 20) }, viewer },
    );
    expect(bodies).toMatchObject([{ filter: { q: 'ács', enabled: true, competitionId: 7, did: 'ENTERED' } }]);
    expect(Object.keys((bodies[0] as { filter: object }).filter)).not.toContain('locale');
  });

  test('removal tells what deleting an account would do; null when it is gone meanwhile', async () => {
    const read = (removal: unknown) =>
      runGraph(
        '{ user(id: 3) { username removal { entriesWithdrawn entriesKept comments votes lastAdministrator } } }',
        {
          answers: { 'GET /api/admin/user/3': adminUser(), 'GET /api/admin/user/3/removal': removal },
          viewer,
        },
      );
    const { data, calls } = await read(userRemoval());
    expect(data).toEqual({ user: { username: 'anna', removal: userRemoval() } });
    expect(calls).toEqual(['GET /api/admin/user/3 +token', 'GET /api/admin/user/3/removal +token']);
    expect(await read(problem(404, 'NOT_FOUND'))).toMatchObject({ data: { user: { removal: null } }, errors: [] });
  });

  test('a single user is null when there is none, and refused to others', async () => {
    const read = (answer: unknown) =>
      runGraph('{ user(id: 9) { id } }', { answers: { 'GET /api/admin/user/9': answer } });
    expect(await read(problem(404, 'NOT_FOUND'))).toMatchObject({ data: { user: null }, errors: [] });
    expect((await read(problem(403, 'FORBIDDEN'))).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('mutations', () => {
  const person = {
    email: 'anna@example.org',
    firstName: 'Anna',
    lastName: 'Kiss',
    locale: 'hu',
    newsletter: [],
    administrator: true,
  };

  test('an account is made and changed', async () => {
    const made = await runGraph(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } userErrors { code field } } }',
      {
        answers: {
          'POST /api/admin/user/': problem(409, 'EMAIL_TAKEN', [
            { field: 'email', code: 'EMAIL_TAKEN', message: 'Taken.' },
          ]),
        },
        variables: { input: { username: 'anna', ...person } },
        viewer,
      },
    );
    expect(made.data).toEqual({ createUser: { user: null, userErrors: [{ code: 'EMAIL_TAKEN', field: 'email' }] } });
    const changed = await runGraph(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { administrator } userErrors { code } } }',
      {
        answers: { 'PUT /api/admin/user/3': adminUser({ administrator: true }) },
        variables: { input: { id: '3', version: 3, ...person } },
        viewer,
      },
    );
    expect(changed.data).toEqual({ updateUser: { user: { administrator: true }, userErrors: [] } });
    expect(changed.bodies).toEqual([{ ...person, version: 3 }]);
  });

  test('flags and state are set by the wrapper that the service takes', async () => {
    const flag = await runGraph(
      'mutation { setUserNewsletter(input: { id: 3, type: RESULT, subscribed: false }) { user { id } userErrors { code } } }',
      { answers: { 'POST /api/admin/user/mail/RESULT/3': adminUser() }, viewer },
    );
    expect(flag).toMatchObject({ calls: ['POST /api/admin/user/mail/RESULT/3 +token'], bodies: [{ value: false }] });
    const state = await runGraph(
      'mutation { setUserState(input: { id: 3, enabled: false }) { user { id } userErrors { code } } }',
      { answers: { 'POST /api/admin/user/state/3': problem(409, 'LAST_ADMINISTRATOR') }, viewer },
    );
    expect(state.data).toEqual({ setUserState: { user: null, userErrors: [{ code: 'LAST_ADMINISTRATOR' }] } });
    expect(state.bodies).toEqual([{ value: false }]);
  });

  test('a change for an earlier version is refused with what stands now, by whom and when', async () => {
    const conflict = {
      current: adminUser({ lastName: 'Nagy', version: 4 }),
      changedBy: 'second',
      changedAt: '2026-05-10T10:00:00.000Z',
    };
    const refusal = versionConflict(conflict);
    const refused = { changedBy: 'second', changedAt: conflict.changedAt, userErrors: [{ code: 'VERSION_CONFLICT' }] };
    const answer = 'current { id lastName version } changedBy changedAt userErrors { code }';
    const current = { id: globalIdOf('AdminUser', 3), lastName: 'Nagy', version: 4 };
    const update = await runGraph(
      `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } ${answer} } }`,
      {
        answers: { 'PUT /api/admin/user/3': refusal },
        variables: { input: { id: '3', version: 3, ...person } },
        viewer,
      },
    );
    expect(update.data).toEqual({ updateUser: { user: null, current, ...refused } });
    const others = await runGraph(
      `mutation { setUserState(input: { id: 3, enabled: false, version: 3 }) { user { id } ${answer} }
         deleteUser(input: { id: 3, version: 3 }) { deletedId ${answer} } }`,
      { answers: { 'POST /api/admin/user/state/3': refusal, 'DELETE /api/admin/user/3': refusal }, viewer },
    );
    expect(others.data).toEqual({
      setUserState: { user: null, current, ...refused },
      deleteUser: { deletedId: null, current, ...refused },
    });
    expect(others.bodies).toEqual([{ value: false, version: 3 }]);
    expect(others.calls).toContain('DELETE /api/admin/user/3?version=3 +token');
  });

  test('many are changed at once, and each is answered', async () => {
    const results = [
      { id: 3, refusal: null, changedBy: null, changedAt: null, user: adminUser({ enabled: false }) },
      { id: 4, refusal: 'VERSION_CONFLICT', changedBy: 'second', changedAt: '2026-05-10T10:00:00.000Z', user: null },
    ];
    const states = await runGraph(
      `mutation { setUserStates(input: { accounts: [{ id: 3, ifVersion: 2 }, { id: 4 }], enabled: false }) {
        results { id refusal changedBy user { enabled } } userErrors { code } } }`,
      { answers: { 'POST /api/admin/user/states': { results } }, viewer },
    );
    expect(states.bodies).toEqual([{ accounts: [{ id: 3, ifVersion: 2 }, { id: 4 }], enabled: false }]);
    expect(states.data).toEqual({
      setUserStates: {
        results: [
          { id: globalIdOf('UserResult', 3), refusal: null, changedBy: null, user: { enabled: false } },
          { id: globalIdOf('UserResult', 4), refusal: 'VERSION_CONFLICT', changedBy: 'second', user: null },
        ],
        userErrors: [],
      },
    });
    const lists = await runGraph(
      `mutation { setUserNewsletters(input: { accounts: [{ id: 3 }], list: ORGANISER, subscribed: false }) {
        results { id } userErrors { code } } }`,
      { answers: { 'POST /api/admin/user/newsletters': { results: [] } }, viewer },
    );
    expect(lists.bodies).toEqual([{ accounts: [{ id: 3 }], list: 'ORGANISER', subscribed: false }]);
  });

  test('an account mail says where it goes or why it does not; ended sessions are counted', async () => {
    const send = 'mutation { sendAccountMail(input: { id: 3, mail: ACTIVATION }) { recipient userErrors { code } } }';
    const sent = await runGraph(send, {
      answers: { 'POST /api/admin/user/3/mail': { recipient: 'anna@example.org' } },
      viewer,
    });
    expect(sent.data).toEqual({ sendAccountMail: { recipient: 'anna@example.org', userErrors: [] } });
    expect(sent.bodies).toEqual([{ mail: 'ACTIVATION' }]);
    const refused = await runGraph(send, {
      answers: { 'POST /api/admin/user/3/mail': problem(409, 'ILLEGAL_ACCOUNT_STATE') },
      viewer,
    });
    expect(refused.data).toEqual({
      sendAccountMail: { recipient: null, userErrors: [{ code: 'ILLEGAL_ACCOUNT_STATE' }] },
    });
    const ended = await runGraph('mutation { endUserSessions(input: { id: 3 }) { ended userErrors { code } } }', {
      answers: { 'DELETE /api/admin/user/3/sessions': { ended: 2 } },
      viewer,
    });
    expect(ended.data).toEqual({ endUserSessions: { ended: 2, userErrors: [] } });
  });

  test('delete answers the id', async () => {
    const { data, calls } = await runGraph(
      'mutation { deleteUser(input: { id: 3 }) { deletedId userErrors { code } } }',
      {
        answers: { 'DELETE /api/admin/user/3': undefined },
        viewer,
      },
    );
    expect(data).toEqual({ deleteUser: { deletedId: globalIdOf('AdminUser', 3), userErrors: [] } });
    expect(calls).toEqual(['DELETE /api/admin/user/3 +token']);
  });
});
