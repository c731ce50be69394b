import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const headersOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).headers;

describe.each(['/', '/nowhere.txt', '/media/image/x/y'])('%s', (path) => {
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
