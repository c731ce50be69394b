import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { callRest, type RestCalls } from '../../testing/callRest.ts';
import { hangUp, json, problem, silence, text, type FakeRest } from '../../testing/fakeRest.ts';
import { passTime, resumeTime, stopTime } from '../../testing/handClock.ts';
import { restPerTest } from '../../testing/restPerTest.ts';
import { until } from '../../testing/until.ts';
import { ClientGone, RestProblem, UpstreamTimeout, UpstreamUnavailable } from '../call/problem.ts';

const route = 'POST /api/competition/upload/3/colour-1';
const data = { title: 'Cím „idézve”', description: '', ownImage: true as const };
let service: FakeRest;
let calls: RestCalls;

restPerTest((started) => {
  ({ service, calls } = started);
});

afterEach(resumeTime);

const fileOf = (stream: Readable) => ({ createReadStream: () => stream });

/** An endless file, generated as fast as it is read. */
const endless = () => {
  const made = { bytes: 0 };
  const stream = new Readable({
    read() {
      made.bytes += 65_536;
      this.push(Buffer.alloc(65_536, 1));
    },
  });
  return { made, stream };
};

/** A file that stalls after its first bytes. */
const begun = () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('the beginning');
  return stream;
};

const upload = (stream: Readable | null, by = calls) =>
  by.rest.upload('3', 'colour-1', data, stream === null ? null : fileOf(stream));

describe('an upload', () => {
  const partsOf = async () => {
    const seen = service.asked(route)[0];
    const type = seen?.headers['content-type'] ?? '';
    return new Response(new Uint8Array(seen?.body ?? []), { headers: { 'content-type': type } }).formData();
  };

  it('is the JSON part and the bytes, unchanged, with the token', async () => {
    service.answer(route, json({ id: 7 }, 201));
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10]);
    expect(await upload(Readable.from([bytes]))).toEqual({ id: 7 });
    const parts = await partsOf();
    const [dataPart, filePart] = [parts.get('data'), parts.get('file')] as [string, File];
    expect(JSON.parse(dataPart)).toEqual(data);
    expect(Buffer.from(await filePart.arrayBuffer())).toEqual(bytes);
    expect([...parts.keys()]).toEqual(['data', 'file']);
    expect(service.asked(route)[0]?.headers.authorization).toBe('Bearer the.bearer.token');
  });

  it('names the type of the JSON part', async () => {
    service.answer(route, json({ id: 7 }));
    await upload(null);
    expect(service.asked(route)[0]?.body.toString()).toContain(
      'name="data"\r\nContent-Type: application/json\r\n\r\n{',
    );
  });

  it('has no file part when only words change', async () => {
    service.answer(route, json({ id: 7 }));
    await upload(null);
    expect([...(await partsOf()).keys()]).toEqual(['data']);
  });

  it('is read from the client only as fast as the service reads it (backpressure)', async () => {
    const { made, stream } = endless();
    service.answerEarly(route, (response) => void response.req.pause());
    const outcome = expect(upload(stream)).rejects.toThrow(ClientGone);
    let before = -1;
    await until('nothing more is taken', () => {
      const still = made.bytes > 0 && made.bytes === before;
      before = made.bytes;
      return still;
    });
    expect(made.bytes).toBeLessThan(20_000_000);
    calls.disconnect();
    await outcome;
  });
});

