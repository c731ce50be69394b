/** Bytes that are no request, or hardly one: answered as the contract says or cut off, in time, and survived. */
import { gzipSync } from 'node:zlib';
import { engine } from '../../testing/engines.ts';
import { fault } from '../../testing/fuzz/attack.ts';
import { TestService } from '../../testing/service.ts';
import { exchange, type Outcome, type SendOptions } from '../../testing/wire.ts';

const requestMs = 1500;
const login = '/api/authentication/login';
const credentials = JSON.stringify({ username: 'admin', password: 'guess after guess' });

describe('the wire', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine, { REQUEST_TIMEOUT_MS: String(requestMs) });
  });
  afterAll(() => service.stop());

  const send = (request: string | Buffer, options?: SendOptions) => exchange(service.url, request, options);
  const statusOf = (outcome: Outcome) => (outcome === 'closed' ? 'closed' : outcome.status);
  const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const post = (lines: string[], body: string | Buffer = credentials, closing = true) =>
    Buffer.concat([
      Buffer.from(
        head([`POST ${login} HTTP/1.1`, 'Host: x', ...(closing ? ['Connection: close'] : []), ...lines]),
        'latin1',
      ),
      Buffer.from(body),
    ]);
  const json = ['Content-Type: application/json', `Content-Length: ${credentials.length}`];

  const get = (line: string) => head(['GET /api/localization/hu HTTP/1.1', 'Host: x', line, 'Connection: close']);
  const nested = (bytes: number) => ['Content-Type: application/json', `Content-Length: ${bytes}`];
  const manyHeaders = Array.from({ length: 900 }, (_, i) => `X-${i}: ${i}`);

  /** Each with what may come of it: a status, or the end of the connection. */
  test.each<[string, string | Buffer, (number | 'closed')[]]>([
    ['nonsense', 'hello there\r\n\r\n', [400]],
    ['TLS', Buffer.from('16030100a5010000a10303', 'hex'), [400]],
    ['an old version', 'GET /api/competition/active\r\n\r\n', [400, 404]],
    ['a version to come', head(['GET /livez HTTP/9.9', 'Host: x', 'Connection: close']), [400]],
    ['no host', head(['GET /api/localization/hu HTTP/1.1', 'Connection: close']), [400]],
    ['a bare line feed', 'GET /api/localization/hu HTTP/1.1\nHost: x\nConnection: close\n\n', [400, 200]],
    ['a space in a name', head(['GET /livez HTTP/1.1', 'Host : x', 'Connection: close']), [400]],
    ['a NUL in a header', head(['GET /livez HTTP/1.1', 'Host: x', 'X-A: a\0b', 'Connection: close']), [400]],
    ['a folded header', head(['GET /livez HTTP/1.1', 'Host: x', 'X-A: a\r\n  b', 'Connection: close']), [200, 400]],
    ['large headers', head(['GET /livez HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(70_000)}`]), [431]],
    ['many headers', head(['GET /livez HTTP/1.1', 'Host: x', ...manyHeaders, 'Connection: close']), [200, 431]],
    [
      'a long address',
      head([`GET /api/competition/${'9'.repeat(60_000)} HTTP/1.1`, 'Host: x', 'Connection: close']),
      [404, 431],
    ],
    [
      'an address with a host',
      head(['GET http://x/api/localization/hu HTTP/1.1', 'Host: x', 'Connection: close']),
      [200],
    ],
    [
      'an address with a broken host',
      head(['GET http://[/api/localization/hu HTTP/1.1', 'Host: x', 'Connection: close']),
      [400, 404],
    ],
    [
      'an address of two slashes',
      head(['GET //x/api/localization/hu HTTP/1.1', 'Host: x', 'Connection: close']),
      [404],
    ],
    ['an asterisk', head(['OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close']), [200, 404]],
    ['an unknown method', head([`BREW ${login} HTTP/1.1`, 'Host: x', 'Connection: close']), [400]],
    ['a method in small letters', head([`post ${login} HTTP/1.1`, 'Host: x', 'Connection: close']), [400]],
    ['a method of files', head([`PROPFIND ${login} HTTP/1.1`, 'Host: x', 'Connection: close']), [405]],
    ['TRACE', head([`TRACE ${login} HTTP/1.1`, 'Host: x', 'Connection: close']), [405]],
    ['CONNECT', head(['CONNECT example.org:443 HTTP/1.1', 'Host: x']), ['closed']],
    [
      'an upgrade',
      head(['GET /api/localization/hu HTTP/1.1', 'Host: x', 'Upgrade: h2c', 'Connection: Upgrade, close']),
      [200],
    ],
    ['two lengths', post([...json, 'Content-Length: 5']), [400]],
    ['a negative length', post(['Content-Type: application/json', 'Content-Length: -1']), [400]],
    ['a length and chunks', post([...json, 'Transfer-Encoding: chunked'], '0\r\n\r\n'), [400]],
    [
      'chunks of another coding',
      post(['Content-Type: application/json', 'Transfer-Encoding: gzip, chunked'], '0\r\n\r\n'),
      [400, 422],
    ],
    [
      'a chunk of no length',
      post(['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
      [400],
    ],
    [
      'a chunk of huge length',
      post(['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n{}'),
      [400, 413],
    ],
    [
      'large chunk extensions',
      post(
        ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
        `1;${'x'.repeat(20_000)}\r\n1\r\n0\r\n\r\n`,
      ),
      [413],
    ],
    ['two media types', post([...json, 'Content-Type: text/plain']), [401, 415]],
    [
      'two tokens',
      head([
        'GET /api/user/my HTTP/1.1',
        'Host: x',
        'Authorization: Bearer a',
        'Authorization: Bearer b',
        'Connection: close',
      ]),
      [401],
    ],
    [
      'a body with GET',
      head(['GET /api/localization/hu HTTP/1.1', 'Host: x', 'Content-Length: 3', 'Connection: close']) + 'abc',
      [200],
    ],
    ['an expectation that nobody knows', get('Expect: the unexpected'), [200]],
    ['a condition that any version fulfils', get('If-None-Match: *'), [304]],
    ['a condition that is no tag', get('If-None-Match: "'), [200]],
    ['nesting without end', post(nested(100_000), '['.repeat(100_000)), [400]],
    ['nesting deeper than any body', post(nested(70), `${'['.repeat(35)}${']'.repeat(35)}`), [400]],
  ])('%s', async (_, request, expected) => {
    const outcome = await send(request);
    expect(expected).toContain(statusOf(outcome));
    if (outcome === 'closed') return;
    // A refusal by HTTP itself has no operation: any path stands for it.
    if (outcome.status >= 400) expect(fault('GET', '/api/unread', outcome)).toBeNull();
  });

  test('a body in gzip is read, and one that grows beyond the limit is not', async () => {
    const zipped = (body: string) => {
      const bytes = gzipSync(body);
      return post(
        ['Content-Type: application/json', 'Content-Encoding: gzip', `Content-Length: ${bytes.length}`],
        bytes,
      );
    };
    expect(statusOf(await send(zipped(credentials)))).toBe(401);
    const bomb = JSON.stringify({ username: 'admin', password: 'x'.repeat(200_000_000) });
    const before = await service.memory();
    expect(statusOf(await send(zipped(bomb)))).toBe(413);
    expect((await service.memory()) - before).toBeLessThan(16 * 1024 * 1024);
  });

  test.each<[string, Buffer]>([
    ['headers', Buffer.from(`POST ${login} HTTP/1.1\r\nHost: x\r\n`)],
    ['a body', post(['Content-Type: application/json', 'Content-Length: 500'])],
    ['a chunk', post(['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'ff\r\n{"user')],
  ])('%s that never end are answered when the time is over', async (_, request) => {
    const outcome = await send(request);
    expect(statusOf(outcome)).toBe(408);
    expect(fault('GET', '/api/unread', outcome)).toBeNull();
  });

  test('callers who leave in the middle, or close their half, leave nothing behind', async () => {
    const half = post(['Content-Type: application/json', 'Content-Length: 500']);
    const outcomes = await Promise.all([
      ...Array.from({ length: 40 }, () => send(half, { leave: true })),
      ...Array.from({ length: 10 }, () => send(half, { half: true })),
      send(post(json), { half: true }),
    ]);
    for (const outcome of outcomes.slice(0, -1)) expect([400, 'closed']).toContain(statusOf(outcome));
    expect([401, 'closed']).toContain(statusOf(outcomes.at(-1) ?? 'closed'));
    expect((await service.ask('GET', '/api/localization/hu')).status).toBe(200);
  });

  test('requests that follow each other on one connection are answered one by one', async () => {
    const two = Buffer.concat([post(json, credentials, false), post(json)]);
    expect(statusOf(await send(two))).toBe(401);
    // A length that is too short makes the rest the next request: it is refused by itself.
    const smuggled = post(
      ['Content-Type: application/json', 'Content-Length: 2'],
      `{}GET /api/user/my HTTP/1.1\r\n\r\n`,
    );
    expect(statusOf(await send(smuggled))).toBe(422);
  });

  test('the service is alive', async () => {
    expect(service.alive).toBe(true);
    expect((await service.raw('GET', '/readyz')).status).toBe(200);
    expect(service.output).toBe('');
  });
});
