import { beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, problem, type FakeRest } from '../../testing/fakeRest.ts';
import { dieAfter, hang, say, sayAndEnd, type Fault, type FaultProxy } from '../../testing/faultProxy.ts';
import { brokenConnections, hugeAnswer, leak, problemBytes, wrongAnswers } from '../../testing/faultTable.ts';
import { faultyGateway } from '../../testing/faultyGateway.ts';
import { passTime } from '../../testing/handClock.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest } from '../../testing/rawRequest.ts';
import { tokenOf, type GraphError, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const route = 'POST /api/competition/upload/3/colour-1';
const file = Buffer.alloc(2_000_000, 7);
/** Milliseconds that an upload has, on a clock that stands still until a test lets them pass. */
const deadlineMs = 1000;

let service: FakeRest;
let proxy: FaultProxy;
let gateway: RunningGateway;
faultyGateway({ UPLOAD_TIMEOUT_MS: String(deadlineMs) }, (started) => {
  ({ service, proxy, gateway } = started);
});
beforeEach(() => service.answer(route, json({ id: 7 }, 201)));

interface Told {
  data?: { uploadImage: { image: { id: string } | null; userErrors: { code: string }[] } } | null;
  errors?: GraphError[];
}

/** Uploads a photo while this befalls it; whatever is said must give nothing away, and leave nothing open. */
async function upload(fault: Fault): Promise<Told & { status: number }> {
  proxy.inject(route, fault);
  const { status, headers, body } = await rawRequest('POST', `${gateway.url}/graphql`, {
    'content-type': multipartType,
    'apollo-require-preflight': 'true',
    'accept-language': 'en',
    authorization: `Bearer ${tokenOf(3)}`,
  }).send(multipartHead(), file, multipartEnd);
  expect(body + JSON.stringify(headers)).not.toMatch(leak);
  await until('no connection is left', () => proxy.connections() === 0);
  return { status, ...(JSON.parse(body) as Told) };
}
const codesOf = ({ errors }: Told) => errors?.map(({ extensions }) => extensions.code);
const succeeds: Fault = ({ pass }) => pass();

describe('an upload', () => {
  it('comes through', async () => {
    expect((await upload(succeeds)).data?.uploadImage).toEqual({
      image: { id: globalIdOf('Image', 7) },
      userErrors: [],
    });
  });

  const unavailable: [string, Fault][] = [
    ...brokenConnections,
    ...wrongAnswers,
    ['more bytes than an answer may have', hugeAnswer(17 * 1024 * 1024)],
    ['the death of the service in the middle', dieAfter(1_000_000)],
    ['the death of the service at once', dieAfter(1)],
  ];

  it.each(unavailable)('is UPSTREAM_UNAVAILABLE after %s, and is not sent again', async (_name, fault) => {
    const told = await upload(fault);
    expect(codesOf(told)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(proxy.requests).toEqual([route]);
  });

  it('is UPSTREAM_UNAVAILABLE while the service is down, and comes through when it is up', async () => {
    await proxy.down();
    expect(codesOf(await upload(succeeds))).toEqual(['UPSTREAM_UNAVAILABLE']);
    await proxy.up();
    expect((await upload(succeeds)).data?.uploadImage.image).toEqual({ id: globalIdOf('Image', 7) });
  });

  it('is UPSTREAM_TIMEOUT when nothing is said of it', async () => {
    const told = upload(hang);
    await until('the upload', () => proxy.requests.length === 1);
    passTime(deadlineMs);
    expect(codesOf(await told)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(proxy.requests).toEqual([route]);
  });
});

describe('a refusal in the middle of an upload', () => {
  const refusal = problemBytes(409, 'WRONG_PHASE');
  const refused = { image: null, userErrors: [{ code: 'WRONG_PHASE', field: null, message: 'Please wait.' }] };

  it('is told when the connection stays', async () => {
    expect((await upload(say(refusal))).data?.uploadImage).toEqual(refused);
  });

  it('is told when the service takes no more and ends', async () => {
    expect((await upload(sayAndEnd(refusal))).data?.uploadImage).toEqual(refused);
  });

  it('is told when the service has taken all', async () => {
    service.answer(route, problem(409, 'WRONG_PHASE'));
    expect((await upload(succeeds)).data?.uploadImage.userErrors).toMatchObject([{ code: 'WRONG_PHASE' }]);
  });

  it('that limits uploads is told to the user', async () => {
    const limited = problemBytes(429, 'RATE_LIMITED', { 'retry-after': '1' });
    const { status, errors } = await upload(say(limited));
    expect([status, errors?.[0]?.extensions]).toMatchObject([429, { code: 'RATE_LIMITED', retryAfter: 1 }]);
    expect(proxy.requests).toEqual([route]);
  });
});
