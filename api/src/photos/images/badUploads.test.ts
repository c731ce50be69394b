/** Generated and crafted uploads: refused as the contract says, never a fault of the service, nothing left behind. */
import fc from 'fast-check';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../../testing/engines.ts';
import { authorizationOf, fault, requestBytes } from '../../testing/fuzz/attack.ts';
import { uploadOf, type GeneratedUpload } from '../../testing/fuzz/generatedUpload.ts';
import { fuzzRuns, fuzzSeed } from '../../testing/fuzz/runs.ts';
import { TestService, until } from '../../testing/service.ts';
import { damageOf } from '../../testing/soundness.ts';
import { exchange, type WireAnswer } from '../../testing/wire.ts';
import { buildWorld, type World } from '../../testing/world.ts';

const slots = ['colour-1', 'colour-2', 'mono-1'];

/** A part with its head; the body ends with `--b--`. */
const part = (disposition: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const data = part('name="data"', JSON.stringify({ title: 'A photo', ownImage: true }));
const end = Buffer.from('--b--\r\n');

describe(`bad uploads, seed ${fuzzSeed}`, () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await TestService.start(engine, { UPLOAD_MAX_BYTES: String(2 * 1024 * 1024) });
    world = await buildWorld(service);
  }, 150_000);
  afterAll(() => service.stop());

  const waiting = () => readdirSync(path.join(service.dataDir, 'uploads'));

  /** @throws when it is answered otherwise than the contract says, or not in time */
  async function send({ type, body }: GeneratedUpload, slot: string): Promise<WireAnswer> {
    const target = `/api/competition/upload/${world.uploading.id}/${slot}`;
    const headers: [string, string][] = [['content-type', type]];
    const bytes = requestBytes({ method: 'POST', target, headers }, authorizationOf(world, 'anna'), body);
    const outcome = await exchange(service.url, bytes, { deadlineMs: 30_000 });
    const wrong = fault('POST', target, outcome);
    if (wrong !== null || outcome === 'closed') throw new Error(wrong ?? 'closed');
    return outcome;
  }

  const crafted = async (...parts: Buffer[]) => {
    const { status, body } = await send(
      { type: 'multipart/form-data; boundary=b', body: Buffer.concat(parts) },
      'mono-2',
    );
    const { code, errors } = JSON.parse(body.toString('utf8')) as {
      code?: string;
      errors?: { field: string; code: string }[];
    };
    return { status, code, ...(errors ? { errors: errors.map((one) => `${one.field} ${one.code}`) } : {}) };
  };
  const photo = () => part('name="file"; filename="photo.jpg"', world.photo);

  test(
    'generated uploads are answered as the contract says',
    async () => {
      const statuses = new Set<number>();
      const property = fc.asyncProperty(
        fc.array(uploadOf(world.photo), { minLength: 3, maxLength: 3 }),
        async (uploads) => {
          const answers = await Promise.all(uploads.map((upload, i) => send(upload, slots[i] ?? 'colour-1')));
          for (const { status } of answers) statuses.add(status);
        },
      );
      await fc.assert(property, { seed: fuzzSeed, numRuns: fuzzRuns * 3 });
      for (const status of [200, 201, 400, 415, 422]) expect(statuses).toContain(status);
    },
    60_000 + fuzzRuns * 10_000,
  );

  test('two files, or two descriptions, are not an upload', async () => {
    expect(await crafted(data, photo(), photo(), end)).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: ['file DUPLICATE'],
    });
    expect(await crafted(data, data, photo(), end)).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: ['data DUPLICATE'],
    });
  });

  test('a description that is too long is refused in either form', async () => {
    const long = JSON.stringify({ title: 'A photo', ownImage: true, description: 'x'.repeat(70_000) });
    const refused = { status: 422, code: 'VALIDATION_FAILED', errors: ['data TOO_LONG'] };
    expect(await crafted(part('name="data"', long), photo(), end)).toEqual(refused);
    expect(await crafted(part('name="data"; filename="data.json"', long), photo(), end)).toEqual(refused);
  });

  test('parts that the contract does not have are named', async () => {
    expect(await crafted(data, part('name="more"', 'x'), photo(), end)).toMatchObject({ errors: ['more UNKNOWN'] });
    expect(await crafted(data, part('name="more"; filename="x"', 'x'), end)).toMatchObject({
      errors: ['more UNKNOWN'],
    });
    expect(await crafted(part('name="file"; filename="x"', world.photo), end)).toMatchObject({
      errors: ['data FILE_MISSING'],
    });
  });

  test('a file beyond the limit is refused, with its length announced or not', async () => {
    const large = part('name="file"; filename="x.jpg"', Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(await crafted(data, large, end)).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  test('no name of a file leads out of the folder, and nothing waits there afterwards', async () => {
    for (const name of ['../../../escaped.jpg', '/escaped.jpg', '..\\escaped.jpg'])
      expect((await crafted(data, part(`name="file"; filename="${name}"`, world.photo), end)).status).toBeLessThan(300);
    expect(readdirSync(service.dataDir)).not.toContain('escaped.jpg');
    await until('the folder to be empty', async () => Promise.resolve(waiting().length === 0));
  });

  test.each([
    ['behind a part that is refused', [part('name="more"', 'x'), photo, end], 'more UNKNOWN'],
    ['that ends too soon', [part('name="file"; filename="photo.jpg"', 'x').subarray(0, -4)], undefined],
  ])('a file %s leaves nothing', async (_what, parts, error) => {
    const body = parts.map((one) => (typeof one === 'function' ? one() : one));
    const answers = await Promise.all(Array.from({ length: 60 }, () => crafted(...body)));
    for (const { errors } of answers) expect(errors?.[0]).toBe(error);
    expect(waiting()).toEqual([]);
  });

  test('a disk that takes nothing fails the upload, and the service lives on', async () => {
    const folder = path.join(service.dataDir, 'uploads');
    rmSync(folder, { recursive: true });
    const token = world.anna.token;
    const form = new FormData();
    form.set('data', JSON.stringify({ title: 'A photo', ownImage: true }));
    form.set('file', new Blob([new Uint8Array(1_900_000)]), 'photo.jpg');
    const refused = await service.ask('POST', `/api/competition/upload/${world.uploading.id}/mono-3`, {
      token,
      form,
    });
    expect(refused.body).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    expect((await service.ask('GET', '/api/user/my', { token })).status).toBe(200);
  });

  test('the check command finds nothing wrong afterwards', async () => {
    expect(await damageOf(service)).toEqual([]);
  });
});
