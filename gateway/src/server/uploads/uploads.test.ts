import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, problem, silence } from '../../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type GraphError, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const route = 'POST /api/competition/upload/3/colour-1';
const maxBytes = 512 * 1024;
let gateway: RunningGateway;

beforeEach(async () => {
  gateway = await startGateway({ UPLOAD_MAX_BYTES: String(maxBytes), UPLOADS_AT_ONCE: '1', LOG_LEVEL: 'info' });
});
afterEach(() => gateway.close());

const usual = {
  'content-type': multipartType,
  'apollo-require-preflight': 'true',
  authorization: `Bearer ${tokenOf(3)}`,
  'accept-language': 'en',
};
type Changed = Record<string, string | undefined>;

/** Opens an upload; a header of undefined is left out. */
const open = (changed: Changed = {}) => {
  const given = Object.entries({ ...usual, ...changed }).filter((entry): entry is [string, string] => !!entry[1]);
  return rawRequest('POST', `${gateway.url}/graphql`, Object.fromEntries(given));
};

async function send(file: Buffer, head = multipartHead(), changed: Changed = {}) {
  const { request, answer } = open(changed);
  request.write(head);
  request.write(file);
  request.end(multipartEnd);
  const { status, headers, body } = await answer;
  return { status, headers, ...(JSON.parse(body) as { data?: { uploadImage: unknown }; errors?: GraphError[] }) };
}

it('streams a photo of the largest size to the service', async () => {
  const image = { id: 7 };
  gateway.rest.answer(route, json(image, 201));
  const file = Buffer.alloc(maxBytes, 7);
  expect((await send(file)).data?.uploadImage).toEqual({ image: { id: globalIdOf('Image', 7) }, userErrors: [] });
  expect(gateway.rest.asked(route)[0]?.body.includes(file)).toBe(true);
});

it('begins to send before the client has finished', async () => {
  gateway.rest.answer(route, json({ id: 7 }, 201));
  const { request, answer } = open();
  request.write(multipartHead());
  request.write(Buffer.alloc(200_000, 7));
  await until(
    'the beginning has reached the service',
    () => (gateway.rest.asked(route)[0]?.body.length ?? 0) > 100_000,
  );
  request.end(multipartEnd);
  expect((await answer).status).toBe(200);
});

