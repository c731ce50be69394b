/** Secrets of people are sent to the service alone: no line of the log holds them, however much is logged. */
import { afterEach, expect, it } from '@jest/globals';
import { hangUp, json, problem, text } from '../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType } from '../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const token = tokenOf(3);
const code = 'aG93LXNlY3JldC1pcy1pdA';
const key = '5f0c9a3e-0000-4000-8000-000000000001';
const passwords = { present: 'present-hunter2', wanted: 'wanted-correct-horse' };
const given = 'Bearer given.by-the-service.at-login';
const refreshTokens = { last: 'bGFzdC1yZWZyZXNoLXRva2Vu', next: 'bmV4dC1yZWZyZXNoLXRva2Vu' };
const secrets = [
  refreshTokens.last,
  refreshTokens.next,
  token,
  token.split('.')[1] ?? '',
  code,
  key,
  passwords.present,
  passwords.wanted,
  'given.by-the-service',
];

const operations: [string, string, Record<string, unknown>, string][] = [
  [
    'login',
    'LoginInput',
    { username: 'a', password: passwords.present, device: 'phone' },
    'POST /api/authentication/login',
  ],
  ['refreshSession', 'RefreshSessionInput', { refreshToken: refreshTokens.last }, 'POST /api/authentication/refresh'],
  ['endSession', 'EndSessionInput', { refreshToken: refreshTokens.last }, 'POST /api/authentication/logout'],
  [
    'activateAccount',
    'ActivateAccountInput',
    { id: '5', validationCode: code, newPassword: passwords.wanted },
    'POST /api/authentication/activation/5',
  ],
  [
    'requestPasswordReset',
    'RequestPasswordResetInput',
    { username: 'a', email: 'a@example.org' },
    'POST /api/authentication/lost/password',
  ],
  [
    'resetPassword',
    'ResetPasswordInput',
    { username: 'a', validationCode: code, password: passwords.wanted },
    'POST /api/authentication/lost/change',
  ],
  ['confirmEmail', 'ConfirmEmailInput', { id: '5', validationCode: code }, 'POST /api/authentication/email/5'],
  [
    'changePassword',
    'ChangePasswordInput',
    { current: passwords.present, newPassword: passwords.wanted },
    'POST /api/user/my/password',
  ],
];

/** The selection of an operation's payload. */
const payload = '__typename userErrors { code }';

async function doEverything(): Promise<void> {
  for (const [name, type, input] of operations) {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${payload} } }`;
    await ask(gateway.url, query, { token, variables: { input } });
    const literal = JSON.stringify(input).replace(/"(\w+)":/g, '$1: ');
    await ask(gateway.url, `mutation { ${name}(input: ${literal}) { ${payload} } }`, { token });
    // Wrong in every way that a client can be.
    await ask(gateway.url, `mutation { ${name}(input: ${literal}) { ${payload} } } }`, { token });
    await ask(gateway.url, `mutation { ${name}(input: ${literal}) { nothing } }`, { token });
    await ask(gateway.url, query, {
      token,
      variables: { input: { ...input, [passwords.wanted]: code, username: [passwords.present] } },
    });
    await fetch(
      `${gateway.url}/graphql?query=${encodeURIComponent(`mutation { ${name}(input: ${literal}) { ${payload} } }`)}`,
    );
  }
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query": "mutation", "variables": {"password": "${passwords.present}"`,
  });
  await fetch(`${gateway.url}/activation/5/${code}`, { headers: { accept: 'text/html' } });
  await fetch(`${gateway.url}/lost-password/change/a/${code}`, { headers: { accept: 'text/html' } });
  // As people and their mail programs write them, too.
  for (const path of [`/UNSUBSCRIBE/${key}/NEWS`, `/%75nsubscribe/${key}/NEWS`, `//unsubscribe/${key}/NEWS`, `/${key}`])
    for (const method of ['GET', 'POST']) await fetch(`${gateway.url}${path}`, { method });
  await fetch(`${gateway.url}/unsubscribe/${key}/NEWS?key=${key}`, { method: 'POST' });
  await fetch(`${gateway.url}/media/entry/7/colour-1/thumb`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': multipartType, 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` },
    body: `${multipartHead()}bytes${multipartEnd}`,
  });
}

const routes = [
  ...operations.map(([, , , route]) => route),
  'POST /api/competition/upload/3/colour-1',
  'GET /api/competition/user-image/7/colour-1/thumb',
];
/** Everything secret, in the place of an answer: nobody may repeat it. */
const leaking = JSON.stringify({ secrets, given });

it.each([
  ['succeeds', json({ id: 3, username: 'a', refreshToken: refreshTokens.next }, 200, { authorization: given })],
  [
    'is refused',
    problem(
      422,
      'VALIDATION_FAILED',
      {},
      { detail: 'No.', errors: [{ field: 'password', code: 'VALIDATION_FAILED', message: 'No.' }] },
    ),
  ],
  ['fails with a page that repeats it', text(leaking, 500)],
  ['fails with JSON that is cut', text(leaking.slice(0, -5), 200, { 'content-type': 'application/json' })],
  ['fails with a problem that is none', text(leaking, 503, { 'content-type': 'application/problem+json' })],
  ['meets a fault of ours', problem(418, 'NOT_FOUND')],
  ['finds nobody', hangUp],
])('when everything %s', async (_name, answer) => {
  gateway = await startGateway({ LOG_LEVEL: 'trace', RATE_LIMITS: 'off', UPSTREAM_BREAKER_FAILURES: '1000' });
  for (const route of routes) gateway.rest.answer(route, answer);
  await doEverything();
  for (const route of routes) expect([route, gateway.rest.asked(route).length > 0]).toEqual([route, true]);
  const log = gateway.log();
  expect(log.split('\n').length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))).toEqual([]);
});
