/** Strangers who upload under tokens of their own making, and people who send very slowly, hold no place of anybody else. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { hangUp, json, problem, silence } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { multipartEnd, rawRequest } from '../../testing/rawRequest.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { useTemporaryFolder, type TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { until } from '../../testing/until.ts';
import {
  codesOf,
  file,
  map,
  operations,
  sendForm,
  uploadHeaders,
  type UploadAnswer,
} from '../../testing/uploadForm.ts';

const proof = 'GET /api/user/my';
const route = 'POST /api/competition/upload/3/colour-1';
const stallMs = 30_000;
let temporary: TemporaryFolder;
let gateway: RunningGateway;
beforeEach(async () => {
  stopTime();
  temporary = useTemporaryFolder();
  const settings = { UPLOADS_AT_ONCE: '10', UPLOAD_STALL_MS: String(stallMs), TRUSTED_PROXIES: '1' };
  gateway = await startGateway({ ...settings, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  gateway.rest.answer(route, json({ id: 1 }, 201));
});
afterEach(async () => {
  resumeTime();
  await gateway.close();
  temporary.restore();
});

const open = (person: number, address = `192.0.2.${person}`) =>
  rawRequest('POST', `${gateway.url}/graphql`, {
    ...uploadHeaders,
    authorization: `Bearer ${tokenOf(person)}`,
    'x-forwarded-for': address,
  });
const sendOf = (person: number) =>
  sendForm(gateway.url, [operations(), map(), file()], multipartEnd, {
    authorization: `Bearer ${tokenOf(person)}`,
    'x-forwarded-for': `192.0.2.${person}`,
  });
const codesIn = (body: string) => codesOf(JSON.parse(body) as UploadAnswer);

it('a token that the service does not know is refused before the form has come', async () => {
  gateway.rest.answer(proof, problem(401, 'UNAUTHENTICATED'));
  const strangers = Array.from({ length: 20 }, (_, i) => open(i + 1));
  for (const { request } of strangers) request.write(operations());
  for (const { answer, request } of strangers) {
    const { status, body } = await answer.finally(() => undefined);
    expect([status, codesIn(body)]).toEqual([401, ['UNAUTHENTICATED']]);
    request.destroy();
  }
  gateway.rest.answer(proof, json({ id: 3 }));
  expect((await sendOf(30)).status).toBe(200);
});

it.each([
  ['limits', problem(429, 'RATE_LIMITED', { 'retry-after': '60' }), 429, 'RATE_LIMITED'],
  ['cannot be reached', hangUp, 503, 'UPSTREAM_UNAVAILABLE'],
])('a service that %s is told of', async (_name, answer, status, code) => {
  gateway.rest.answer(proof, answer);
  const told = await sendOf(1);
  expect([told.status, codesOf(told)]).toEqual([status, [code]]);
  expect(gateway.rest.asked(route)).toHaveLength(0);
});

it('of one address three tokens are proven at a time, of one session each only once', async () => {
  gateway.rest.answer(proof, silence);
  const same = Array.from({ length: 5 }, (_, i) => open(i % 4, '192.0.2.1'));
  for (const { request } of same) request.end([operations(), map(), file()].join('\r\n') + multipartEnd);
  await until('three are asked about', () => gateway.rest.asked(proof).length === 3);
  open(9).request.end([operations(), map(), file()].join('\r\n') + multipartEnd);
  await until('another address waits for none of them', () => gateway.rest.asked(proof).length === 4);
  gateway.rest.answer(proof, json({ id: 1 }));
  for (const { respond } of gateway.rest.asked(proof)) respond(json({ id: 1 }));
  for (const { answer } of same) expect((await answer).status).toBe(200);
  // Four sessions of that address, and the one of the other.
  expect(gateway.rest.asked(proof)).toHaveLength(5);
});

it('a form that is on its way takes no place of one that has come', async () => {
  const slow = Array.from({ length: 15 }, (_, i) => open(i + 1));
  for (const { request } of slow) request.write(operations());
  expect((await sendOf(30)).status).toBe(200);
  for (const { request } of slow) request.destroy();
});

it('one account runs four uploads at most', async () => {
  gateway.rest.answer(route, silence);
  for (let i = 0; i < 4; i += 1)
    open(1, `198.51.100.${i}`).request.end([operations(), map(), file()].join('\r\n') + multipartEnd);
  await until('four run', () => gateway.rest.asked(route).length === 4);
  const fifth = await sendOf(1);
  expect([fifth.status, codesOf(fifth)]).toEqual([429, ['RATE_LIMITED']]);
  void sendOf(2).catch(() => undefined);
  await until('another account’s runs', () => gateway.rest.asked(route).length === 5);
});

it('a byte now and then is not enough: each buys only its share of time', async () => {
  const { request, answer } = open(1);
  request.write(operations());
  let ended = false;
  void answer.finally(() => (ended = true)).catch(() => undefined);
  let seconds = 0;
  await until('it is ended', () => {
    if (ended) return true;
    request.write('x');
    passTime(9000);
    seconds += 9;
    return false;
  });
  expect(seconds).toBeGreaterThanOrEqual(stallMs / 1000);
  const { status, body } = await answer;
  expect([status, codesIn(body)]).toEqual([408, ['BAD_USER_INPUT']]);
  request.destroy();
});