describe('refused before the body is read', () => {
  /** The answer comes while the body is still open: it cannot have been waited for. */
  const headOnly = async (changed: Changed) => {
    const { request, answer } = open(changed);
    request.flushHeaders();
    const { status, body } = await answer;
    request.destroy();
    return { status, errors: (JSON.parse(body) as { errors: GraphError[] }).errors };
  };

  it.each([
    ['no preflight header', { 'apollo-require-preflight': undefined }, 400, 'BAD_USER_INPUT'],
    ['no token', { authorization: undefined }, 401, 'UNAUTHENTICATED'],
    ['another kind of token', { authorization: 'Basic YTpi' }, 401, 'UNAUTHENTICATED'],
  ])('%s', async (_name, changed: Changed, status, code) => {
    const refused = await headOnly(changed);
    expect(refused.status).toBe(status);
    expect(refused.errors[0]?.extensions).toEqual({ code, requestId: expect.any(String) });
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('one upload too many at the same time', async () => {
    gateway.rest.answer(route, silence);
    const first = open();
    first.request.write(`${multipartHead()}x`);
    await until('the first upload runs', () => gateway.rest.asked(route).length === 1);
    const second = await headOnly({});
    expect(second.status).toBe(429);
    expect(second.errors[0]?.extensions.retryAfter).toBe(10);
    first.request.destroy();
    await until('the first upload has ended', () => gateway.rest.asked(route)[0]?.cut === true);
    gateway.rest.answer(route, json({ id: 7 }));
    expect((await send(Buffer.from('x'))).status).toBe(200);
  });

  it('says why in Hungarian unless asked otherwise', async () => {
    const refused = await headOnly({ authorization: undefined, 'accept-language': undefined });
    expect(refused.errors[0]?.message).toBe('A feltöltéshez előbb jelentkezz be.');
  });
});

describe('refused while it comes', () => {
  it('is FILE_TOO_LARGE as soon as it begins when it is announced as too large', async () => {
    const { request, answer } = open({ 'content-length': String(100 * maxBytes) });
    request.write(multipartHead());
    request.write(Buffer.alloc(10, 7));
    const { data } = JSON.parse((await answer).body) as { data: { uploadImage: { userErrors: unknown[] } } };
    request.destroy();
    expect(data.uploadImage.userErrors).toMatchObject([{ code: 'FILE_TOO_LARGE', field: 'file' }]);
  });

  it('is FILE_TOO_LARGE for the user, and cut upstream', async () => {
    gateway.rest.answer(route, silence);
    const { request, answer } = open({ 'transfer-encoding': 'chunked' });
    request.write(multipartHead());
    request.write(Buffer.alloc(100_000, 7));
    await until(
      'the beginning has reached the service',
      () => (gateway.rest.asked(route)[0]?.body.length ?? 0) > 50_000,
    );
    request.write(Buffer.alloc(maxBytes, 7));
    request.end(multipartEnd);
    const { data } = JSON.parse((await answer).body) as { data: { uploadImage: { userErrors: unknown[] } } };
    expect(data.uploadImage.userErrors).toMatchObject([{ code: 'FILE_TOO_LARGE', field: 'file' }]);
    await until('the call is cut upstream', () => gateway.rest.asked(route)[0]?.cut === true);
    expect(gateway.rest.asked(route)[0]?.complete).toBe(false);
  });

  it('is FILE_TOO_LARGE when it comes at once', async () => {
    gateway.rest.answer(route, silence);
    const { data } = await send(Buffer.alloc(maxBytes + 1, 7));
    expect(data?.uploadImage).toMatchObject({ image: null, userErrors: [{ code: 'FILE_TOO_LARGE' }] });
  });

  it('takes one file', async () => {
    const { status, errors } = await send(Buffer.from('x'), multipartHead({ files: 2 }));
    expect(status).toBe(413);
    expect(errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is BAD_USER_INPUT when it is no GraphQL upload', async () => {
    const { status, errors } = await send(
      Buffer.from('x'),
      multipartHead().replace('name="operations"', 'name="other"'),
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('tells what the service says of it', async () => {
    gateway.rest.answer(route, problem(415, 'UNSUPPORTED_FORMAT'));
    const { data } = await send(Buffer.from('GIF89a'));
    expect(data?.uploadImage).toMatchObject({ image: null, userErrors: [{ code: 'UNSUPPORTED_FORMAT' }] });
  });
});

it.each([
  ['the service refuses at once', {}],
  ['it is refused before it is read', { 'apollo-require-preflight': undefined }],
])(
  'takes the rest of a large file when %s: a client that cannot finish sending reads no answer',
  async (_name, changed) => {
    await gateway.close();
    gateway = await startGateway({ UPLOAD_MAX_BYTES: '30000000' });
    gateway.rest.answerEarly(route, problem(409, 'WRONG_PHASE'));
    const { request, answer } = open(changed);
    let sent = false;
    request.once('finish', () => {
      sent = true;
    });
    request.write(multipartHead());
    request.write(Buffer.alloc(20_000_000, 7));
    request.end(multipartEnd);
    expect((await answer).status).toBeLessThan(500);
    await until('the whole file is sent', () => sent);
  },
);

it('cuts the call upstream when the client goes', async () => {
  gateway.rest.answer(route, silence);
  const { request } = open();
  request.write(multipartHead());
  request.write(Buffer.alloc(100_000, 7));
  await until('the beginning has reached the service', () => (gateway.rest.asked(route)[0]?.body.length ?? 0) > 50_000);
  request.destroy();
  await until('the call is cut upstream', () => gateway.rest.asked(route)[0]?.cut === true);
  expect(gateway.rest.asked(route)[0]?.complete).toBe(false);
  expect((await ask(gateway.url, '{ __typename }')).status).toBe(200);
});

it('logs no token', async () => {
  gateway.rest.answer(route, problem(500, 'INTERNAL_ERROR'));
  await send(Buffer.from('x'));
  await until('the request is logged', () => gateway.log().includes('"msg":"request"'));
  expect(gateway.log()).not.toContain(tokenOf(3));
});
