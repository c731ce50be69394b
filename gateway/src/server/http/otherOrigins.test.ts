import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { json, text } from '../../testing/fakeRest.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { uploadHeaders } from '../../testing/uploadForm.ts';

const [app, other, stranger] = ['https://app.example', 'http://localhost:5173', 'https://elsewhere.example'];
const query = '{ activeCompetition { id } }';
const graph = `/graphql?query=${encodeURIComponent(query)}`;
const [picture, download] = ['/media/image/7/thumb', '/download/my-data.zip'];
const paths = [graph, picture, download];

function answersTo(gateway: RunningGateway): void {
  gateway.rest.answer('GET /api/competition/active', json({ id: 7 }, 200, { 'cache-control': 'public, max-age=60' }));
  const image = { 'content-type': 'image/avif', vary: 'Accept', etag: '"e"' };
  gateway.rest.answer('GET /api/competition/image/7/thumb', text('bytes', 200, image));
  gateway.rest.answer('GET /api/user/my/data', text('zip', 200, { 'content-type': 'application/zip' }));
}

/** The answer's headers of the protocol, without their common beginning, and what it varies by. */
const told = ({ headers }: Response) => ({
  ...Object.fromEntries(
    [...headers].flatMap(([name, value]) => {
      const short = /^access-control-(.*)$/.exec(name)?.[1];
      return short === undefined ? [] : [[short, value]];
    }),
  ),
  vary: headers.get('vary')?.split(/, */).includes('Origin') ?? false,
});
const words = (value: unknown) => String(value).toLowerCase().split(', ');

let gateway: RunningGateway;
const ask = (path: string, { origin, ...init }: RequestInit & { origin?: string } = {}) =>
  fetch(gateway.url + path, { ...init, headers: { ...init.headers, ...(origin === undefined ? {} : { origin }) } });
const preflight = (path: string, origin: string, method = 'POST') =>
  ask(path, {
    method: 'OPTIONS',
    origin,
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('with ALLOWED_ORIGINS', () => {
  beforeAll(async () => {
    gateway = await startGateway({ ALLOWED_ORIGINS: `${app}, ${other}` });
  });
  beforeEach(() => {
    gateway.rest.reset();
    answersTo(gateway);
  });
  afterAll(() => gateway.close());

  it.each(paths)('a script of a named origin may read %s, and its headers', async (path) => {
    for (const origin of [app, other]) {
      const response = await ask(path, { origin });
      expect(response.status).toBe(200);
      const { 'expose-headers': exposed, ...rest } = told(response) as Record<string, unknown>;
      expect(rest).toEqual({ 'allow-origin': origin, vary: true });
      expect(words(exposed)).toEqual(
        expect.arrayContaining(['authorization', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id']),
      );
    }
  });

  it.each([
    [graph, 'POST', ['get', 'post']],
    ['/graphql', 'POST', ['get', 'post']],
    [picture, 'GET', ['get', 'head']],
    [download, 'POST', ['get', 'head', 'post']],
  ])('its browser is told in advance what it may send: %s', async (path, method, methods) => {
    const response = await preflight(path, app, method);
    const { 'allow-headers': sent, 'allow-methods': allowed, ...rest } = told(response) as Record<string, unknown>;
    expect([response.status, await response.text(), words(allowed)]).toEqual([204, '', methods]);
    expect(rest).toEqual({
      'allow-origin': app,
      'expose-headers': expect.any(String),
      'max-age': '7200',
      vary: true,
    });
    const own = ['apollo-require-preflight', 'x-operation-cost', 'x-preview', 'x-request-id', 'accept-language'];
    expect(words(sent)).toEqual(expect.arrayContaining(['authorization', 'content-type', ...own]));
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it.each(paths)('a script of any other origin may not, nor is its browser told so: %s', async (path) => {
    for (const origin of [stranger, 'null', `${app}.elsewhere.example`, 'http://app.example', 'https://APP.example']) {
      expect([origin, told(await ask(path, { origin }))]).toEqual([origin, { vary: true }]);
      const refused = await preflight(path, origin);
      expect([refused.status, told(refused), await refused.text()]).toEqual([
        403,
        { vary: true },
        expect.stringContaining('ALLOWED_ORIGINS'),
      ]);
    }
  });

  it.each(paths)('caches keep answers by the origin, also where none was named: %s', async (path) => {
    expect(told(await ask(path))).toEqual({ vary: true });
  });

  it('a picture still varies by what it did', async () => {
    const { headers } = await ask(picture, { origin: app });
    expect(headers.get('vary')?.split(/, */)).toEqual(['Origin', 'Accept']);
  });

  it('refusals and answers that visitors share can be read as well', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
    for (const body of [init.body, init.body, '{"query":'])
      expect(told(await ask('/graphql', { ...init, body, origin: app }))).toMatchObject({ 'allow-origin': app });
    const upload = await ask('/graphql', { method: 'POST', headers: uploadHeaders, body: 'x', origin: app });
    expect([upload.status >= 400, told(upload)]).toMatchObject([true, { 'allow-origin': app }]);
  });

  it('nothing else is opened, and nobody is let in with cookies', async () => {
    for (const path of ['/', '/admin', '/livez', '/graphqlx', '/mediation', '/dev/mail', '/explore']) {
      expect([path, told(await ask(path, { origin: app }))]).toEqual([path, { vary: false }]);
      expect((await preflight(path, app)).headers.has('access-control-allow-origin')).toBe(false);
    }
    for (const path of paths)
      expect((await ask(path, { origin: app })).headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('the device is not made known across origins: its cookie stays at home', async () => {
    gateway.rest.answer(
      'POST /api/authentication/login',
      json({ id: 3 }, 200, { authorization: `Bearer ${tokenOf(3)}`, 'device-token': 'd' }),
    );
    const body = JSON.stringify({ query: 'mutation { login(input: { username: "a", password: "b" }) { token } }' });
    const headers = { 'content-type': 'application/json' };
    const response = await ask('/graphql', { method: 'POST', headers, body, origin: app });
    expect(await response.json()).toMatchObject({ data: { login: { token: tokenOf(3) } } });
    expect(response.headers.get('set-cookie')).toContain('SameSite=Strict');
  });
});

describe('without ALLOWED_ORIGINS', () => {
  afterEach(() => gateway.close());

  it.each(['', undefined])('(%j) nobody is let in, and answers do not vary by the origin', async (ALLOWED_ORIGINS) => {
    gateway = await startGateway(ALLOWED_ORIGINS === undefined ? {} : { ALLOWED_ORIGINS });
    answersTo(gateway);
    for (const path of paths) {
      expect([path, told(await ask(path, { origin: app }))]).toEqual([path, { vary: false }]);
      const refused = await preflight(path, app);
      expect([refused.status, told(refused)]).toEqual([403, { vary: false }]);
    }
  });
});
