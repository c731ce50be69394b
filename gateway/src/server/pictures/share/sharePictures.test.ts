import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Competition, Image } from '@photo-competition/schema/rest';
import { shortened } from '@photo-competition/schema/plainText';
import sharp from 'sharp';
import { hangUp, json, problem } from '../../../testing/fakeRest.ts';
import { competition, image, pageOf } from '../../../testing/graph/restObjects.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../../testing/startGateway.ts';
import { writtenText, type Render, type TextStyle } from './writtenText.ts';

const seventh = 'GET /api/competition/7';
const list = 'GET /api/competition/paged/7';
const bytes = 'GET /api/competition/image/12/medium';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMITS: 'off', UPSTREAM_SHARED_BYTES: '0', UPSTREAM_BREAKER_FAILURES: '10000' });
});
afterAll(() => gateway.close());

const author = { id: 3, username: 'entrant03', firstName: 'Örs', lastName: 'Németh' };
const won = { rank: 1, overallRank: 1, score: 4.5, votes: 4, points: 18, votesByPoint: [0, 0, 0, 2, 2] };

/** Another version for each test, since what has been drawn is kept. */
let version = 0;

/** The service's answer about a competition that has ended, and its winner. */
function answer(of: Partial<Competition> = {}, winner: Partial<Image> | null = {}): void {
  gateway.rest.reset();
  gateway.rest.answer(seventh, json(competition({ status: 'ARCHIVED', ended: true, ...of })));
  const own = { author, result: won as Image['result'], title: 'Őszi tűz', version: `v${version}`, ...winner };
  gateway.rest.answer(list, json(pageOf(winner === null ? [] : [image(12, own)], 0, 1)));
}

const photoOf = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const answerPhoto = (photo: Buffer): void =>
  gateway.rest.answer(bytes, (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo));

beforeEach(async () => {
  version++;
  answer();
  answerPhoto(await photoOf(1200, 800));
});

