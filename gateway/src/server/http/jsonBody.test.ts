import { expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { parseJson, readText } from './jsonBody.ts';

const largest = 160 * 1024;

/** A request whose body comes in pieces. */
const requestOf = (pieces: string[], headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from(pieces.map((piece) => Buffer.from(piece))), { headers }) as unknown as IncomingMessage;

it('a body of the largest size is read', async () => {
  const body = 'x'.repeat(largest);
  expect(await readText(requestOf([body.slice(0, 1000), body.slice(1000)]))).toBe(body);
  expect(await readText(requestOf([body], { 'content-length': String(largest) }))).toBe(body);
});

it('a longer one is refused, with its length announced or not', async () => {
  const refused = { status: 413, code: 'PAYLOAD_TOO_LARGE' };
  expect(await readText(requestOf(['x'.repeat(largest), 'x']))).toMatchObject(refused);
  // A body whose announced length is too large is not waited for.
  expect(await readText(requestOf([], { 'content-length': String(largest + 1) }))).toMatchObject(refused);
});

it('the longest text of an administrator fits, in any script', async () => {
  const text = '字'.repeat(50_000);
  const body = JSON.stringify({ query: 'mutation …', variables: { input: { key: 'rules.body', locale: 'HU', text } } });
  const read = await readText(requestOf([body]));
  expect(parseJson(read as string, 'en')).toMatchObject({ body: { variables: { input: { text } } } });
});

it('a compressed one is refused before it is read: it could grow', async () => {
  expect(await readText(requestOf(['x'], { 'content-encoding': 'gzip' }))).toMatchObject({ status: 415 });
});

it('a body that is no JSON is refused', () => {
  expect(parseJson('{"query":', 'en')).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
});
