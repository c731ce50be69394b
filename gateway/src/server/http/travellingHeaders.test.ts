import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { IncomingHttpHeaders } from 'node:http';
import { json, text } from '../../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

const token = tokenOf(3);
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
/** Headers that a client might send, or be made to send. */
const sent = {
  'x-request-id': 'my-request',
  traceparent,
  tracestate: 'a=b',
  baggage: 'a=b',
  'accept-language': 'en',
  cookie: 'session=a; device=known.1.device; other=b',
  origin: 'http://evil.example',
  referer: 'http://evil.example/x',
  'user-agent': 'a browser',
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1',
  'x-http-method-override': 'DELETE',
  'x-other': 'c',
  via: '1.1 evil',
};
/** Headers on every call. */
const named = ['accept', 'accept-language', 'connection', 'host', 'traceparent', 'x-forwarded-for', 'x-request-id'];

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

/** Names and values of the headers of the one call that was made. */
function travelled() {
  expect(gateway.rest.requests).toHaveLength(1);
  const headers: IncomingHttpHeaders = gateway.rest.requests[0]?.headers ?? {};
  expect(headers).toMatchObject({ 'x-request-id': 'my-request', 'accept-language': 'en' });
  // The trace goes on, perhaps in a span of the gateway's own.
  expect(String(headers['traceparent']).slice(0, 35)).toBe(traceparent.slice(0, 35));
  // A client's claim about its own address is not believed without a proxy in front.
  expect(String(headers['x-forwarded-for'])).not.toContain('198.51.100.1');
  return Object.keys(headers).sort();
}

it('to a call without a token: no other header', async () => {
  gateway.rest.answer('GET /api/competition/active', json({ id: 1 }));
  await ask(gateway.url, '{ activeCompetition { id } }', { token, headers: sent });
  expect(travelled()).toEqual(named);
});

it('to a call with a token: the token, and no other header', async () => {
  gateway.rest.answer('GET /api/user/my', json({ id: 3, username: 'a' }));
  await ask(gateway.url, '{ me { username } }', { token, headers: sent });
  expect(travelled()).toEqual([...named, 'authorization'].sort());
  expect(gateway.rest.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

it('to a write: what describes its body, and no other header', async () => {
  const mutation = 'mutation { castVote(input: { imageId: 1, point: 3 }) { vote { point } } }';
  await ask(gateway.url, mutation, { token, headers: sent });
  expect(travelled()).toEqual([...named, 'authorization', 'content-length', 'content-type'].sort());
});

it.each([
  ['login', 'mutation { login(input: { username: "a", password: "b" }) { token } }'],
  ['requestPasswordReset', 'mutation { requestPasswordReset(input: { username: "a", email: "b" }) { requested } }'],
])('to %s: what makes the device known, no token, and no other header', async (_name, mutation) => {
  await ask(gateway.url, mutation, { token, headers: sent });
  expect(travelled()).toEqual([...named, 'content-length', 'content-type', 'device-token'].sort());
  expect(gateway.rest.requests[0]?.headers['device-token']).toBe('known.1.device');
});

it('to a picture: its conditions, and no other header', async () => {
  gateway.rest.answer('GET /api/competition/image/7/thumb', text('', 304, {}));
  const conditions = { accept: 'image/avif', range: 'bytes=0-1', 'if-none-match': '"e"', 'if-range': '"e"' };
  const headers = { ...sent, ...conditions, authorization: `Bearer ${token}` };
  await rawRequest('GET', `${gateway.url}/media/image/7/thumb`, headers).send();
  const own = ['authorization', 'if-none-match', 'if-range', 'range', 'user-agent'];
  expect(travelled()).toEqual([...named, ...own].sort());
  // Of the program, not of the client.
  expect(gateway.rest.requests[0]?.headers['user-agent']).toBe('node-fetch');
});

it('to an upload: what describes its body, and no other header', async () => {
  gateway.rest.answer('POST /api/competition/upload/3/colour-1', json({ id: 7 }));
  const upload = { 'content-type': multipartType, 'apollo-require-preflight': 'true' };
  const headers = { ...sent, ...upload, authorization: `Bearer ${token}` };
  await rawRequest('POST', `${gateway.url}/graphql`, headers).send(multipartHead(), 'x', multipartEnd);
  const own = ['authorization', 'content-type', 'transfer-encoding', 'user-agent'];
  expect(travelled()).toEqual([...named, ...own].sort());
  expect(gateway.rest.requests[0]?.headers['user-agent']).toBe('node-fetch');
});
