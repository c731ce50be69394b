import { afterEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, problem, silence, text } from '../../testing/fakeRest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const active = 'GET /api/competition/active';
const query = '{ activeCompetition { id } }';
const introspection = '{ __schema { queryType { name } } }';
/** With free queries: what a listed operation may ask for was decided before. */
const production = { NODE_ENV: 'production', OPERATIONS: 'any' };

describe('requests that a page of another origin can send without its browser asking first', () => {
  const mutation = 'mutation { login(input: { username: "a", password: "b" }) { token } }';
  const operation = JSON.stringify({ query: mutation });
  const form = (entries: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(entries)) body.append(name, value);
    return body;
  };
  const typed = (type: string, body: string) => ({ method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    ['a text', typed('text/plain', operation), 415],
    ['a text that says it holds JSON', typed('text/plain; application/json', operation), 415],
    ['a form', typed('application/x-www-form-urlencoded', `query=${encodeURIComponent(mutation)}`), 415],
    ['bytes without a type', { method: 'POST', body: new Blob([operation]) }, 415],
    ['a form with files', { method: 'POST', body: form({ operations: operation, map: '{}' }) }, 400],
    ['a beacon to an address that names a mutation', { method: 'POST', search: { query: mutation } }, 415],
    ['a mutation by GET', { search: { query: mutation } }, 405],
  ] as [string, RequestInit & { search?: Record<string, string> }, number][])(
    'becomes no write: %s',
    async (_name, { search, ...init }, status) => {
      gateway = await startGateway();
      // With all that a browser sends by itself.
      const headers = { ...init.headers, accept: '*/*', cookie: 'device=a.b.c', origin: 'https://elsewhere.example' };
      const address = `${gateway.url}/graphql${search ? `?${new URLSearchParams(search)}` : ''}`;
      const response = await fetch(address, { ...init, headers });
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: response.headers.get('x-request-id') } }],
      });
      expect([response.status, gateway.rest.requests.length]).toEqual([status, 0]);
    },
  );

  it('is a query by GET, whose answer it cannot read', async () => {
    gateway = await startGateway();
    gateway.rest.answer(active, json({ id: 7 }));
    const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept: '*/*', cookie: 'device=a.b.c', origin: 'https://elsewhere.example' },
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { activeCompetition: { id: globalIdOf('Competition', 7) } } },
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // Nothing of it says who somebody is.
    const [asked] = gateway.rest.asked(active);
    expect([asked?.headers['authorization'], asked?.headers['device-token']]).toEqual([undefined, undefined]);
  });
});

describe('a query by GET', () => {
  it('is kept by nobody: it is in a language, and somebody’s', async () => {
    gateway = await startGateway();
    gateway.rest.answer(active, json({ id: 7 }, 200, { 'cache-control': 'public, max-age=60' }));
    const { headers } = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query })}`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  describe('that is asked again', () => {
    const points = '{ activeCompetition { maxPoint } }';
    const get = async (headers: Record<string, string> = {}, text = points) => {
      const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query: text })}`, { headers });
      const { status } = response;
      return {
        status,
        tag: response.headers.get('etag'),
        kept: response.headers.get('cache-control'),
        body: await response.text(),
      };
    };
    const answer = (maxPoint: number) => gateway.rest.answer(active, json({ id: 7, maxPoint }));

    it('is answered 304 while nothing has changed', async () => {
      gateway = await startGateway();
      answer(5);
      const { tag } = await get();
      expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
      const held = await get({ 'if-none-match': `"else", ${tag}` });
      expect(held).toEqual({ status: 304, tag, kept: 'no-store', body: '' });
      answer(10);
      const changed = await get({ 'if-none-match': String(tag) });
      expect([changed.status, JSON.parse(changed.body)]).toEqual([
        200,
        { data: { activeCompetition: { maxPoint: 10 } } },
      ]);
      expect(changed.tag).not.toBe(tag);
    });

    it('is read whole when the answer tells of an error, which is nobody’s state', async () => {
      gateway = await startGateway();
      gateway.rest.answer(active, problem(500, 'INTERNAL_ERROR'));
      const { status, tag, body } = await get({ 'if-none-match': '*' });
      expect([status, tag, body.includes('"errors"')]).toEqual([200, null, true]);
    });

    it('by POST has no tag', async () => {
      gateway = await startGateway();
      answer(5);
      const { status, headers } = await ask(gateway.url, points, { headers: { 'if-none-match': '*' } });
      expect([status, headers.get('etag')]).toEqual([200, null]);
    });
  });

  it('goes by POST when its address would be too long', async () => {
    gateway = await startGateway();
    const padded = (length: number) => `${query}${' '.repeat(length)}`;
    const ask = async (text: string) => {
      const response = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(text)}`);
      const { errors } = (await response.json()) as { errors?: { message: string }[] };
      return [response.status, errors?.[0]?.message];
    };
    expect(await ask(padded(2600))).toEqual([200, undefined]);
    expect(await ask(padded(2700))).toEqual([414, expect.stringContaining('by POST')]);
  });
});

describe('pages for developers', () => {
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

  it.each([
    ['a whole query', '{ archivedCompetitions(first: 1) { totalCount } }'],
    ['a part of one', '{ activeCompetition { id } archivedCompetitions(first: 1) { totalCount } }'],
    ['what may be null', '{ me { id } }'],
    ['a mutation', 'mutation { setLocale(input: { locale: en }) { user { id } userErrors { code } } }'],
  ])('by a limit of the service is 429 and says how long to wait, of %s', async (_name, limited) => {
    await start();
    gateway.rest.answer(active, json({ id: 7 }));
    const fields = { 'retry-after': '30', 'ratelimit-policy': '"code";q=30;w=900', ratelimit: '"code";r=0;t=30' };
    for (const call of ['GET /api/competition/archived/competitions', 'GET /api/user/my', 'POST /api/user/my/locale'])
      gateway.rest.answer(call, problem(429, 'RATE_LIMITED', fields));
    // Interpreted by Apollo Server at first, executed past it later.
    for (let i = 0; i < 3; i++) {
      const { status, headers, body } = await ask(gateway.url, limited, { token: tokenOf(3) });
      expect([status, headers.get('retry-after'), body.data]).toEqual([429, '30', undefined]);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
      expect(headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=\d+, "session";.*, "code";r=0;t=30$/);
      expect(headers.get('ratelimit-policy')).toMatch(/^"address";q=6000;w=60.*, "code";q=30;w=900$/);
    }
  });

  it('by a limit has a time to wait also where the service tells none', async () => {
    await start();
    gateway.rest.answer('GET /api/user/my', problem(429, 'RATE_LIMITED'));
    const { status, headers, body } = await ask(gateway.url, '{ me { id } }', { token: tokenOf(3) });
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body.errors?.[0]?.extensions.retryAfter).toBe(60);
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

describe('requests upstream', () => {
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
