import { afterEach, expect, it } from '@jest/globals';
import { json, problem } from '../../testing/fakeRest.ts';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const route = 'POST /api/authentication/login';
const login = 'mutation { login(input: { username: "anna", password: "secret" }) { token userErrors { code } } }';
const opened = (deviceToken: string) =>
  json({ id: 3 }, 200, { authorization: 'Bearer a.b.c', 'device-token': deviceToken });

let gateway: RunningGateway;
afterEach(() => gateway.close());

it('a login has the browser keep what makes its device known, out of reach of scripts and other sites', async () => {
  gateway = await startGateway();
  gateway.rest.answer(route, opened('known.1.device'));
  const { headers, body } = await ask(gateway.url, login);
  expect(body).toEqual({ data: { login: { token: 'a.b.c', userErrors: [] } } });
  expect(headers.getSetCookie()).toEqual([
    'device=known.1.device; Path=/graphql; Max-Age=15552000; HttpOnly; SameSite=Strict',
  ]);
});

it('where people come by https the cookie goes by https alone', async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://contest.example' });
  gateway.rest.answer(route, opened('known.1.device'));
  const { headers } = await ask(gateway.url, login);
  expect(headers.get('set-cookie')).toMatch(/; Secure$/);
});

it('a refused login sets nothing, and neither does anything else', async () => {
  gateway = await startGateway();
  gateway.rest.answer(route, problem(401, 'INVALID_CREDENTIALS'));
  gateway.rest.answer('GET /api/competition/active', json({ id: 1 }, 200, { 'device-token': 'not asked for' }));
  for (const query of [login, '{ activeCompetition { id } }', '{ __typename }']) {
    const { headers } = await ask(gateway.url, query);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

it.each([
  ['device=known.1.device', 'known.1.device'],
  ['a=b; device=known.1.device; c=d', 'known.1.device'],
  ['a=b;device=known.1.device', 'known.1.device'],
  ['mydevice=other', undefined],
  ['device=', undefined],
  ['device=with spaces', undefined],
  [`device=${'x'.repeat(201)}`, undefined],
  ['a="device=quoted"', undefined],
])('of the cookies %s the service is told %s', async (cookie, told) => {
  gateway = await startGateway();
  gateway.rest.answer(route, opened('known.1.device'));
  await ask(gateway.url, login, { headers: { cookie } });
  expect(gateway.rest.requests[0]?.headers['device-token']).toBe(told);
});
