import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rawRequest } from '../../testing/rawRequest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let root: string;
let folder: string;
let gateway: RunningGateway;
const script = 'export const words = "many words";\n'.repeat(100);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'web-client-'));
  // People do keep programs in folders that begin with a dot.
  folder = path.join(root, '.hidden', 'client');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="hu"><title>client</title><p>client</p>');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'index-abc123.js'), script);
  writeFileSync(path.join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, 'assets', 'index-abc123.js.gz'), gzipSync(script));
  writeFileSync(path.join(folder, 'assets', 'small-abc123.js'), 'export {};');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => gateway.close());

/** Not with `fetch`, which asks for a fresh answer as soon as a condition is set. */
async function getAgain(where: string, etag: string, headers: Record<string, string>) {
  const { request, answer } = rawRequest('GET', `${gateway.url}${where}`, { ...headers, 'if-none-match': etag });
  request.end();
  const { status, body } = await answer;
  return [status, body];
}

const get = (where: string, headers: Record<string, string> = { accept: 'text/html' }, method = 'GET') =>
  fetch(`${gateway.url}${where}`, { method, headers, redirect: 'manual' });

describe('the built client', () => {
  const start = async () => {
    gateway = await startGateway({ WEB_DIR: folder });
  };

  it.each(['/', '/competition/3/browse', '/lost-password/change/a.b/c0de', '/nowhere'])(
    'answers %s with its document, to be asked for anew each time',
    async (where) => {
      await start();
      const response = await get(where);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<p>client</p>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  it('lets files with a hash in their name be kept for a year', async () => {
    await start();
    const response = await get('/assets/index-abc123.js');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('has the worker of the browser asked for anew each time: it names the files of its build', async () => {
    writeFileSync(path.join(folder, 'service-worker.js'), 'self.x = 1;');
    await start();
    const { headers } = await get('/service-worker.js');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self';");
  });

  it('lets other files be kept for less', async () => {
    await start();
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['a missing script', '/assets/index-gone.js', { accept: '*/*' }, 'GET'],
    ['what does not want a page', '/competition/3/browse', { accept: 'application/json' }, 'GET'],
    ['a POST', '/competition/3/browse', { accept: 'text/html' }, 'POST'],
    ['what lies outside its folder', '/..%2f..%2fsecret.txt', { accept: 'text/html' }, 'GET'],
  ])('is not the answer to %s', async (_name, where, headers, method) => {
    await start();
    const response = await get(where, headers, method);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/<p>client|secret/);
  });

  it('is read anew after a build', async () => {
    await start();
    expect(await (await get('/')).text()).toContain('<p>client</p>');
    const document = path.join(folder, 'index.html');
    const before = readFileSync(document, 'utf8');
    writeFileSync(document, before.replace('<p>client</p>', '<p>newer</p>'));
    utimesSync(document, new Date(), new Date(Date.now() + 5000));
    expect(await (await get('/')).text()).toContain('<p>newer</p>');
    writeFileSync(document, before);
  });

  it('names the fonts that the letters of its language need, and lets them be kept for a year', async () => {
    const built = Object.fromEntries(
      ['serif-latin-ext-1a', 'serif-latin-2b', 'sans-latin-3c'].map((name) => [name, { file: `assets/${name}.woff2` }]),
    );
    const withFonts = path.join(root, 'fonts');
    for (const part of ['.vite', 'assets']) mkdirSync(path.join(withFonts, part), { recursive: true });
    const document = '<!doctype html><html lang="hu"><title>client</title><div id="root"></div>';
    writeFileSync(path.join(withFonts, 'index.html'), document);
    writeFileSync(path.join(withFonts, '.vite', 'manifest.json'), JSON.stringify(built));
    writeFileSync(path.join(withFonts, 'assets', 'sans-latin-3c.woff2'), 'letters');
    gateway = await startGateway({ WEB_DIR: withFonts });
    const fontsIn = async (language: string) => {
      const html = await (await get('/', { accept: 'text/html', 'accept-language': language })).text();
      return [...html.matchAll(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]*)">/g)].map(
        ([, file]) => file,
      );
    };
    const latin = ['/assets/serif-latin-2b.woff2', '/assets/sans-latin-3c.woff2'];
    expect(await fontsIn('en')).toEqual(latin);
    expect(await fontsIn('hu')).toEqual(['/assets/serif-latin-ext-1a.woff2', ...latin]);
    const font = await get('/assets/sans-latin-3c.woff2', {});
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('need not be sent again while nothing has changed', async () => {
    await start();
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect(await getAgain('/', etag, { accept: 'text/html' })).toEqual([304, '']);
  });
});

describe('a script', () => {
  const file = '/assets/index-abc123.js';
  beforeEach(async () => {
    gateway = await startGateway({ WEB_DIR: folder });
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', '*'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
    [null, 'identity'],
    [null, 'deflate'],
  ])('is sent as %s to browsers that take %s', async (encoding, accepted) => {
    const response = await get(file, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  it('is another one in each encoding, and not sent to a browser that has it', async () => {
    const etagOf = async (accepted: string) => (await get(file, { 'accept-encoding': accepted })).headers.get('etag');
    const etags = await Promise.all(['br', 'gzip', 'identity'].map(etagOf));
    expect(new Set(etags).size).toBe(3);
    expect(await getAgain(file, etags[0] ?? '', { 'accept-encoding': 'br' })).toEqual([304, '']);
  });

  it('that is small is sent as it is', async () => {
    const response = await get('/assets/small-abc123.js', { 'accept-encoding': 'br' });
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe('export {};');
  });

  it.each([
    ['a part', { range: 'bytes=0-5' }, 206],
    ['a part that is not there', { range: 'bytes=999999-' }, 416],
    ['another one', { 'if-match': '"other"' }, 412],
  ])('is not compressed for browsers that want %s', async (_name, headers, status) => {
    const response = await get(file, { 'accept-encoding': 'br', ...headers });
    expect([response.status, response.headers.has('content-encoding')]).toEqual([status, false]);
  });

  it('has a length before it is sent', async () => {
    const response = await get(file, { 'accept-encoding': 'br' }, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(brotliCompressSync(script).length));
  });
});

it('tells robots what is not for them', async () => {
  gateway = await startGateway({ WEB_DIR: folder });
  const response = await get('/robots.txt', { accept: '*/*' });
  expect(await response.text()).toBe('User-agent: *\nDisallow: /admin\nDisallow: /user\nDisallow: /graphql\n');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

it('may be not built yet', async () => {
  gateway = await startGateway({ WEB_DIR: path.join(root, 'nothing') });
  expect((await get('/')).status).toBe(404);
});

describe('the development server', () => {
  const start = async () => {
    gateway = await startGateway({ WEB_DIR: folder, WEB_DEV_URL: 'http://localhost:5173' });
  };

  it('is where pages are redirected', async () => {
    await start();
    const response = await get('/competition/3/browse?anchor=top');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('http://localhost:5173/competition/3/browse?anchor=top');
  });

  it('is the only place where they are redirected', async () => {
    await start();
    expect((await get('//evil.example/page')).headers.get('location')).toMatch(/^http:\/\/localhost:5173\//);
  });
});
