import { afterEach, describe, expect, it } from '@jest/globals';
import { routeNames, routeOf } from '@photo-competition/schema/routes';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

/** An address of a page. */
const exampleOf = (name: (typeof routeNames)[number]) => routeOf(name).path.replace(/:\w+/g, '3');

let gateway: RunningGateway;
afterEach(() => gateway.close());

const headersOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).headers;

describe.each(['/admin', '/nowhere.txt', '/media/image/x/y'])('%s', (path) => {
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
  for (const path of [...others, '/admin/nowhere', '/nowhere', '/media/image/x/y', '/assets/start-Bx3_-9aZ.js'])
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
  for (const path of [
    '/',
    '/competition/3/count',
    '/assets/start-Bx3_-9aZ.js',
    '/assets/recountWorker-Bx3.js/more',
    '/media/assets/recountWorker-Bx3.js',
  ])
    expect([path, await scriptsOf(path)]).toEqual([path, "'self'"]);
});
