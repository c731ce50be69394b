import { afterEach, describe, expect, it } from '@jest/globals';
import { operationsFolder } from '@photo-competition/schema/files';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { competition } from '../testing/graph/restObjects.ts';
import { json, problem, silence } from '../testing/fakeRest.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../testing/startGateway.ts';
import { until } from '../testing/until.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  gateway
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** The line about the newest request. */
async function requestLine(): Promise<Line> {
  let found: Line | undefined;
  await until('the line is written', () => {
    found = lines().findLast(({ msg }) => msg === 'request');
    return found !== undefined;
  });
  return found ?? {};
}

/** An operation of the web client's manifest. */
function listedOperation(name: string): { id: string } {
  const manifest = readFileSync(path.join(operationsFolder, 'web.json'), 'utf8');
  const { operations } = JSON.parse(manifest) as { operations: { id: string; name: string }[] };
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`the client has no operation ${name}`);
  return found;
}

const active = 'GET /api/competition/active';

it('tells of each request in one line', async () => {
  gateway = await startGateway();
  gateway.rest.answer(active, json(competition()));
  gateway.rest.answer('GET /api/competition/minimal/7', json({ content: [], page: 0, size: 1, totalElements: 0 }));
  const query = 'query Mine { activeCompetition { id images { totalCount } } }';
  const { headers } = await ask(gateway.url, query, { headers: { 'x-request-id': 'my-request-1' } });
  expect(headers.get('x-request-id')).toBe('my-request-1');
  const line = await requestLine();
  expect(line).toMatchObject({
    requestId: 'my-request-1',
    method: 'POST',
    path: '/graphql',
    status: 200,
    operation: 'Mine',
    upstreamCalls: 2,
  });
  expect(line['ms']).toBeGreaterThan(0);
  expect(line).not.toHaveProperty('codes');
  expect(line).not.toHaveProperty('cut');
  expect(lines()).toHaveLength(1);
});

it('tells the same of an operation that is known, and of an answer that is shared', async () => {
  gateway = await startGateway();
  gateway.rest.answer(active, json(competition(), 200, { 'cache-control': 'public, max-age=60' }));
  const { id } = listedOperation('ShellCompetition');
  const body = JSON.stringify({ documentId: `sha256:${id}` });
  for (const requestId of ['request-1', 'request-2', 'request-3', 'request-4']) {
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId };
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ data: { activeCompetition: { id: 'Q29tcGV0aXRpb246Nw' } } });
    expect(response.headers.get('x-request-id')).toBe(requestId);
  }
  await until('every line is written', () => lines().length === 4);
  expect(lines().map(({ requestId, operation }) => [requestId, operation])).toEqual(
    [1, 2, 3, 4].map((i) => [`request-${i}`, 'ShellCompetition']),
  );
});

it('tells the codes of what went wrong', async () => {
  gateway = await startGateway();
  gateway.rest.answer(active, problem(429, 'RATE_LIMITED'));
  await ask(gateway.url, '{ activeCompetition { id } }');
  expect(await requestLine()).toMatchObject({ codes: ['RATE_LIMITED'] });
});

it('tells the codes of what a user can mend', async () => {
  gateway = await startGateway();
  gateway.rest.answer('POST /api/competition/vote', problem(409, 'WRONG_PHASE'));
  const query = 'mutation ($input: CastVoteInput!) { castVote(input: $input) { userErrors { code } } }';
  await ask(gateway.url, query, { token: tokenOf(3), variables: { input: { imageId: '1', point: 2 } } });
  expect(await requestLine()).toMatchObject({ codes: ['WRONG_PHASE'], status: 200 });
});

it('tells of what was refused before it was read', async () => {
  gateway = await startGateway();
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };
  await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: 'x' });
  expect(await requestLine()).toMatchObject({ codes: ['UNAUTHENTICATED'], status: 401 });
});

it('tells of a client that has gone', async () => {
  gateway = await startGateway();
  gateway.rest.answer(active, silence);
  const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, { 'content-type': 'application/json' });
  request.end(JSON.stringify({ query: '{ activeCompetition { id } }' }));
  await until('the service is asked', () => gateway.rest.asked(active).length === 1);
  request.destroy();
  await expect(answer).rejects.toThrow();
  expect(await requestLine()).toMatchObject({ path: '/graphql', cut: true });
});

it('is silent about health', async () => {
  gateway = await startGateway();
  await fetch(`${gateway.url}/livez`);
  await fetch(`${gateway.url}/readyz`);
  await fetch(`${gateway.url}/robots.txt`);
  expect(await requestLine()).toMatchObject({ path: '/robots.txt' });
  expect(lines()).toHaveLength(1);
});

it('writes no line below its level', async () => {
  gateway = await startGateway({ LOG_LEVEL: 'warn' });
  await fetch(`${gateway.url}/robots.txt`);
  const next = await fetch(`${gateway.url}/robots.txt`);
  expect(next.ok).toBe(true);
  expect(gateway.log()).toBe('');
});

describe('secrets', () => {
  const secret = 's3cret-of-the-request';

  it.each([
    ['a query string', `/graphql?query={__typename}&extensions=${secret}`, {}],
    ['the link of an activation', `/activation/12/${secret}`, {}],
    ['the link to a new address', `/email-change/12/${secret}`, {}],
    ['the link of an activation with a slash', `/activation/12/${secret}/`, {}],
    ['the link of a lost password', `/lost-password/change/anna/${secret}`, {}],
    ['the link that ends a newsletter', `/unsubscribe/${secret}/NEWS`, {}],
    ['a header', '/nowhere', { authorization: `Bearer ${secret}`, cookie: secret, 'x-secret': secret }],
  ])('in %s stay out of the log', async (_name, path, headers) => {
    gateway = await startGateway({ LOG_LEVEL: 'trace' });
    await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html', ...headers } });
    await requestLine();
    expect(gateway.log()).not.toContain(secret);
  });

  it('in variables and values stay out of the log', async () => {
    gateway = await startGateway({ LOG_LEVEL: 'trace' });
    const route = 'POST /api/authentication/login';
    gateway.rest.answer(route, problem(401, 'INVALID_CREDENTIALS'), problem(500, 'INTERNAL_ERROR'));
    for (const password of [`$password`, `"${secret}"`]) {
      const variable = password.startsWith('$');
      const query = `mutation Login${variable ? '($password: String!)' : ''} {
        login(input: { username: "anna", password: ${password} }) { userErrors { code } } }`;
      await ask(gateway.url, query, variable ? { variables: { password: secret } } : {});
    }
    await until('both are told', () => lines().filter(({ msg }) => msg === 'request').length === 2);
    expect(gateway.log()).not.toContain(secret);
  });
});
