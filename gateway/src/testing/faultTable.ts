import { gzipSync } from 'node:zlib';
import { cutAfter, drip, hang, http, reset, say, sayAndEnd, swallow, type Fault } from './faultProxy.ts';

/** Details that a faulty service may send; no answer of the gateway may contain them. */
const secrets = '<h1>secret</h1> at /srv/service/secret.js:12 http://10.0.0.7:4001/';

/** Matches any detail of the upstream, the machine or the program in an answer. */
export const leak =
  /secret|10\.0\.0\.7|127\.0\.0\.1|\.[jt]s:\d|node_modules|undici|node-fetch|FetchError|\bE[A-Z]{4,}\b|stack/;

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const whole = '{"id":3}';

/** A problem of the contract, as bytes of HTTP. */
export const problemBytes = (status: number, code: string, headers: Record<string, string> = {}): Buffer => {
  const body = JSON.stringify({ type: '', title: code, status, code, detail: 'Please wait.', requestId: 'r' });
  const type = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(body) };
  return http(`${status} Problem`, { ...type, ...headers }, body);
};

const page = (status: string): Buffer => http(status, { ...html, 'content-length': secrets.length }, secrets);

/** A TLS alert, as a server sends it that expects TLS. */
const tls = Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46]);

/** The connection fails or its bytes are not HTTP: a read is retried. */
export const brokenConnections: [string, Fault][] = [
  ['a reset connection', reset],
  ['a cut in the middle of the head', cutAfter(20)],
  ['a cut in the middle of the body', cutAfter(180)],
  ['bytes that are no HTTP', sayAndEnd(Buffer.from([0, 255, 1, 254, 13, 10, 13, 10]))],
  ['TLS', sayAndEnd(tls)],
  ['a length that promises too much', sayAndEnd(http('200 OK', { ...json, 'content-length': 5000 }, whole))],
  ['two lengths', say(http('200 OK', { ...json, 'content-length': '8\r\ncontent-length: 9' }, whole))],
  [
    'a length and chunks',
    say(http('200 OK', { ...json, 'content-length': 8, 'transfer-encoding': 'chunked' }, '8\r\n{"id":3}\r\n0\r\n\r\n')),
  ],
  ['chunks without a size', say(http('200 OK', { ...json, 'transfer-encoding': 'chunked' }, 'zz\r\nsecret'))],
  ['a head without an end', say(http('200 OK', { ...json, 'x-endless': 'secret'.repeat(30_000) }, ''))],
];

/** Valid HTTP, but no answer of the contract: a read is not retried. */
export const wrongAnswers: [string, Fault][] = [
  ['500 with a page', say(page('500 Internal Server Error'))],
  ['200 with a page', say(page('200 OK'))],
  ['404 with a page', say(page('404 Not Found'))],
  ['429 with a page', say(page('429 Too Many Requests'))],
  ['a redirect', say(http('302 Found', { location: 'http://10.0.0.7:4001/secret', 'content-length': 0 }, ''))],
  ['JSON that breaks off', say(http('200 OK', { ...json, 'content-length': 7 }, '{"id":3'))],
  ['a body that is empty', say(http('200 OK', { ...json, 'content-length': 0 }, ''))],
  ['a length that promises too little', say(http('200 OK', { ...json, 'content-length': 4 }, whole))],
  [
    'a body that is packed',
    say(
      http(
        '200 OK',
        { ...json, 'content-encoding': 'gzip', 'content-length': gzipSync(whole).length },
        gzipSync(whole),
      ),
    ),
  ],
  ['a fault of its own', say(problemBytes(500, 'INTERNAL_ERROR'))],
];

/** No complete answer in time. */
export const lateAnswers: [string, Fault][] = [
  ['a request that is not taken', hang],
  ['an answer that does not come', swallow],
  ['an answer that comes byte by byte', drip],
  [
    'a length that promises too much, on a connection that stays',
    say(http('200 OK', { ...json, 'content-length': 5000 }, whole)),
  ],
];

/** An answer of the given size in bytes, larger than any of the contract. */
export const hugeAnswer = (bytes: number, type = 'application/json'): Fault =>
  say(http('200 OK', { 'content-type': type, 'content-length': bytes }, ''), Buffer.alloc(bytes, 0x20));
