import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { deviceSession, sessionUser, userRemoval } from '../../testing/graph/restObjects.ts';
import { entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

describe('me', () => {
  const query = '{ me { id username administrator newsletter expiry } }';

  test('is null for a visitor, without a call', async () => {
    expect(await runGraph(query)).toMatchObject({ data: { me: null }, errors: [], calls: [] });
  });

  test('is the account of the token', async () => {
    const { data, calls } = await runGraph(query, { answers: { 'GET /api/user/my': sessionUser() }, viewer: entrant });
    expect(data).toEqual({
      me: {
        id: globalIdOf('User', 3),
        username: 'entrant03',
        administrator: false,
        newsletter: ['NEWS'],
        expiry: '2026-05-15T20:00:00.000Z',
      },
    });
    expect(calls).toEqual(['GET /api/user/my +token']);
  });
});

describe('removal', () => {
  const fields = 'removal { entriesWithdrawn entriesKept comments votes lastAdministrator }';
  const answers = { 'GET /api/user/my': sessionUser(), 'GET /api/user/my/removal': userRemoval() };

  test('tells the person what deleting the account would do', async () => {
    const { data, calls } = await runGraph(`{ me { ${fields} } }`, { answers, viewer: entrant });
    expect(data).toEqual({ me: { removal: userRemoval() } });
    expect(calls).toEqual(['GET /api/user/my +token', 'GET /api/user/my/removal +token']);
  });

  test('is null, without a call, in the answer to a login', async () => {
    const mutation = `mutation { login(input: { username: "a", password: "b" }) { user { ${fields} } } }`;
    const { data, calls } = await runGraph(mutation, {
      answers: { ...answers, 'POST /api/authentication/login': { ...sessionUser(), token: 'any' } },
    });
    expect(data).toEqual({ login: { user: { removal: null } } });
    expect(calls).toEqual(['POST /api/authentication/login']);
  });

  test('takes nothing else with it when it cannot be read', async () => {
    const failing = { ...answers, 'GET /api/user/my/removal': problem(503, 'OVERLOADED') };
    const { data, errors } = await runGraph(`{ me { id ${fields} } }`, { answers: failing, viewer: entrant });
    expect(data).toEqual({ me: { id: globalIdOf('User', 3), removal: null } });
    expect(errors).toHaveLength(1);
  });
});

describe('login', () => {
  const mutation =
    'mutation { login(input: { username: "entrant03", password: "secret" }) { token user { id } userErrors { code field message } } }';

  test('takes the token from the header, and sends none', async () => {
    const { data, calls, bodies } = await runGraph(mutation, {
      answers: { 'POST /api/authentication/login': { ...sessionUser(), token: 'not this one' } },
      viewer: entrant,
    });
    expect(data).toEqual({ login: { token: 'a.jwt.token', user: { id: globalIdOf('User', 3) }, userErrors: [] } });
    expect(calls).toEqual(['POST /api/authentication/login']);
    expect(bodies).toEqual([{ username: 'entrant03', password: 'secret' }]);
  });

  test('a refusal is a user error', async () => {
    const { data, errors } = await runGraph(mutation, {
      answers: { 'POST /api/authentication/login': problem(401, 'INVALID_CREDENTIALS') },
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      login: {
        token: null,
        user: null,
        userErrors: [{ code: 'INVALID_CREDENTIALS', field: null, message: 'Detail of INVALID_CREDENTIALS.' }],
      },
    });
  });
});

describe('the session of a device', () => {
  const fields = 'token refreshToken user { id } userErrors { code field message }';
  const opened = { ...sessionUser(), refreshToken: 'the next one' };

  test('is asked for by the name of the device, and brings a refresh token', async () => {
    const mutation = `mutation { login(input: { username: "a", password: "b", device: "Anna's phone" }) { ${fields} } }`;
    const { data, bodies } = await runGraph(mutation, { answers: { 'POST /api/authentication/login': opened } });
    expect(data).toEqual({
      login: {
        token: 'a.jwt.token',
        refreshToken: 'the next one',
        user: { id: globalIdOf('User', 3) },
        userErrors: [],
      },
    });
    expect(bodies).toEqual([{ username: 'a', password: 'b', device: "Anna's phone" }]);
  });

  test('an app that names no device gets no refresh token, and nothing is asked for', async () => {
    for (const device of ['', ', device: null']) {
      const mutation = `mutation { login(input: { username: "a", password: "b"${device} }) { ${fields} } }`;
      const { data, bodies } = await runGraph(mutation, {
        answers: { 'POST /api/authentication/login': sessionUser() },
      });
      expect(data).toMatchObject({ login: { token: 'a.jwt.token', refreshToken: null } });
      expect(bodies).toEqual([{ username: 'a', password: 'b' }]);
    }
  });

  const refresh = `mutation { refreshSession(input: { refreshToken: "last" }) { ${fields} } }`;

  test('goes on with its refresh token, and without the token that is over', async () => {
    const answers = { 'POST /api/authentication/refresh': opened };
    const { data, calls, bodies } = await runGraph(refresh, { answers, viewer: entrant });
    expect(data).toEqual({
      refreshSession: {
        token: 'a.jwt.token',
        refreshToken: 'the next one',
        user: { id: globalIdOf('User', 3) },
        userErrors: [],
      },
    });
    expect(calls).toEqual(['POST /api/authentication/refresh']);
    expect(bodies).toEqual([{ refreshToken: 'last' }]);
  });

  test('that has ended is a user error: the password is needed', async () => {
    const answers = { 'POST /api/authentication/refresh': problem(401, 'INVALID_REFRESH_TOKEN') };
    const { data, errors } = await runGraph(refresh, { answers });
    expect(errors).toEqual([]);
    const message = 'Detail of INVALID_REFRESH_TOKEN.';
    const userErrors = [{ code: 'INVALID_REFRESH_TOKEN', field: null, message }];
    expect(data).toEqual({ refreshSession: { token: null, refreshToken: null, user: null, userErrors } });
  });

  test('is in the list of the account, and in no answer to a login', async () => {
    const devices = 'devices { id name createdAt lastUsedAt current }';
    const answers = {
      'GET /api/user/my': sessionUser(),
      'GET /api/user/my/sessions': [deviceSession()],
      'POST /api/authentication/login': sessionUser(),
    };
    const { data, calls } = await runGraph(`{ me { ${devices} } }`, { answers, viewer: entrant });
    expect(data).toEqual({ me: { devices: [deviceSession()] } });
    expect(calls).toEqual(['GET /api/user/my +token', 'GET /api/user/my/sessions +token']);
    const login = `mutation { login(input: { username: "a", password: "b" }) { user { ${devices} } } }`;
    expect((await runGraph(login, { answers })).data).toEqual({ login: { user: { devices: null } } });
  });

  test('of another account cannot be ended: there is no such device', async () => {
    const answers = { 'DELETE /api/user/my/sessions/other': problem(404, 'NOT_FOUND') };
    const mutation = 'mutation { endDevice(input: { id: "other" }) { ended userErrors { code } } }';
    const { errors } = await runGraph(mutation, { answers, viewer: entrant });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

const person = 'email: "a@example.org", firstName: "Anna", lastName: "Nagy", locale: hu, newsletter: [NEWS]';
const body = { email: 'a@example.org', firstName: 'Anna', lastName: 'Nagy', locale: 'hu', newsletter: ['NEWS'] };

test.each([
  [
    `register(input: { username: "anna", ${person}, acceptRules: true }) { email userErrors { code } }`,
    'POST /api/authentication/registration',
    { id: 4, username: 'anna', email: 'a@example.org' },
    { username: 'anna', ...body, acceptRules: true },
    { email: 'a@example.org' },
  ],
  [
    'activateAccount(input: { id: 4, validationCode: "c", newPassword: "p" }) { activated userErrors { code } }',
    'POST /api/authentication/activation/4',
    undefined,
    { validationCode: 'c', newPassword: 'p' },
    { activated: true },
  ],
  [
    'requestPasswordReset(input: { username: "anna", email: "a@example.org" }) { requested userErrors { code } }',
    'POST /api/authentication/lost/password',
    undefined,
    { username: 'anna', email: 'a@example.org' },
    { requested: true },
  ],
  [
    'resetPassword(input: { username: "anna", validationCode: "c", password: "p" }) { reset userErrors { code } }',
    'POST /api/authentication/lost/change',
    undefined,
    { username: 'anna', passwordValidationCode: 'c', password: 'p' },
    { reset: true },
  ],
  [
    `updateProfile(input: { ${person} }) { user { id } userErrors { code } }`,
    'POST /api/user/my/profile',
    sessionUser(),
    body,
    { user: { id: globalIdOf('User', 3) } },
  ],
  [
    `updateProfile(input: { ${person}, current: "old" }) { user { pendingEmail } userErrors { code } }`,
    'POST /api/user/my/profile',
    { ...sessionUser(), pendingEmail: 'a@example.org' },
    { ...body, current: 'old' },
    { user: { pendingEmail: 'a@example.org' } },
  ],
  [
    'confirmEmail(input: { id: 4, validationCode: "c" }) { email userErrors { code } }',
    'POST /api/authentication/email/4',
    { email: 'a@example.org' },
    { validationCode: 'c' },
    { email: 'a@example.org' },
  ],
  [
    'resendEmailChange { pendingEmail userErrors { code } }',
    'POST /api/user/my/email-change',
    { pendingEmail: 'a@example.org' },
    undefined,
    { pendingEmail: 'a@example.org' },
  ],
  [
    'cancelEmailChange { cancelled userErrors { code } }',
    'DELETE /api/user/my/email-change',
    undefined,
    undefined,
    { cancelled: true },
  ],
  [
    'endSession(input: { refreshToken: "last" }) { ended userErrors { code } }',
    'POST /api/authentication/logout',
    undefined,
    { refreshToken: 'last' },
    { ended: true },
  ],
  [
    'endDevice(input: { id: "a-device" }) { ended userErrors { code } }',
    'DELETE /api/user/my/sessions/a-device',
    undefined,
    undefined,
    { ended: true },
  ],
  [
    'setLocale(input: { locale: en }) { user { id } userErrors { code } }',
    'POST /api/user/my/locale',
    sessionUser(),
    { locale: 'en' },
    { user: { id: globalIdOf('User', 3) } },
  ],
  [
    'changePassword(input: { current: "old", newPassword: "new one" }) { changed userErrors { code } }',
    'POST /api/user/my/password?newPassword=new+one',
    undefined,
    { current: 'old' },
    { changed: true },
  ],
])('%s', async (mutation, call, answer, sent, payload) => {
  const { data, errors, calls, bodies } = await runGraph(`mutation { ${mutation} }`, {
    answers: { [call]: answer },
    viewer: entrant,
  });
  expect(errors).toEqual([]);
  expect(Object.values(data ?? {})).toEqual([{ ...payload, userErrors: [] }]);
  // Calls before a session exists never carry a token (docs/product.md §10).
  expect(calls).toEqual([call.includes('/user/my') ? `${call} +token` : call]);
  expect(bodies).toEqual([sent]);
});

test('a field is named as in the input, and its own code wins where the graph knows it', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', [
    { field: 'passwordValidationCode', code: 'INVALID_CODE', message: 'The link is not valid any more.' },
    { field: 'password', code: 'TOO_SHORT', message: 'At least 10 characters.' },
  ]);
  const { data } = await runGraph(
    'mutation { resetPassword(input: { username: "anna", validationCode: "c", password: "p" }) { reset userErrors { code field message } } }',
    { answers: { 'POST /api/authentication/lost/change': refusal } },
  );
  expect(data).toEqual({
    resetPassword: {
      reset: false,
      userErrors: [
        { code: 'INVALID_CODE', field: 'validationCode', message: 'The link is not valid any more.' },
        { code: 'VALIDATION_FAILED', field: 'password', message: 'At least 10 characters.' },
      ],
    },
  });
});
