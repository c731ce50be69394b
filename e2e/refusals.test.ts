import type { components } from '@photo-competition/schema/rest';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  announce,
  graph,
  join,
  loginAdministrator,
  rest,
  upload,
  vote,
  within,
  type Person,
} from './product/people.ts';
import { hasRealPhotos, plainPhoto, realPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

type Schemas = components['schemas'];

let product: Product;
let anna: Person;
let bela: Person;
let competition: Schemas['AdminCompetition'];
let kept: Schemas['Image'];
beforeAll(async () => {
  product = await Product.start();
  [anna, bela] = [await join(product, 'anna'), await join(product, 'bela')];
  competition = await announce(product, await loginAdministrator(product), { minLongerSide: 300 });
  product.setClock(within(competition, 'UPLOADING'));
  kept = (await upload(product, anna, competition.id, 'colour-1', await plainPhoto())).body;
});
afterAll(() => product.stop());

const document = `mutation ($input: UploadImageInput!) {
  uploadImage(input: $input) { image { id } userErrors { code field message } } }`;

interface UploadAnswer {
  data?: { uploadImage: { image: { id: string } | null; userErrors: { code: string; message: string }[] } };
  errors?: { message: string; extensions: { code: string } }[];
}

/** An upload as the client sends it: a GraphQL multipart request. */
async function send(person: Person, file: Buffer, slot = 'colour-1', headers: Record<string, string> = {}) {
  const input = { competitionId: competition.id, slot, title: 'New', ownImage: true, file: null };
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: document, variables: { input } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: {
      'accept-language': 'en',
      'apollo-require-preflight': 'true',
      ...(person.token === null ? {} : { authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    body: form,
  });
  return { status: response.status, answer: (await response.json()) as UploadAnswer };
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
};

/** Claims 30000×30000 pixels in a few kB. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(4_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const truncated = async () => {
  const whole = await plainPhoto(3);
  return whole.subarray(0, Math.floor(whole.length * 0.5));
};

async function expectUnchanged(): Promise<void> {
  const path = `/api/competition/user-image/${competition.id}`;
  const { body } = await rest<Schemas['Image'][]>(product, anna, 'GET', path);
  expect(body.map(({ id, version, title }) => [id, version, title])).toEqual([[kept.id, kept.version, kept.title]]);
}

describe('uploads', () => {
  beforeEach(() => product.setClock(within(competition, 'UPLOADING')));

  const files: [string, () => Promise<Buffer>, string][] = [
    ['a text file named .jpg', () => Promise.resolve(Buffer.from('not a photo\n'.repeat(99))), 'UNSUPPORTED_FORMAT'],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'UNSUPPORTED_FORMAT'],
    ['a truncated JPEG', truncated, 'IMAGE_DAMAGED'],
    ['a 30000×30000 PNG of a few kB', () => Promise.resolve(bomb()), 'TOO_MANY_PIXELS'],
    [
      'a photo below the least side',
      () =>
        sharp(Buffer.alloc(0x3000), { raw: { width: 64, height: 64, channels: 3 } })
          .png()
          .toBuffer(),
      'IMAGE_TOO_SMALL',
    ],
  ];
  test.each(files)('%s', async (_, make, code) => {
    const { answer } = await send(anna, await make());
    expect(answer.data?.uploadImage.image).toBeNull();
    expect(answer.data?.uploadImage.userErrors.map((error) => error.code)).toEqual([code]);
    expect(answer.data?.uploadImage.userErrors[0]?.message.length).toBeGreaterThan(20);
    await expectUnchanged();
  });

  test.skipIf(!hasRealPhotos)('the damaged photo beside the project (corrupted.jpg)', async () => {
    const { answer } = await send(anna, realPhoto('corrupted.jpg'));
    expect(answer.data?.uploadImage.userErrors.map(({ code }) => code)).toEqual(['IMAGE_DAMAGED']);
    await expectUnchanged();
  });

  test('31 MB', async () => {
    const { answer } = await send(anna, Buffer.alloc(31 * 1024 * 1024, 7));
    const codes = [
      ...(answer.errors ?? []).map(({ extensions }) => extensions.code),
      ...(answer.data?.uploadImage.userErrors ?? []).map(({ code }) => code),
    ];
    expect(['PAYLOAD_TOO_LARGE', 'FILE_TOO_LARGE']).toContain(codes[0]);
    await expectUnchanged();
  });

  test('a foreign slot is empty for everyone else, and an unknown one does not exist', async () => {
    const { answer } = await send(anna, await plainPhoto(4), 'street-1');
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const deletion = await rest(product, bela, 'DELETE', `/api/competition/upload/${competition.id}/colour-1`);
    expect(deletion.body.code).toBe('SLOT_EMPTY');
    await expectUnchanged();
  });

  test('without a session, with a forged token, and without the header that foreign pages cannot send', async () => {
    const photo = await plainPhoto(4);
    expect((await send({ username: 'nobody', token: null }, photo)).answer.errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const forged = { username: 'anna', token: `${anna.token?.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}` };
    expect((await send(forged, photo)).answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const bare = await send(anna, photo, 'colour-1', { 'apollo-require-preflight': '' });
    expect([bare.status, bare.answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    await expectUnchanged();
  });

  test.each(['votingStart', 'VOTING', 'AWARD', 'ENDED'] as const)('outside UPLOADING: %s', async (when) => {
    product.setClock(when === 'votingStart' ? competition.votingStart : within(competition, when));
    const { answer } = await send(anna, await plainPhoto(4));
    expect(answer.data?.uploadImage.userErrors.map(({ code }) => code)).toEqual(['WRONG_PHASE']);
    expect(answer.data?.uploadImage.userErrors[0]?.message).toMatch(/20\d\d/);
    await expectUnchanged();
  });
});

describe('votes', () => {
  beforeAll(async () => {
    product.setClock(within(competition, 'VOTING'));
    await vote(product, bela, kept.id, 3);
  });
  beforeEach(() => product.setClock(within(competition, 'VOTING')));

  const cast = async (person: Person, point: unknown) => {
    const query = `mutation ($input: CastVoteInput!) { castVote(input: $input) { vote { point } userErrors { code message } } }`;
    const { data, errors } = await graph<{ castVote: { vote: unknown; userErrors: { code: string }[] } }>(
      product,
      person,
      query,
      { input: { imageId: kept.id, point } },
    );
    return [
      ...(data?.castVote?.userErrors ?? []).map(({ code }) => code),
      ...(errors ?? []).map(({ extensions }) => extensions.code),
    ];
  };
  const expectVote = async () => {
    const path = `/api/competition/image/${kept.id}`;
    product.setClock(within(competition, 'VOTING'));
    expect((await rest<Schemas['Image']>(product, bela, 'GET', path)).body.myVote).toBe(3);
  };

  test('on an own image', async () => expect(await cast(anna, 5)).toEqual(['OWN_IMAGE']));
  test.each([0, 6, -1])('outside the range: %d', async (point) => {
    expect(await cast(bela, point)).toEqual(['VALIDATION_FAILED']);
    await expectVote();
  });
  test('by a visitor', async () => {
    expect(await cast({ username: 'nobody', token: null }, 5)).toEqual(['UNAUTHENTICATED']);
    await expectVote();
  });
  test.each(['votingStart', 'votingEnd', 'award'] as const)('at the boundary instant %s', async (boundary) => {
    product.setClock(competition[boundary]);
    expect(await cast(bela, 5)).toEqual(['WRONG_PHASE']);
    await expectVote();
  });
  test('one second late', async () => {
    product.setClock(new Date(Date.parse(competition.votingEnd) + 1000));
    expect(await cast(bela, 5)).toEqual(['WRONG_PHASE']);
    await expectVote();
  });
});
