import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { json, problem, silence, startFakeRest, type FakeRest } from '../../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest, type RawRequest } from '../../testing/rawRequest.ts';
import { tokenOf } from '../../testing/startGateway.ts';
import { startMeasuredGateway, type MeasuredGateway } from '../../testing/startMeasuredGateway.ts';
import { until } from '../../testing/until.ts';

const route = 'POST /api/competition/upload/3/colour-1';
const atOnce = 200;
const oneAfterTheOther = 100;
const maxBytes = 1024 * 1024;
/** Bytes that may be more in use afterwards: far less than what went through, more than what collections leave. */
const slackBytes = 16 * 1024 * 1024;
const half = Buffer.alloc(maxBytes / 2, 7);
const tooLarge = Buffer.alloc(maxBytes * 2, 7);

let service: FakeRest;
let gateway: MeasuredGateway;
let before: number;

const open = (headers: Record<string, string> = {}): RawRequest =>
  rawRequest('POST', `${gateway.url}/graphql`, {
    'content-type': multipartType,
    'apollo-require-preflight': 'true',
    authorization: `Bearer ${tokenOf(3)}`,
    connection: 'close',
    ...headers,
  });
const sendWhole = (file: Buffer) => open().send(multipartHead(), file, multipartEnd);
/** All of them, ten at a time. */
async function inTurns(one: () => Promise<unknown>): Promise<void> {
  let left = oneAfterTheOther;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (left-- > 0) await one();
    }),
  );
}

beforeAll(async () => {
  service = await startFakeRest();
  gateway = await startMeasuredGateway({
    REST_API_URL: service.url,
    UPLOAD_MAX_BYTES: String(maxBytes),
    UPLOADS_AT_ONCE: '1000',
    UPSTREAM_BREAKER_FAILURES: '10000',
    RATE_LIMITS: 'off',
  });
  // Modules loaded and compiled at the first upload stay.
  service.answer(route, json({ id: 7 }, 201));
  await inTurns(() => sendWhole(half));
});
beforeEach(async () => {
  service.reset();
  await until('nothing is open', async () => (await gateway.holdings()).sockets === 0);
  before = (await gateway.holdings()).bytes;
});
/** No temporary file, no socket, no more memory than before, and it still works. */
afterEach(async () => {
  await until('nothing is left', async () => {
    const { temporaryFiles, sockets, files } = await gateway.holdings();
    return temporaryFiles.length === 0 && sockets === 0 && files === 0;
  });
  await until('no memory is left', async () => (await gateway.holdings()).bytes < before + slackBytes);
  service.reset();
  service.answer(route, json({ id: 7 }, 201));
  expect(JSON.parse((await sendWhole(half)).body)).toMatchObject({ data: { uploadImage: { userErrors: [] } } });
  expect(gateway.hasEnded()).toBe(false);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

it(`leaves nothing of ${atOnce} that are aborted at the same time`, async () => {
  service.answer(route, silence);
  const all = Array.from({ length: atOnce }, () => open());
  for (const { request } of all) {
    request.write(multipartHead());
    request.write(half);
  }
  await until('all are under way upstream', () => service.asked(route).length === atOnce);
  expect((await gateway.holdings()).temporaryFiles).toHaveLength(atOnce);
  for (const { request } of all) request.destroy();
  await until('all are cut upstream', () => service.asked(route).every(({ cut }) => cut));
  expect(service.asked(route).some(({ complete }) => complete)).toBe(false);
});

it(`leaves nothing of ${atOnce} that are aborted before their file begins`, async () => {
  const all = Array.from({ length: atOnce }, () => open());
  for (const { request } of all) request.write(multipartHead().slice(0, 400));
  await until('all are open', async () => (await gateway.holdings()).sockets >= atOnce);
  for (const { request } of all) request.destroy();
});

it(`leaves nothing of ${oneAfterTheOther} that are too large`, async () => {
  service.answer(route, silence);
  await inTurns(async () => {
    const { body } = await sendWhole(tooLarge);
    expect(JSON.parse(body)).toMatchObject({ data: { uploadImage: { userErrors: [{ code: 'FILE_TOO_LARGE' }] } } });
  });
});

it(`leaves nothing of ${oneAfterTheOther} that the service refuses in the middle`, async () => {
  service.answerEarly(route, problem(409, 'WRONG_PHASE'));
  await inTurns(async () => {
    const { body } = await sendWhole(half);
    expect(JSON.parse(body)).toMatchObject({ data: { uploadImage: { userErrors: [{ code: 'WRONG_PHASE' }] } } });
  });
});

it(`leaves nothing of ${oneAfterTheOther} in the middle of which the service dies`, async () => {
  service.answerEarly(route, (response) => {
    response.req.once('data', () => response.socket?.destroy());
  });
  await inTurns(async () => {
    const { body } = await sendWhole(half);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });
});

it(`leaves nothing of ${oneAfterTheOther} that are refused before they are read`, async () => {
  await inTurns(async () => {
    const { status } = await open({ authorization: '' }).send(multipartHead(), half, multipartEnd);
    expect(status).toBe(401);
  });
});
