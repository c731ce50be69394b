import { afterEach, describe, expect, it } from '@jest/globals';
import { routeNames, routeOf } from '@photo-competition/schema/routes';
import { text } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

/** An address of a page. */
const exampleOf = (name: (typeof routeNames)[number]) => routeOf(name).path.replace(/:\w+/g, '3');

let gateway: RunningGateway;
afterEach(() => gateway.close());

const headersOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).headers;

describe.each(['/admin', '/nowhere.txt', '/mediation'])('%s', (path) => {
  it('runs no foreign script, is framed by nobody and is what its type says', async () => {
    gateway = await startGateway();
    const headers = await headersOf(path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "img-src 'self' blob: data:",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

describe('bytes', () => {
  const policies = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
  const setOf = (headers: Headers) => policies.filter((name) => headers.has(name));

  it.each([
    ['a picture', '/media/image/7/thumb', 'GET /api/competition/image/7/thumb', 'image/avif'],
    ['a table', '/download/users.csv', 'POST /api/admin/user/export', 'text/csv; charset=utf-8'],
  ])('of %s bring no policy of pages, and are what their type says', async (_name, path, call, type) => {
    gateway = await startGateway();
    gateway.rest.answer(call, text('bytes', 200, { 'content-type': type }));
    const { status, headers } = await fetch(`${gateway.url}${path}`);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      type,
      'nosniff',
    ]);
    expect(setOf(headers)).toEqual([]);
  });

  it.each(['image/svg+xml', 'text/html', 'application/xml'])('of a picture are never %s', async (type) => {
    gateway = await startGateway();
    gateway.rest.answer('GET /api/competition/image/7/thumb', text('<svg/>', 200, { 'content-type': type }));
    expect((await fetch(`${gateway.url}/media/image/7/thumb`)).status).toBe(502);
  });

  it('of a count run and load nothing where a browser shows them', async () => {
    gateway = await startGateway();
    expect((await headersOf('/media/count/7/feed.atom')).get('content-security-policy')).toBe(
      "default-src 'none'; sandbox",
    );
  });

  it.each(['/media/image/x/y', '/download/nothing'])(
    'that are refused at %s are a page of a strict policy',
    async (path) => {
      gateway = await startGateway();
      const { headers } = await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html' } });
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self';/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

it.each([
  ['https://photo.example', 'max-age=31536000'],
  ['http://photo.example', null],
])('at %s tells browsers to come by https: %s', async (PUBLIC_URL, expected) => {
  gateway = await startGateway({ PUBLIC_URL });
  for (const path of ['/', '/media/image/x/y', '/livez', '/graphql'])
    expect((await headersOf(path)).get('strict-transport-security')).toBe(expected);
});

const framesOf = async (path: string) =>
  (await headersOf(path)).get('content-security-policy')?.match(/frame-ancestors ([^;]*)/)?.[1];

it('lets pages of this origin frame those that a preview shows, and nothing else', async () => {
  gateway = await startGateway();
  const shown = routeNames.filter((name) => routeOf(name).who !== 'administrator').map(exampleOf);
  const others = routeNames.filter((name) => routeOf(name).who === 'administrator').map(exampleOf);
  expect(shown).toEqual(expect.arrayContaining(['/', '/competition/3/browse', '/user/upload']));
  expect(others).toEqual(expect.arrayContaining(['/admin', '/admin/competition/3/preview']));
  for (const path of shown) expect([path, await framesOf(path)]).toEqual([path, "'self'"]);
  for (const path of [...others, '/admin/nowhere', '/nowhere', '/assets/start-Bx3_-9aZ.js'])
    expect([path, await framesOf(path)]).toEqual([path, "'none'"]);
});

it('names no other origin that may frame a page, whoever asks', async () => {
  gateway = await startGateway();
  const answer = await fetch(`${gateway.url}/?preview=1`, {
    headers: { origin: 'https://elsewhere.example', 'x-preview': 'role=visitor', 'sec-fetch-dest': 'iframe' },
  });
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

const scriptsOf = async (path: string) =>
  (await headersOf(path)).get('content-security-policy')?.match(/script-src ([^;]*)/)?.[1];

it('lets the worker of the recount alone compile WebAssembly', async () => {
  gateway = await startGateway();
  expect(await scriptsOf('/assets/recountWorker-Bx3_-9aZ.js')).toBe("'self' 'wasm-unsafe-eval'");
  for (const path of ['/', '/competition/3/count', '/assets/start-Bx3_-9aZ.js', '/assets/recountWorker-Bx3.js/more'])
    expect([path, await scriptsOf(path)]).toEqual([path, "'self'"]);
});
