import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, type RunningGateway } from '../testing/startGateway.ts';

let root: string;
let folder: string;
let gateway: RunningGateway;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'web-client-'));
  // People do keep programs in folders that begin with a dot.
  folder = path.join(root, '.hidden', 'client');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>client</title>');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'index-abc123.js'), 'export {};');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => gateway.close());

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
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>client</title>');
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
    expect(await response.text()).not.toMatch(/<title>client|secret/);
  });
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
