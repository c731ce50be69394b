import type { Level } from './diagnosis.ts';
import { freePort } from '../../testing/freePort.ts';
import { checkPublicAddress, web, type Web } from './publicAddress.ts';

const now = new Date('2026-06-01T12:00:00Z');
const site = 'https://photos.example.org';
const headers = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-request-id': 'a',
  'strict-transport-security': 'max-age=31536000',
};

type Answers = Record<string, { status: number; headers?: Record<string, string> } | undefined>;

const good: Answers = {
  [`${site}/`]: { status: 200, headers },
  [`${site}/readyz`]: { status: 200 },
  [`${site}/dev/mail`]: { status: 404 },
  'http://photos.example.org/': { status: 308, headers: { location: `${site}/` } },
};

const look = async (answers: Answers, end: Date | Error = new Date('2026-08-01T00:00:00Z')) => {
  const net: Web = {
    get(url) {
      const answer = answers[url];
      return answer
        ? Promise.resolve({ status: answer.status, headers: new Headers(answer.headers) })
        : Promise.reject(new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED ${url}`) }));
    },
    certificateEnd: () => (end instanceof Error ? Promise.reject(end) : Promise.resolve(end)),
  };
  return checkPublicAddress(site, net, now);
};

test('a site with TLS and its headers is well, and tells the time', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const { found, clocks } = await look({ ...good, [`${site}/`]: { status: 200, headers: { ...headers, date } } });
  expect(found.map(({ check, level }) => `${check} ${level}`)).toEqual([
    'tls ok',
    'redirect ok',
    'address ok',
    'headers ok',
  ]);
  expect(clocks).toMatchObject([{ of: 'photos.example.org', at: new Date(date) }]);
});

const without = (name: string): Answers => ({
  ...good,
  [`${site}/`]: { status: 200, headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)) },
});

test.each<[string, Answers, Date | Error | undefined, string, Level, string]>([
  ['a certificate that ends', good, new Date('2026-06-05T00:00:00Z'), 'tls', 'warn', 'for 3 days more'],
  ['a certificate of nobody', good, new Error('self-signed certificate'), 'tls', 'error', 'self-signed'],
  [
    'no way from http',
    { ...good, 'http://photos.example.org/': { status: 200 } },
    undefined,
    'redirect',
    'warn',
    '200',
  ],
  ['a closed port 80', { ...good, 'http://photos.example.org/': undefined }, undefined, 'redirect', 'warn', 'refused'],
  ['no HSTS', without('strict-transport-security'), undefined, 'headers', 'error', 'strict-transport-security'],
  ['no policy', without('content-security-policy'), undefined, 'headers', 'error', 'content-security-policy'],
  ['a failing site', { ...good, [`${site}/`]: { status: 502 } }, undefined, 'address', 'error', '502'],
  ['a site that is away', { ...good, [`${site}/`]: undefined }, undefined, 'address', 'error', 'ECONNREFUSED'],
  ['a service that is away', { ...good, [`${site}/readyz`]: { status: 503 } }, undefined, 'address', 'error', '503'],
  ['open mails', { ...good, [`${site}/dev/mail`]: { status: 200 } }, undefined, 'address', 'error', 'read all mails'],
])('%s is a finding', async (_name, answers, end, check, level, sentence) => {
  const { found } = await look(answers, end);
  const bad = found.filter((one) => one.level !== 'ok');
  expect(bad).toMatchObject([{ check, level, advice: expect.any(String) }]);
  expect(bad[0]?.found.toLowerCase()).toContain(sentence.toLowerCase());
});

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['a name that leads nowhere', failure('ENOTFOUND', 'getaddrinfo ENOTFOUND'), 'DNS has no address', 'A record'],
  ['a closed port 443', failure('ECONNREFUSED', 'connect ECONNREFUSED'), 'does not answer', 'ports'],
  [
    'a port that two addresses have closed',
    Object.assign(new AggregateError([failure('ENETUNREACH', 'a'), failure('ECONNREFUSED', 'b')]), {
      code: 'ENETUNREACH',
    }),
    'does not answer',
    'ports',
  ],
  ['a DNS that is away', failure('EAI_AGAIN', 'getaddrinfo EAI_AGAIN'), 'DNS has no address', 'A record'],
])('%s is told once, and says nothing of a certificate', async (_name, end, sentence, advice) => {
  const { found } = await look({}, end);
  expect(found).toMatchObject([
    {
      level: 'error',
      check: 'address',
      found: expect.stringContaining(sentence),
      advice: expect.stringContaining(advice),
    },
  ]);
});

test('a site without TLS whose name leads nowhere is told so as well', async () => {
  const away: Web = {
    get: () => Promise.reject(new TypeError('fetch failed', { cause: failure('ENOTFOUND', 'getaddrinfo ENOTFOUND') })),
    certificateEnd: () => Promise.reject(new Error('nobody asks for it')),
  };
  const { found } = await checkPublicAddress('http://photos.example.org', away, now);
  expect(found).toMatchObject([{ check: 'address', found: expect.stringContaining('DNS has no address for photos') }]);
});

test('a server that does not answer has no certificate', async () => {
  await expect(web.certificateEnd('127.0.0.1', await freePort())).rejects.toThrow('ECONNREFUSED');
});