const get = (where = '/media/share/7/hu', headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${where}`, { headers });
const pictureOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const asked = (route: string) => gateway.rest.asked(route).length;

describe('a share picture', () => {
  it('is a JPEG in the size of a preview, for caches of everybody', async () => {
    const response = await get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const { format, width, height } = await sharp(await pictureOf(response)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('is drawn once, and not sent again to a client that has it', async () => {
    const responses = await Promise.all([get(), get(), get()]);
    const etag = responses[0]?.headers.get('etag') ?? '';
    expect(asked(bytes)).toBe(1);
    // The request of a browser that has the picture; `fetch` alone would ask for it anew.
    const conditions = { 'cache-control': 'max-age=0', pragma: 'x' };
    const again = await get('/media/share/7/hu?v=other', { 'if-none-match': etag, ...conditions });
    expect([again.status, asked(bytes)]).toEqual([304, 1]);
  });

  it.each([
    ['title', {}, { title: 'Téli csend' }],
    ['author', {}, { author: { ...author, lastName: 'Kovács' } }],
    ['competition', { title: { hu: 'Őszi pályázat', en: 'Autumn' } }, {}],
  ])('is another one with another %s', async (_, of, winner) => {
    const first = await pictureOf(await get());
    answer(of, winner);
    answerPhoto(await photoOf(1200, 800));
    expect((await pictureOf(await get())).equals(first)).toBe(false);
  });

  it('is in the language of its address, whatever the reader’s is', async () => {
    const hungarian = await pictureOf(await get('/media/share/7/hu', { 'accept-language': 'en' }));
    const english = await pictureOf(await get('/media/share/7/en', { 'accept-language': 'en' }));
    expect(english.equals(hungarian)).toBe(false);
  });

  it('shows what a visitor may read, whoever asks', async () => {
    await get('/media/share/7/hu', { authorization: `Bearer ${tokenOf(3, true)}` });
    expect(gateway.rest.requests.length).toBeGreaterThanOrEqual(3);
    expect(gateway.rest.requests.map(({ headers }) => headers.authorization)).toEqual(
      gateway.rest.requests.map(() => undefined),
    );
  });

  it.each([
    ['an upright photo', 800, 1200],
    ['a panorama', 1200, 300],
    ['a tiny one', 40, 30],
  ])('takes %s', async (_, width, height) => {
    answerPhoto(await photoOf(width, height));
    const picture = await sharp(await pictureOf(await get())).metadata();
    expect([picture.width, picture.height]).toEqual([1200, 630]);
  });

  it.each([
    ['long', 'árvíztűrő tükörfúrógép '.repeat(5)],
    ['without a place to break', 'W'.repeat(120)],
    ['that looks like markup', '<span size="999999">&amp; </span> "\'\u0000\u0007'],
    ['in other scripts', 'Привет 日本 שלום 😀'],
    ['of nothing that is seen', '\u200b'],
  ])('takes a title %s', async (_, title) => {
    answer({}, { title, author: null });
    answerPhoto(await photoOf(1200, 800));
    expect((await get()).status).toBe(200);
  });
});

describe('there is no share picture', () => {
  const refusal = async (where?: string) => {
    const response = await get(where);
    const { requestId, ...body } = (await response.json()) as Record<string, unknown>;
    expect(requestId).toEqual(expect.any(String));
    return { status: response.status, cache: response.headers.get('cache-control'), body };
  };

  it.each([
    ['before the award', () => answer({ ended: false, status: 'PUBLISHED' })],
    ['of a competition that was cancelled', () => answer({ status: 'CANCELLED' }, { result: null })],
    ['without photos', () => answer({}, null)],
    ['without votes', () => answer({}, { result: { ...won, rank: null, overallRank: null } as Image['result'] })],
    ['of a draft', () => gateway.rest.answer(seventh, problem(404, 'NOT_FOUND'))],
    ['of a photo that was hidden meanwhile', () => gateway.rest.answer(bytes, problem(404, 'NOT_FOUND'))],
  ])('%s, and the answer is that of an address without anything', async (_, arrange) => {
    arrange();
    const nothing = await refusal('/media/share/7/de');
    expect(nothing).toMatchObject({ status: 404, cache: 'no-store', body: { code: 'NOT_FOUND' } });
    expect(await refusal()).toEqual(nothing);
  });

  it('before the award though it was drawn: what a winner was is not remembered', async () => {
    await get();
    answer({ ended: false, status: 'PUBLISHED' });
    expect((await refusal()).status).toBe(404);
  });

  it.each(['/media/share/7', '/media/share/7/hu/x', '/media/share/x/hu', '/media/share/12345678901/hu'])(
    'at %s, and nothing is asked for it',
    async (where) => {
      gateway.rest.reset();
      expect((await refusal(where)).status).toBe(404);
      expect(gateway.rest.requests).toHaveLength(0);
    },
  );

  it('while the service does not answer, or the photo cannot be read; it is drawn when it can', async () => {
    gateway.rest.answer(seventh, hangUp);
    expect(await refusal()).toMatchObject({ status: 502, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    answer();
    answerPhoto(Buffer.from('not a photo'));
    expect(await refusal()).toMatchObject({ status: 502, cache: 'no-store' });
    answerPhoto(await photoOf(1200, 800));
    expect((await get()).status).toBe(200);
  });
});

describe('a text', () => {
  const render: Render = (options) => sharp(options);
  const style: TextStyle = { font: 'heading', size: 42, color: '#ffffff', width: 360, maxLines: 2 };
  const write = async (text: string, changes: Partial<TextStyle> = {}) => {
    const written = await writtenText(render, text, { ...style, ...changes });
    if (!written) throw new Error('nothing is written');
    return written;
  };

  it.each(['heading', 'body'] as const)('has the letters of Hungarian in the font of a %s', async (font) => {
    for (const [accented, plain] of ['őo', 'űu', 'ŐO', 'ŰU', 'őö', 'űü'])
      expect((await write(accented ?? '', { font })).data.equals((await write(plain ?? '', { font })).data)).toBe(
        false,
      );
  });

  it('is in the product’s fonts, which differ', async () => {
    const [heading, body] = [await write('Rag', { font: 'heading' }), await write('Rag', { font: 'body' })];
    expect(heading.data.equals(body.data)).toBe(false);
  });

  it('is cut with an ellipsis where it does not fit, at the end of what does', async () => {
    const long = 'Őszi fotópályázat a nagyvárosok fényeiről és árnyairól';
    const whole = await write(long, { maxLines: 9 });
    const cut = await write(long);
    expect(cut.height).toBeLessThanOrEqual(42 * 2.6);
    expect(whole.height).toBeGreaterThan(cut.height);
    const beginnings = Array.from({ length: long.length - 1 }, (_, index) => shortened(long, long.length - 1 - index));
    const isCut = async (text: string) => (await write(text, { maxLines: 9 })).data.equals(cut.data);
    const equal = [];
    for (const text of new Set(beginnings)) if (await isCut(text)) equal.push(text);
    expect(equal).toEqual([expect.stringMatching(/^Őszi.*…$/)]);
  });

  it.each(['', '   ', '\u0000', '\u200b', '\u3164'])('that has nothing to see is none: %j', async (text) => {
    expect(await writtenText(render, text, style)).toBeNull();
  });
});
