/** Each ballot has a number, a commitment and a signed receipt, and a ballot that is sent again adds nothing. */
import type { components } from '@photo-competition/schema/rest';
import { fromBase64 } from '@photo-competition/count/bytes';
import { commitmentOf, withdrawn } from '@photo-competition/count/encoding';
import { keyIdOf, minuteOf, numberFrom, parseNote, parseReceipt } from '@photo-competition/count/note';
import { createPublicKey, hash, randomBytes, verify } from 'node:crypto';
import { engine } from '../../testing/engines.ts';
import { login, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

type Schemas = components['schemas'];

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');
const newNumber = () => randomBytes(12).toString('base64url');

describe('ballots', () => {
  let service: TestService;
  let world: World;
  let bela: Person;
  let imageId: number;
  let keys: Schemas['CountKey'][];
  beforeAll(async () => {
    service = await TestService.start(engine, { PUBLIC_URL: 'https://foto.example/hu' });
    world = await buildWorld(service);
    ({ bela } = world);
    imageId = world.images.anna.voting.id;
    keys = (await service.ask<Schemas['CountKey'][]>('GET', '/api/count/keys')).body;
    service.setClock(within(world.voting, 'VOTING'));
  });
  afterAll(() => service.stop());

  const vote = <T = Schemas['Vote']>(point: number | null, number?: string, person = bela, image = imageId) =>
    service.ask<T>('POST', '/api/competition/vote', { token: person.token, json: { imageId: image, point, number } });
  const ballots = () =>
    service.query<{ number: string; replaces: string | null; commitment: string; point: number | null }>(
      `select translate(encode(number, 'base64'), '+/', '-_') as number, point, encode(commitment, 'base64') as commitment,
         translate(encode(replaces, 'base64'), '+/', '-_') as replaces from ballot where image_id = ${imageId} order by id`,
    );

  /** The content of a receipt, once its signature has been checked. */
  function opened(receipt: string | null) {
    const { text, signatures } = parseNote(receipt ?? '');
    const publicKey = fromBase64(keys[0]?.publicKey ?? '');
    const origin = `foto.example/hu/count/${world.voting.id}`;
    const [signed] = signatures;
    expect(signed?.name).toBe(origin);
    expect(Buffer.from(signed?.keyId ?? [])).toEqual(Buffer.from(keyIdOf(sha256, origin, publicKey)));
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify(null, Buffer.from(text), key, signed?.signature ?? new Uint8Array())).toBe(true);
    return parseReceipt(text);
  }

  test('cast, changed and withdrawn ballots are chained by their numbers and committed to as the receipts say', async () => {
    const numbers = [newNumber(), newNumber(), newNumber(), newNumber()];
    const points = [4, 2, null, 5];
    for (const [i, number] of numbers.entries()) {
      const { status, body } = await vote(points[i] ?? null, number);
      expect([status, body.number, body.point]).toEqual([200, number, points[i]]);
      const replaces = i === 1 || i === 2 ? numberFrom(numbers[i - 1] ?? '') : null;
      const said = { number: numberFrom(number), image: imageId, point: points[i] ?? withdrawn, replaces };
      const commitment = commitmentOf(sha256, { competition: world.voting.id, ...said });
      const origin = `foto.example/hu/count/${world.voting.id}`;
      const at = minuteOf(new Date(body.updatedAt));
      expect(opened(body.receipt)).toEqual({ ...said, at, origin, commitment });
      expect((await ballots()).at(-1)).toEqual({
        number,
        point: points[i],
        replaces: i === 1 || i === 2 ? numbers[i - 1] : null,
        commitment: Buffer.from(commitment).toString('base64'),
      });
    }
  });

  test('a ballot sent again is answered as the first time, to the byte, whatever has come since', async () => {
    const number = newNumber();
    const first = await vote(3, number);
    service.setClock(new Date(within(world.voting, 'VOTING').getTime() + 300_000));
    expect((await vote(3, number)).body).toEqual(first.body);
    await vote(1, newNumber());
    const before = await ballots();
    expect((await vote(3, number)).body).toEqual(first.body);
    const gone = newNumber();
    const withdrawal = await vote(null, gone);
    expect((await vote(null, gone)).body).toEqual(withdrawal.body);
    expect(await ballots()).toHaveLength(before.length + 1);
  });

  test('the same vote under a new number is answered with the ballot that stands, and no ballot is added', async () => {
    const number = newNumber();
    const { body } = await vote(2, number);
    const before = await ballots();
    expect((await vote(2, newNumber())).body).toEqual(body);
    expect((await vote(2)).body).toEqual(body);
    expect(await ballots()).toEqual(before);
  });

  test('a number that another ballot has is refused, and the vote stays', async () => {
    const number = newNumber();
    await vote(5, number);
    const before = await ballots();
    for (const taken of [
      await vote<Schemas['Problem']>(4, number),
      await vote<Schemas['Problem']>(null, number),
      await vote<Schemas['Problem']>(5, number, world.anna, world.images.bela.voting.id),
    ]) {
      expect(taken.body).toMatchObject({ status: 409, code: 'NUMBER_TAKEN', errors: [{ field: 'number' }] });
    }
    expect(await ballots()).toEqual(before);
  });

  test('twenty ballots with one number at the same moment are one ballot', async () => {
    const number = newNumber();
    await vote(1);
    const before = await ballots();
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(4, number)));
    expect(new Set(answers.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await ballots()).toHaveLength(before.length + 1);
  });

  test.each(['', 'short', 'AAECAwQFBgcICQoLDA', 'AAECAwQFBgcICQo=', 'AAECAwQFBgcICQ+/'])(
    'the number %p is refused',
    async (number) => {
      expect(await vote(3, number)).toMatchObject({ status: 422, body: { errors: [{ field: 'number' }] } });
    },
  );

  test('a voter who sends no number gets one; a withdrawal that finds nothing has none', async () => {
    await vote(null);
    expect((await vote(null)).body).toMatchObject({ point: null, number: null, receipt: null });
    const { body } = await vote(3);
    expect(body.number).toMatch(/^[\w-]{16}$/);
    expect(opened(body.receipt).number).toEqual(numberFrom(body.number ?? ''));
  });

  test('own votes are listed with their numbers, and without receipts', async () => {
    const { body } = await vote(4);
    const { body: info } = await service.ask<Schemas['VotingInfo']>(
      'GET',
      `/api/competition/vote?competition=${world.voting.id}`,
      { token: bela.token },
    );
    expect(info.votes).toEqual([{ ...body, receipt: null }]);
  });

  test('the keys tell the fingerprint of the present key, and a restart keeps it', async () => {
    expect(keys).toEqual([
      {
        name: 'foto.example/hu/count',
        keyId: hash('sha256', fromBase64(keys[0]?.publicKey ?? ''), 'base64'),
        publicKey: expect.stringMatching(/^[\w+/]{43}=$/) as string,
        from: expect.any(String) as string,
        until: null,
      },
    ]);
    const { body } = await vote(1);
    await service.end('SIGTERM');
    await service.launch();
    expect((await service.ask('GET', '/api/count/keys')).body).toEqual(keys);
    bela = { ...bela, token: await login(service, bela.username, bela.password) };
    expect((await vote(1)).body).toEqual(body);
  });
});
