import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { connect } from 'node:net';
import { hangUp, problem, silence, text, twoInstances } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const upstream = 'GET /api/competition/image/7/medium';
const path = '/media/image/7/medium?v=abc';
const bytes = Buffer.from('the bytes of a picture');
/** Milliseconds in which the head of a picture must come, on a clock that stands still until a test lets them pass. */
const deadlineMs = 1000;
let gateway: RunningGateway;

beforeAll(async () => {
  stopTime();
  gateway = await startGateway({
    UPSTREAM_TIMEOUT_MS: String(deadlineMs),
    UPSTREAM_BREAKER_FAILURES: '10000',
    RATE_LIMITS: 'off',
  });
});
beforeEach(() => gateway.rest.reset());
afterAll(async () => {
  resumeTime();
  await gateway.close();
});

const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}${where}`, { method, headers });
const seen = () => gateway.rest.requests[0];

describe('a picture', () => {
  const headers = {
    'content-type': 'image/avif',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    etag: '"abc-medium-avif"',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'last-modified': 'Fri, 01 May 2026 10:00:00 GMT',
  };

  it('comes with the headers that a cache needs and no other of the service', async () => {
    gateway.rest.answer(
      upstream,
      text(bytes.toString(), 200, { ...headers, 'set-cookie': 'a=b', 'x-internal': 'node-3' }),
    );
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, 'x-content-type-options': 'nosniff' });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('x-internal')).toBe(false);
  });

  it('is asked for with its conditions and nothing else of the client', async () => {
    gateway.rest.answer(upstream, text('', 304, { etag: '"e"' }));
    const token = tokenOf(3);
    const conditions = { accept: 'image/webp', range: 'bytes=0-9', 'if-none-match': '"e"', 'if-range': '"e"' };
    await get(path, { ...conditions, authorization: `Bearer ${token}`, cookie: 'a=b', 'x-other': 'c' });
    expect(seen()?.url).toBe('/api/competition/image/7/medium?v=abc');
    expect(seen()?.headers).toMatchObject({ ...conditions, authorization: `Bearer ${token}` });
    expect(seen()?.headers.cookie).toBeUndefined();
    expect(seen()?.headers['x-other']).toBeUndefined();
  });

  it('is asked for without a token by a visitor', async () => {
    await get(path);
    expect(seen()?.headers.authorization).toBeUndefined();
  });

  it('is asked for again over a new connection: the kept ones may all lead to the instance that has died', async () => {
    const { first, second } = twoInstances();
    gateway.rest.answer(upstream, silence);
    const kept = [1, 2, 3].map(() => get(path));
    await until('three connections', () => gateway.rest.requests.length === 3);
    const picture = text('a picture', 200, { 'content-type': 'image/avif', 'content-length': '9' });
    for (const { respond } of gateway.rest.requests) respond(first(picture));
    await Promise.all(kept.map(async (response) => (await response).text()));
    gateway.rest.answer(upstream, second(picture));
    for (let i = 0; i < 2; i += 1) expect(await (await get(path)).text()).toBe('a picture');
  });

  it('comes in ranges', async () => {
    const range = { 'content-type': 'image/jpeg', 'content-range': 'bytes 0-2/22', 'content-length': '3' };
    gateway.rest.answer(upstream, text('the', 206, range));
    const response = await get(path, { range: 'bytes=0-2' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-2/22');
    expect(await response.text()).toBe('the');
  });

  it('does not come again when it has not changed', async () => {
    gateway.rest.answer(upstream, text('', 304, { etag: '"e"', 'cache-control': 'no-cache' }));
    const response = await get(path, { 'if-none-match': '"e"' });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"e"');
    expect(await response.text()).toBe('');
  });

  it('answers a HEAD without its bytes', async () => {
    gateway.rest.answer('HEAD /api/competition/image/7/medium', text('', 200, headers));
    const response = await get(path, {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('may take longer than an answer, once it has begun', async () => {
    let end: () => void = () => undefined;
    gateway.rest.answer(upstream, (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('begun ');
      end = () => response.end('and ended');
    });
    const response = await get(path);
    passTime(deadlineMs + 1);
    end();
    expect(await response.text()).toBe('begun and ended');
  });

  it('is asked for by the slot when it is an own entry', async () => {
    gateway.rest.answer(
      'GET /api/competition/user-image/3/colour-1/thumb',
      text('x', 200, { 'content-type': 'image/jpeg' }),
    );
    expect((await get('/media/entry/3/colour-1/thumb?v=e')).status).toBe(200);
    expect(seen()?.url).toBe('/api/competition/user-image/3/colour-1/thumb?v=e');
  });
});

it('cuts the call upstream when the client goes', async () => {
  gateway.rest.answer(
    upstream,
    (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'),
  );
  const client = request(`${gateway.url}${path}`).on('error', () => undefined);
  client.on('response', (response) => response.once('data', () => client.destroy())).end();
  await until('the call is cut upstream', () => seen()?.cut === true);
});

describe('a version', () => {
  it.each([
    ['abc-1.2_3', '?v=abc-1.2_3'],
    ['', ''],
    ['a%26size=original', ''],
    ['a%0d%0ax-evil:%201', ''],
    ['%F0%9F%98%80', ''],
    [`${'a'.repeat(63)}%F0%9F%98%80`, ''],
    ['a'.repeat(65), ''],
    ['%', ''],
    ['a&v=b', ''],
  ])('of %p is asked for as %p', async (version, query) => {
    gateway.rest.answer(upstream, text('x', 200, { 'content-type': 'image/jpeg' }));
    expect((await get(`/media/image/7/medium?v=${version}&size=original`)).status).toBe(200);
    expect(seen()?.url).toBe(`/api/competition/image/7/medium${query}`);
  });
});

describe('claims that a client must not be able to make', () => {
  const host = () => new URL(gateway.url).host;
  /** Writes these bytes as they are. @returns all that comes back until the connection ends */
  const speak = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(bytes));
      let heard = '';
      socket.on('data', (chunk: Buffer) => {
        heard += chunk.toString('latin1');
      });
      socket.once('close', () => resolve(heard)).once('error', reject);
    });
  const head = (line: string, ...headers: string[]) =>
    `${[line, `host: ${host()}`, 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;

  it.each([
    ['two lengths', ['content-length: 3', 'content-length: 4']],
    ['a length and chunks', ['content-length: 3', 'transfer-encoding: chunked']],
    ['a header folded over two lines', ['range: bytes=0-1\r\n x-evil: 1']],
    ['a bare line feed', ['range: bytes=0-1\nx-evil: 1']],
    ['a name with a space', ['x-a : 1']],
  ])('%s: the request is refused', async (_name, headers) => {
    expect(await speak(head(`GET ${path} HTTP/1.1`, ...headers))).toMatch(/^HTTP\/1\.1 400 /);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('another request in the body: it stays a body', async () => {
    gateway.rest.answer(upstream, text('x', 200, { 'content-type': 'image/jpeg' }));
    const inner = 'GET /media/image/8/medium HTTP/1.1\r\nhost: a\r\n\r\n';
    await speak(head(`GET ${path} HTTP/1.1`, `content-length: ${inner.length}`) + inner);
    expect(gateway.rest.requests.map(({ url }) => url)).toEqual(['/api/competition/image/7/medium?v=abc']);
    expect(seen()?.headers['content-length']).toBeUndefined();
  });

  it('another host, in its address or its header: the service is asked as ever', async () => {
    gateway.rest.answer(upstream, text('x', 200, { 'content-type': 'image/jpeg' }));
    const answer = await speak(
      `GET http://evil.example${path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen()?.headers.host).toBe(new URL(gateway.rest.url).host);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'a %s: nothing is asked',
    async (method) => {
      const answer = await speak(head(`${method} ${path} HTTP/1.1`, 'content-length: 0'));
      expect(answer).toMatch(/^HTTP\/1\.1 (?:404|405|200) /);
      expect(gateway.rest.requests).toHaveLength(0);
    },
  );
});

describe('files that are no picture', () => {
  it.each([
    '/media/site/abc',
    `/media/site/${'A'.repeat(32)}`,
    `/media/site/${'a'.repeat(32)}/more`,
    '/media/image/7/huge',
    '/media/image/x/medium',
    '/media/image/7',
    '/media/image/7/medium/more',
    '/media/image/..%2F..%2Fuser%2Fmy/medium',
    '/media/image/12345678901/medium',
    '/media/entry/3/Colour-1/thumb',
    '/media/entry/3/colour/thumb',
    '/media/user/my',
    '/media/image/7/medium/',
    '/media//image/7/medium',
    '/media/image//7/medium',
    '/media/image/7/medium;v=1',
    '/media/image/7/medium%00',
    '/media/image/7%2Fmedium',
    '/media/image%2F7%2Fmedium',
    '/media/image/%37/medium',
    '/media/image/7/%6dedium',
    '/media/image/7/medium%2F..%2F..%2F..%2Fuser%2Fmy',
    '/media/image/7/MEDIUM',
    '/media/image/0x7/medium',
    '/media/image/-7/medium',
    '/media/image/7.0/medium',
    '/media/image/٧/medium',
    '/media/entry/3/colour-1%2F..%2Fmono-1/thumb',
    '/media/entry/3/colour-1/thumb%3Fv=1',
  ])('%s is not asked for', async (where) => {
    const response = await get(where);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: response.headers.get('x-request-id') });
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('hears the problem of the service', async () => {
    gateway.rest.answer(upstream, problem(404, 'NOT_FOUND', { 'cache-control': 'no-store' }));
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: 'Detail of NOT_FOUND.' });
  });

  it.each([
    ['nothing in time', silence, 504, 'UPSTREAM_TIMEOUT'],
    ['a cut connection', hangUp, 502, 'UPSTREAM_UNAVAILABLE'],
    ['a page', text('<h1>secret</h1>', 500), 502, 'UPSTREAM_UNAVAILABLE'],
    ['a page that claims success', text('<h1>secret</h1>', 200), 502, 'UPSTREAM_UNAVAILABLE'],
    ['a redirect', text('', 302, { location: 'http://192.0.2.1/' }), 502, 'UPSTREAM_UNAVAILABLE'],
  ])('is a problem after %s', async (_name, answer, status, code) => {
    gateway.rest.answer(upstream, answer);
    const asked = get(path);
    if (code === 'UPSTREAM_TIMEOUT') {
      await until('the call', () => gateway.rest.requests.length === 1);
      passTime(deadlineMs);
    }
    const response = await asked;
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code, status });
    expect(body).not.toMatch(/secret|127\.0\.0\.1/);
  });
});

it('the logo of the site comes from the service, without a token, to be kept for good', async () => {
  const hash = '0123456789abcdef'.repeat(2);
  const kept = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
  gateway.rest.answer(`GET /api/site/logo/${hash}`, text('a logo', 200, kept));
  const response = await get(`/media/site/${hash}`);
  expect([response.status, await response.text()]).toEqual([200, 'a logo']);
  expect(Object.fromEntries(response.headers)).toMatchObject(kept);
  expect(seen()?.headers.authorization).toBeUndefined();
});
