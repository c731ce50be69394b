import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { text } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const ballots = 'the ballots of a competition '.repeat(100);
const name = (file: string) => [`GET /api/competition/7/count/file/${file}`, `/media/count/7/${file}`] as const;
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMITS: 'off' });
});
beforeEach(() => gateway.rest.reset());
afterAll(() => gateway.close());

const get = (where: string, encoding: string) =>
  fetch(`${gateway.url}${where}`, { headers: { 'accept-encoding': encoding } });

it('a file that the service has compressed passes as it is, to whoever takes that', async () => {
  const [upstream, path] = name('count.bin');
  const compressed = brotliCompressSync(ballots);
  const length = String(compressed.length);
  gateway.rest.answer(upstream, (response) => {
    const headers = { 'content-type': 'application/vnd.photo-count', 'content-length': length, etag: '"b"' };
    response.writeHead(200, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }).end(compressed);
  });
  const response = await get(path, 'gzip, br');
  expect(await response.text()).toBe(ballots);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': length,
    etag: '"b"',
  });
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(gateway.rest.requests[0]?.headers['accept-encoding']).toBe('gzip, br');
});

it.each([
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['identity', null],
])('a file that comes as it is is sent to whoever takes %s as %s', async (accepted, encoding) => {
  const [upstream, path] = name('roll.bin');
  gateway.rest.answer(upstream, text(ballots, 200, { 'content-type': 'application/octet-stream' }));
  const response = await get(path, accepted);
  expect(await response.text()).toBe(ballots);
  expect(response.headers.get('content-encoding')).toBe(encoding);
});
