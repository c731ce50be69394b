import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { json, silence } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime, waitingTimers } from '../../testing/handClock.ts';
import { multipartEnd, part, rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';
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

const first = 'POST /api/competition/upload/3/colour-1';
/** Milliseconds for which a client may send nothing, on a clock that stands still until a test lets them pass. */
const stallMs = 300;
let temporary: TemporaryFolder;
let gateway: RunningGateway;

beforeAll(async () => {
  stopTime();
  temporary = useTemporaryFolder();
  gateway = await startGateway({
    UPLOADS_AT_ONCE: '4',
    UPLOAD_STALL_MS: String(stallMs),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
});
beforeEach(() => {
  gateway.rest.reset();
  gateway.rest.answer(first, json({ id: 1 }, 201));
});
afterEach(() => until('no temporary file is left', () => temporary.files().length === 0));
afterAll(async () => {
  resumeTime();
  await gateway.close();
  temporary.restore();
});

const send = (parts: string[], end = multipartEnd, headers: Record<string, string> = {}) =>
  sendForm(gateway.url, parts, end, headers);

describe('a flood', () => {
  const many = Array.from({ length: 1000 }, (_, i) => part(`x${i}`, 'x'));

  it('of tiny parts is ended: before the file is announced it is refused', async () => {
    expect(codesOf(await send([operations(), ...many, map(), file()]))).toEqual(['BAD_USER_INPUT']);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it.each([
    ['behind the map', [operations(), map(), ...many, file()]],
    ['before it', [operations(), ...many, map(), file()]],
    ['behind a map that comes too early', [map(), ...many, operations(), file()]],
  ])('of tiny parts %s is refused once, and is no fault of ours', async (_, parts) => {
    const logging = await startGateway({ LOG_LEVEL: 'info' });
    try {
      expect(codesOf(await sendForm(logging.url, parts, multipartEnd, {}))).toEqual(['BAD_USER_INPUT']);
      expect(logging.rest.requests).toHaveLength(0);
    } finally {
      await logging.close();
    }
    // A second answer would be tried once the request has gone, after the first one has been read.
    expect(logging.log()).not.toContain('ERR_HTTP_HEADERS_SENT');
  });

  it('that is refused has its operation not carried out, even one that waits for no file', async () => {
    const query = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }';
    const variables = { input: { username: 'anna', email: 'anna@example.org' }, unused: null };
    const told = await send([operations({ query, variables }), map({ 0: ['variables.unused'] }), ...many, file()]);
    expect(codesOf(told)).toEqual(['BAD_USER_INPUT']);
    // The calls of the refused request would have been made by now.
    await ask(gateway.url, '{ competition(id: "3") { id } }');
    expect(gateway.rest.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('that is refused is discarded, not parsed: a file behind it is not stored', async () => {
    const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders);
    const refused = once(request, 'response');
    request.write([operations(), map(), ...many].join('\r\n'));
    await refused;
    await new Promise((written) => request.write(`\r\n${file('0', 'x'.repeat(4_000_000))}`, written));
    await ask(gateway.url, '{ competition(id: "3") { id } }');
    const stored = temporary.files();
    request.end(multipartEnd);
    expect(codesOf(JSON.parse((await answer).body) as UploadAnswer)).toEqual(['BAD_USER_INPUT']);
    expect(stored).toEqual([]);
  });

  it('of tiny parts is ended: once the file is under way the connection is cut, and so is the call upstream', async () => {
    gateway.rest.answer(first, silence);
    const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders);
    request.write([operations(), map(), file(), ''].join('\r\n'));
    request.write(many[0] ?? '');
    await until('the file is under way', () => gateway.rest.asked(first).length === 1);
    request.end(many.join('\r\n') + multipartEnd);
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET|EPIPE/);
    await until('the call is cut', () => gateway.rest.asked(first)[0]?.cut === true);
  });

  it('from one address leaves places for others', async () => {
    gateway.rest.answer(first, silence);
    const parts = [operations(), map(), file()].join('\r\n');
    const open = Array.from({ length: 2 }, () => rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders));
    for (const { request } of open) request.end(parts + multipartEnd);
    await until('both are under way', () => gateway.rest.asked(first).length === 2);
    const third = await send([operations(), map(), file()]);
    expect([third.status, codesOf(third)]).toEqual([429, ['RATE_LIMITED']]);
    for (const { respond } of gateway.rest.asked(first)) respond(json({ id: 1 }, 201));
    for (const { answer } of open) expect((await answer).status).toBe(200);
    gateway.rest.answer(first, json({ id: 1 }, 201));
    await until('there is a place again', async () => (await send([operations(), map(), file()])).status === 200);
  });
});

describe('a client that sends nothing any more', () => {
  it('is told so before the file is announced', async () => {
    const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders);
    const before = waitingTimers();
    request.write(operations());
    await until('the body is watched', () => waitingTimers() > before);
    passTime(stallMs);
    const { status, body } = await answer;
    expect([status, codesOf(JSON.parse(body) as UploadAnswer)]).toEqual([408, ['BAD_USER_INPUT']]);
    request.destroy();
  });

  it('is cut off in the middle of its file, and so is the call upstream', async () => {
    gateway.rest.answer(first, silence);
    const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders);
    request.write([operations(), map(), file('0', 'x'.repeat(100_000))].join('\r\n'));
    await until('the file is under way', () => gateway.rest.asked(first).length === 1);
    passTime(stallMs);
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/);
    await until('the call is cut', () => gateway.rest.asked(first)[0]?.cut === true);
  });
});
