import type { components } from '@photo-competition/schema/rest';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  announce,
  graph,
  join,
  loginAdministrator,
  rest,
  upload,
  visitor,
  vote,
  within,
  type Person,
} from './product/people.ts';
import { bomb } from './product/bomb.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { hasRealPhotos, realPhoto } from './product/realPhotos.ts';

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
afterAll(() => product?.stop());

const document = `mutation ($input: UploadImageInput!) {
  uploadImage(input: $input) { image { id } userErrors { code field message } } }`;

interface UploadAnswer {
  data?: {
    uploadImage: {
      image: { id: string } | null;
      userErrors: { code: string; field: string | null; message: string }[];
    };
  };
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

const truncated = async () => {
  const whole = await plainPhoto(3);
  return whole.subarray(0, Math.floor(whole.length * 0.5));
};

async function expectUnchanged(): Promise<void> {
  const path = `/api/competition/user-image/${competition.id}`;
  const { body } = await rest<Schemas['Image'][]>(product, anna, 'GET', path);
  expect(body.map(({ id, version, title }) => [id, version, title])).toEqual([[kept.id, kept.version, kept.title]]);
}

/** A sentence for people, not a code. */
const sentence = /^\p{Lu}.{15,}[.!]/u;

/** Checks the answer of the service itself to an upload. */
async function expectRefused(person: Person, file: Buffer, slot: string, status: number, code: string): Promise<void> {
  const { status: got, body } = await upload<Schemas['Problem']>(product, person, competition.id, slot, file);
  expect([got, body.status, body.code]).toEqual([status, status, code]);
  expect(body.detail).toMatch(sentence);
  await expectUnchanged();
}

describe('uploads', () => {
  beforeEach(() => product.setClock(within(competition, 'UPLOADING')));

  const files: [string, () => Promise<Buffer>, number, string][] = [
    [
      'a text file named .jpg',
      () => Promise.resolve(Buffer.from('not a photo\n'.repeat(99))),
      415,
      'UNSUPPORTED_FORMAT',
    ],
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
      'UNSUPPORTED_FORMAT',
    ],
    ['a truncated JPEG', truncated, 422, 'IMAGE_DAMAGED'],
    ['a 30000×30000 PNG of a few kB', () => Promise.resolve(bomb()), 422, 'TOO_MANY_PIXELS'],
    [
      'a photo below the least side',
      () =>
        sharp(Buffer.alloc(0x3000), { raw: { width: 64, height: 64, channels: 3 } })
          .png()
          .toBuffer(),
      422,
      'IMAGE_TOO_SMALL',
    ],
  ];
  test.each(files)('%s', async (_, make, status, code) => {
    const file = await make();
    const { answer } = await send(anna, file);
    expect(answer.data?.uploadImage.image).toBeNull();
    expect(answer.data?.uploadImage.userErrors.map((error) => error.code)).toEqual([code]);
    expect(answer.data?.uploadImage.userErrors[0]?.message).toMatch(sentence);
    await expectRefused(anna, file, 'colour-1', status, code);
  });

  test.skipIf(!hasRealPhotos)('a damaged photo of a camera (with TEST_PHOTOS_DIR)', async () => {
    const { answer } = await send(anna, realPhoto('corrupted.jpg'));
    expect(answer.data?.uploadImage.userErrors.map(({ code }) => code)).toEqual(['IMAGE_DAMAGED']);
    await expectRefused(anna, realPhoto('corrupted.jpg'), 'colour-1', 422, 'IMAGE_DAMAGED');
  });

  test('31 MB', async () => {
    const { answer } = await send(anna, Buffer.alloc(31 * 1024 * 1024, 7));
    const codes = [
      ...(answer.errors ?? []).map(({ extensions }) => extensions.code),
      ...(answer.data?.uploadImage.userErrors ?? []).map(({ code }) => code),
    ];
    expect(['PAYLOAD_TOO_LARGE', 'FILE_TOO_LARGE']).toContain(codes[0]);
    await expectRefused(anna, Buffer.alloc(31 * 1024 * 1024, 7), 'colour-1', 413, 'FILE_TOO_LARGE');
  });

  test('a foreign slot is empty for everyone else, and an unknown one does not exist', async () => {
    const { answer } = await send(anna, await plainPhoto(4), 'street-1');
    expect(answer.data?.uploadImage.userErrors).toMatchObject([{ code: 'VALIDATION_FAILED', field: 'slot' }]);
    const deletion = await rest(product, bela, 'DELETE', `/api/competition/upload/${competition.id}/colour-1`);
    expect([deletion.status, deletion.body.code]).toEqual([409, 'SLOT_EMPTY']);
    for (const slot of ['street-1', 'colour-5'])
      await expectRefused(anna, await plainPhoto(4), slot, 422, 'VALIDATION_FAILED');
  });

  test('without a session, with a forged token, and without the header that foreign pages cannot send', async () => {
    const photo = await plainPhoto(4);
    expect((await send({ username: 'nobody', token: null }, photo)).answer.errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const forged = { username: 'anna', token: `${anna.token?.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}` };
    expect((await send(forged, photo)).answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const nobody of [forged, visitor]) await expectRefused(nobody, photo, 'colour-1', 401, 'UNAUTHENTICATED');
    const bare = await send(anna, photo, 'colour-1', { 'apollo-require-preflight': '' });
    expect([bare.status, bare.answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    await expectUnchanged();
  });

  test.each(['votingStart', 'VOTING', 'AWARD', 'ENDED'] as const)('outside UPLOADING: %s', async (when) => {
    product.setClock(when === 'votingStart' ? competition.votingStart : within(competition, when));
    const { answer } = await send(anna, await plainPhoto(4));
    expect(answer.data?.uploadImage.userErrors.map(({ code }) => code)).toEqual(['WRONG_PHASE']);
    expect(answer.data?.uploadImage.userErrors[0]?.message).toMatch(/20\d\d/);
    await expectRefused(anna, await plainPhoto(4), 'colour-1', 409, 'WRONG_PHASE');
  });
});

describe('votes', () => {
  beforeAll(async () => {
    product.setClock(within(competition, 'VOTING'));
    await vote(product, bela, kept.id, 3);
  });
  beforeEach(() => product.setClock(within(competition, 'VOTING')));

  /** Refused by the graph and by the service, for this reason, in words; and the vote stands as it did. */
  const expectRefused = async (person: Person, point: unknown, status: number, code: string) => {
    const query = `mutation ($input: CastVoteInput!) { castVote(input: $input) { userErrors { code message } } }`;
    const { data, errors } = await graph<{ castVote: { userErrors: { code: string; message: string }[] } | null }>(
      product,
      person,
      query,
      { input: { imageId: kept.id, point } },
    );
    const told = [
      ...(data?.castVote?.userErrors ?? []),
      ...(errors ?? []).map(({ message, extensions }) => ({ code: extensions.code, message })),
    ];
    expect(told).toEqual([{ code, message: expect.stringMatching(sentence) }]);
    const answer = await vote(product, person, kept.id, point);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatch(sentence);

    product.setClock(within(competition, 'VOTING'));
    const path = `/api/competition/image/${kept.id}`;
    const votes = [anna, bela].map((one) => rest<Schemas['Image']>(product, one, 'GET', path));
    expect((await Promise.all(votes)).map(({ body }) => body.myVote)).toEqual([null, 3]);
  };

  test('on an own image', () => expectRefused(anna, 5, 403, 'OWN_IMAGE'));
  test.each([0, 6, -1])('outside the range: %d', (point) => expectRefused(bela, point, 422, 'VALIDATION_FAILED'));
  test('by a visitor', () => expectRefused(visitor, 5, 401, 'UNAUTHENTICATED'));
  test.each(['votingEnd', 'award'] as const)('at the boundary instant %s', async (boundary) => {
    product.setClock(competition[boundary]);
    await expectRefused(bela, 5, 409, 'WRONG_PHASE');
  });
  test('at the instant votingStart, when nobody is told yet that there is such a photo', async () => {
    product.setClock(competition.votingStart);
    await expectRefused(bela, 5, 404, 'NOT_FOUND');
  });
  test('a second late', async () => {
    product.setClock(new Date(Date.parse(competition.votingEnd) + 1000));
    await expectRefused(bela, 5, 409, 'WRONG_PHASE');
  });
});