describe('a refusal', () => {
  it('reaches the caller, and the rest of the file is not read', async () => {
    const { stream } = endless();
    service.answerEarly(route, problem(409, 'WRONG_PHASE'));
    await expect(upload(stream)).rejects.toMatchObject({ status: 409, code: 'WRONG_PHASE' });
    expect(stream.destroyed).toBe(true);
  });

  it.each([
    ['a page', text('<h1>secret</h1>', 500)],
    ['JSON that is no problem', json({ error: 'secret' }, 400)],
    ['a fault of its own', problem(500, 'INTERNAL_ERROR')],
    ['a cut connection', hangUp],
  ])('says no more than that the service is unavailable after %s', async (_name, answer) => {
    service.answer(route, answer);
    const stream = Readable.from([Buffer.from('x')]);
    const error: unknown = await upload(stream).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UpstreamUnavailable);
    expect(String(error)).not.toMatch(/secret|127\.0\.0\.1/);
    expect(stream.destroyed).toBe(true);
  });

  it('is not retried', async () => {
    service.answer(route, text('busy', 503), json({ id: 7 }));
    await expect(upload(Readable.from([Buffer.from('x')]))).rejects.toThrow(UpstreamUnavailable);
    expect(service.requests).toHaveLength(1);
  });

  it('calls no other path when the slot is a path segment of its own', async () => {
    const stream = begun();
    await expect(calls.rest.upload('..', 'vote', data, fileOf(stream))).rejects.toThrow(RestProblem);
    expect(service.requests).toHaveLength(0);
    expect(stream.destroyed).toBe(true);
  });
});

describe('an interrupted upload', () => {
  it('is FILE_TOO_LARGE when the client has sent too much', async () => {
    service.answer(route, silence);
    const stream = begun();
    const outcome = expect(upload(stream)).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      detail: 'The file is larger than 1 MB. Please choose or export a smaller one.',
    });
    await until('the beginning has arrived', () => (service.requests[0]?.body.length ?? 0) > 0);
    stream.destroy(Object.assign(new Error('File truncated'), { status: 413 }));
    await outcome;
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
    expect(service.requests[0]?.complete).toBe(false);
  });

  it('is FILE_TOO_LARGE when the limit was exceeded before the first byte was read', async () => {
    service.answer(route, silence);
    const stream = begun();
    const outcome = expect(upload(stream)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    stream.destroy(Object.assign(new Error('File truncated'), { status: 413 }));
    await outcome;
  });

  it.each([
    ['FILE_TOO_LARGE when it had become too large', { status: 413 }, 413, 'FILE_TOO_LARGE'],
    ['a refusal when it had broken off', { status: 499 }, 400, 'MALFORMED_REQUEST'],
  ])('is %s before it was opened', async (_name, properties, status, code) => {
    const createReadStream = () => {
      throw Object.assign(new Error('secret'), properties);
    };
    const outcome = calls.rest.upload('3', 'colour-1', data, { createReadStream });
    await expect(outcome).rejects.toMatchObject({ status, code, detail: expect.not.stringContaining('secret') });
    expect(service.requests).toHaveLength(0);
  });

  it('is a refusal when the file breaks off while its client is connected', async () => {
    service.answer(route, silence);
    const stream = begun();
    const outcome = expect(upload(stream)).rejects.toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    await until('the beginning has arrived', () => (service.requests[0]?.body.length ?? 0) > 0);
    stream.destroy(new Error('Unexpected end of form'));
    await outcome;
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
    expect(calls.upstream.services.uploads.breaker.state).toBe('closed');
  });

  it('is cancelled upstream when the client disconnects', async () => {
    service.answer(route, silence);
    const stream = begun();
    const outcome = expect(upload(stream)).rejects.toThrow(ClientGone);
    await until('the beginning has arrived', () => (service.requests[0]?.body.length ?? 0) > 0);
    calls.disconnect();
    await outcome;
    await until('the call is cut upstream', () => service.requests[0]?.cut === true);
    expect(service.requests[0]?.complete).toBe(false);
    expect(stream.destroyed).toBe(true);
  });

  it('ends with its deadline', async () => {
    stopTime();
    const hasty = callRest(service.url, { timeoutMs: 150 });
    service.answer(route, silence);
    const stream = Readable.from([Buffer.from('x')]);
    const closed = once(stream, 'close');
    const outcome = expect(upload(stream, hasty)).rejects.toThrow(UpstreamTimeout);
    await until('the upload has arrived', () => service.requests.length === 1);
    passTime(150);
    await outcome;
    await closed;
    await hasty.close();
  });

  it('is not sent when the client has disconnected', async () => {
    calls.disconnect();
    const stream = begun();
    await expect(upload(stream)).rejects.toThrow(ClientGone);
    expect(stream.destroyed).toBe(true);
  });
});
