import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let folder: string;
let gateway: RunningGateway;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'explorer-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>GraphiQL</title>');
  writeFileSync(path.join(folder, 'assets', 'page-1a2b.js'), 'start();'.repeat(1000));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => gateway.close());

const ask = (where: string) => fetch(`${gateway.url}${where}`, { headers: { accept: 'text/html' } });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

it.each(['/explore', '/explore/', '/explore?a=b'])('%s is GraphiQL, outside production', async (where) => {
  gateway = await startGateway({ EXPLORE_DIR: folder });
  const page = await ask(where);
  expect([page.status, await page.text()]).toEqual([200, '<title>GraphiQL</title>']);
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

it('keeps its files for ever, and sends them compressed', async () => {
  gateway = await startGateway({ EXPLORE_DIR: folder });
  const script = await ask('/explore/assets/page-1a2b.js');
  expect(await script.text()).toContain('start();');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
});

it('has a policy that names this origin alone, and leaves that of every other page as it is', async () => {
  gateway = await startGateway({ EXPLORE_DIR: folder });
  const policy = policyOf(await ask('/explore')).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(policy.join('; ')).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  for (const other of ['/', '/explorer', '/assets/explore/x.js'])
    expect([other, policyOf(await ask(other)).split('; ')[0]]).toEqual([other, "default-src 'self'"]);
});

it.each([
  [{ NODE_ENV: 'production' }, 404],
  [{ NODE_ENV: 'production', SANDBOX: 'on' }, 200],
  [{ SANDBOX: 'off' }, 404],
])('with %j it answers %i', async (settings, status) => {
  gateway = await startGateway({ EXPLORE_DIR: folder, WEB_DIR: path.join(folder, 'none'), ...settings } as Record<
    string,
    string
  >);
  const page = await ask('/explore');
  expect(page.status).toBe(status);
  expect(policyOf(page).startsWith("default-src 'none'")).toBe(status === 200);
});

it('says what makes it where it was not built', async () => {
  gateway = await startGateway({ EXPLORE_DIR: path.join(folder, 'none') });
  const page = await ask('/explore');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('npm run build');
});
