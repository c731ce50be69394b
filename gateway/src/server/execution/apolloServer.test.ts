import { afterEach, describe, expect, it } from '@jest/globals';
import { json, problem, silence, text } from '../../testing/fakeRest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const active = 'GET /api/competition/active';
const query = '{ activeCompetition { id } }';
const introspection = '{ __schema { queryType { name } } }';
/** With free queries: what a listed operation may ask for was decided before. */
const production = { NODE_ENV: 'production', OPERATIONS: 'any' };

describe('cross-site requests', () => {
  const form = { 'content-type': 'text/plain', accept: '*/*' };

  it.each([
    ['a simple POST', '/graphql', { method: 'POST', headers: form, body: JSON.stringify({ query }) }],
    ['a simple GET', `/graphql?query=${encodeURIComponent(query)}`, { headers: { accept: '*/*' } }],
    [
      'a form',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={__typename}' },
    ],
  ])('refuses %s', async (_name, where, init) => {
    gateway = await startGateway();
    const response = await fetch(`${gateway.url}${where}`, init);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: response.headers.get('x-request-id') } }],
    });
    expect(gateway.rest.requests).toHaveLength(0);
  });
});

describe('what developers find', () => {
  it('is introspection and Sandbox outside production', async () => {
    gateway = await startGateway();
    expect((await ask(gateway.url, introspection)).body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('sandbox');
    expect(page.headers.has('content-security-policy')).toBe(false);
  });

  it('is nothing in production', async () => {
    gateway = await startGateway(production);
    for (const query of [introspection, '{ __type(name: "User") { fields { name } } }']) {
      const { body } = await ask(gateway.url, query);
      expect([body.data, body.errors?.[0]?.extensions.code]).toEqual([undefined, 'BAD_USER_INPUT']);
    }
    const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(await page.text()).not.toContain('sandbox');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is in production what was asked for', async () => {
    gateway = await startGateway({ ...production, SANDBOX: 'on' });
    expect((await ask(gateway.url, introspection)).body.data).toBeDefined();
  });

  it.each([
    ['a field', '{ activeCompetitio { id } }', 'activeCompetition'],
    ['an argument', '{ competition(idd: 1) { id } }', '"id"'],
    ['a value', '{ competition(id: 1) { images(sort: RANKK) { totalCount } } }', '"RANK"'],
    ['an input field', 'mutation { login(input: { usernam: "a", password: "b" }) { token } }', '"username"'],
    ['a type', '{ ... on Quer { __typename } }', '"Query"'],
  ])('is in production no name that was nearly guessed: of %s', async (_name, query, hint) => {
    gateway = await startGateway(production);
    const { body } = await ask(gateway.url, query);
    expect(body.errors?.[0]?.message).toBeDefined();
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
    expect(body.errors?.[0]?.message).not.toContain(hint);
  });
});

describe('a failure', () => {
  const start = async (environment: Record<string, string> = {}) => {
    gateway = await startGateway({ ...environment, LOG_LEVEL: 'warn' });
  };

  it('tells of the service nothing but a code and the request id', async () => {
    await start();
    gateway.rest.answer(active, text('<h1>secret</h1>', 500));
    const { body, headers } = await ask(gateway.url, query);
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      requestId: headers.get('x-request-id'),
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|127\.0\.0\.1|stack/);
    expect(gateway.log()).toContain(headers.get('x-request-id'));
  });

  it('is told in time', async () => {
    await start({ UPSTREAM_TIMEOUT_MS: '150' });
    gateway.rest.answer(active, silence);
    expect((await ask(gateway.url, query)).body.errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  });

  it('says how long to wait', async () => {
    await start();
    gateway.rest.answer(active, problem(429, 'RATE_LIMITED', { 'retry-after': '30' }));
    expect((await ask(gateway.url, query)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 30,
    });
  });

  it('says so in the head as well where there is nothing but the refusal', async () => {
    await start();
    gateway.rest.answer(
      'GET /api/competition/archived/competitions',
      problem(429, 'RATE_LIMITED', { 'retry-after': '30' }),
    );
    const archive = '{ archivedCompetitions(first: 1) { totalCount } }';
    // Interpreted by Apollo Server at first, executed past it later.
    for (let i = 0; i < 3; i++) {
      const { status, headers, body } = await ask(gateway.url, archive);
      expect([status, headers.get('retry-after')]).toEqual([429, '30']);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    }
  });

  it.each([
    ['a body that is too large', JSON.stringify({ query: `#${'x'.repeat(300_000)}` }), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body that is no JSON', '{"query":', 400, 'BAD_USER_INPUT'],
    ['a batch', JSON.stringify([{ query }, { query }]), 400, 'BAD_USER_INPUT'],
  ])('is %s', async (_name, body, status, code) => {
    await start();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code, requestId: response.headers.get('x-request-id') } }],
    });
  });
});

describe('what goes upstream', () => {
  it('is the token, the name, the trace and the language of the request, and no other header', async () => {
    gateway = await startGateway();
    gateway.rest.answer('GET /api/user/my', json({ id: 3, username: 'a' }));
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const sent = { 'x-request-id': 'my-request', traceparent, 'accept-language': 'en-GB,en;q=0.9,hu;q=0.1' };
    const token = tokenOf(3);
    await ask(gateway.url, '{ me { username } }', { token, headers: { ...sent, cookie: 'a=b', 'x-other': 'c' } });
    const headers = gateway.rest.asked('GET /api/user/my')[0]?.headers;
    expect(headers).toMatchObject({ ...sent, 'accept-language': 'en', authorization: `Bearer ${token}` });
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['x-other']).toBeUndefined();
  });

  it('has a name of our own when the given one is unsound', async () => {
    gateway = await startGateway();
    const { headers } = await ask(gateway.url, query, { headers: { 'x-request-id': 'a b"c' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.rest.asked(active)[0]?.headers['x-request-id']).toBe(headers.get('x-request-id'));
  });
});
