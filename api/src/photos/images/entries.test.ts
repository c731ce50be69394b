import type { components } from '@photo-competition/schema/rest';
import sharp from 'sharp';
import exifr from 'exifr';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { tiffOfPictures } from '../../testing/photos/oddFiles.ts';
import { jpegPhoto, photoWithMetadata, writtenArtist, writtenExposure } from '../../testing/photos/photographs.ts';
import { hugePng, svgFile, textFile, truncatedPhoto } from '../../testing/photos/refusedFiles.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('entries', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  let photo: Buffer;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin);
    photo = await photoWithMetadata({ width: 1200, height: 800 });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock(within(competition, 'UPLOADING')));

  const mine = (person: Person, slot: string) =>
    service.ask<Schemas['Image']>('GET', `/api/competition/user-image/${competition.id}/${slot}`, {
      token: person.token,
    });
  const bytes = (person: Person, slot: string, resolution: string, headers: Record<string, string> = {}) =>
    service.raw('GET', `/api/competition/user-image/${competition.id}/${slot}/${resolution}`, {
      token: person.token,
      headers,
    });

  test('a photo is stored with its exposure, and derived without any metadata', async () => {
    const { status, body } = await upload(service, anna, competition.id, 'colour-1', photo, { title: ' Dawn ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Dawn', type: 'colour', slot: 1, own: true, width: 1200, height: 800 });
    expect(body.exposure).toMatchObject({ lens: writtenExposure.lens, iso: 400, takenAt: writtenExposure.takenAt });
    for (const resolution of ['thumb', 'small', 'medium', 'large']) {
      for (const format of ['image/avif', 'image/webp', 'image/jpeg']) {
        const response = await bytes(anna, 'colour-1', resolution, { accept: format });
        expect(response.headers.get('content-type')).toBe(format);
        const derived = Buffer.from(await response.arrayBuffer());
        const { exif, xmp, iptc, icc } = await sharp(derived).metadata();
        expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
        expect(derived.includes(Buffer.from(writtenArtist))).toBe(false);
      }
    }
    const jpeg = Buffer.from(await (await bytes(anna, 'colour-1', 'large', { accept: 'image/jpeg' })).arrayBuffer());
    expect(await exifr.parse(jpeg, true)).toBeUndefined();
  });

  test('the original is the file as it came, for its owner and administrators alone', async () => {
    const { body } = await upload(service, anna, competition.id, 'colour-2', photo);
    expect(Buffer.from(await (await bytes(anna, 'colour-2', 'original')).arrayBuffer()).equals(photo)).toBe(true);
    const pathname = `/api/competition/image/${body.id}/original`;
    expect((await service.raw('GET', pathname, { token: admin })).status).toBe(200);
    service.setClock(within(competition, 'VOTING'));
    expect((await service.raw('GET', pathname)).status).toBe(404);
    expect((await service.raw('GET', pathname, { token: bela.token })).status).toBe(404);
  });

  test('a competition takes as many entries as its count can name; a filled slot is still replaced', async () => {
    await upload(service, anna, competition.id, 'colour-3', photo);
    const [{ images } = { images: 0 }] = await service.query<{ images: number }>(
      `select sum(images)::int as images from image_count where competition_id = ${competition.id}`,
    );
    const add = (n: number) =>
      service.query(`update image_count set images = images + (${n}) where competition_id = ${competition.id}
        and type_code = 'colour' and moderation = 'APPROVED'`);
    await add(65_536 - images);
    const { status, body } = await upload<Schemas['Problem']>(service, anna, competition.id, 'colour-4', photo);
    expect([status, body.code]).toEqual([409, 'COMPETITION_FULL']);
    expect(body.detail).toContain('65,536');
    expect((await upload(service, anna, competition.id, 'colour-3', photo)).status).toBe(200);
    await add(-1);
    expect((await upload(service, anna, competition.id, 'colour-4', photo)).status).toBe(201);
    await service.ask('DELETE', `/api/competition/upload/${competition.id}/colour-4`, { token: anna.token });
    await add(1 + images - 65_536);
  });

  test('uploading again replaces the entry; without a file only the words change; deleting empties the slot', async () => {
    const first = await upload(service, anna, competition.id, 'mono-1', photo);
    const words = await upload(service, anna, competition.id, 'mono-1', null, { title: 'Dusk', description: 'Late.' });
    expect(words).toMatchObject({ status: 200, body: { id: first.body.id, title: 'Dusk', description: 'Late.' } });
    const other = await jpegPhoto({ seed: 7 });
    const second = await upload(service, anna, competition.id, 'mono-1', other);
    expect(second.status).toBe(200);
    expect(second.body.version).not.toBe(first.body.version);
    const pathname = `/api/competition/upload/${competition.id}/mono-1`;
    expect((await service.ask('DELETE', pathname, { token: anna.token })).status).toBe(204);
    expect((await mine(anna, 'mono-1')).status).toBe(404);
    const again = await service.ask('DELETE', pathname, { token: anna.token });
    expect(again.body).toMatchObject({ code: 'SLOT_EMPTY', detail: expect.stringContaining('no photo in this slot') });
    // A removal of a photo needs no file.
    expect(again.body.detail).not.toMatch(/file/);
  });

  test('characters that turn the direction of a text around are removed from title and description', async () => {
    const words = { title: 'Dawn\u202e gnp.exe', description: '\u2067A lake\u2069 at 6' };
    const { body } = await upload(service, bela, competition.id, 'colour-4', photo, words);
    expect(body).toMatchObject({ title: 'Dawn gnp.exe', description: 'A lake at 6' });
    const blank = { title: '\u202e\u2066' };
    const refused = await upload<Schemas['Problem']>(service, bela, competition.id, 'colour-4', null, blank);
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'title', code: 'BLANK' }] });
    const pathname = `/api/competition/upload/${competition.id}/colour-4`;
    await service.ask('DELETE', pathname, { token: bela.token });
  });

  test('ten uploads into one slot at the same moment leave one whole entry', async () => {
    const photos = await Promise.all(
      Array.from({ length: 10 }, (_, seed) => jpegPhoto({ width: 400, height: 300, seed })),
    );
    const answers = await Promise.all(photos.map((file) => upload(service, bela, competition.id, 'mono-2', file)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const entries = await service.ask<Schemas['Image'][]>('GET', `/api/competition/user-image/${competition.id}`, {
      token: bela.token,
    });
    expect(entries.body.filter(({ type, slot }) => type === 'mono' && slot === 2)).toHaveLength(1);
    const kept = Buffer.from(await (await bytes(bela, 'mono-2', 'original')).arrayBuffer());
    expect(photos.some((file) => file.equals(kept))).toBe(true);
  });

  test.each([
    ['a text named .jpg', () => Promise.resolve(textFile()), 415, 'UNSUPPORTED_FORMAT'],
    ['an SVG', () => Promise.resolve(svgFile()), 415, 'UNSUPPORTED_FORMAT'],
    ['a truncated JPEG', () => truncatedPhoto(), 422, 'IMAGE_DAMAGED'],
    ['a 30000×30000 PNG of a few kB', () => hugePng(), 422, 'TOO_MANY_PIXELS'],
    ['a photo below the least side', () => jpegPhoto({ width: 90, height: 60 }), 422, 'IMAGE_TOO_SMALL'],
    ['31 MB', () => Promise.resolve(Buffer.alloc(31 * 1024 * 1024, 1)), 413, 'FILE_TOO_LARGE'],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 415, 'UNSUPPORTED_FORMAT'],
  ])('%s is refused, and the old entry stays', async (_, make, status, code) => {
    const before = await upload(service, bela, competition.id, 'colour-3', photo);
    const refused = await upload<Schemas['Problem']>(service, bela, competition.id, 'colour-3', await make());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.errors).toEqual([{ field: 'file', code, message: refused.body.detail }]);
    expect(refused.body.detail.length).toBeGreaterThan(20);
    expect((await mine(bela, 'colour-3')).body.version).toBe(before.body.version);
  });

  test('a raw file of a camera is refused with a sentence that says so, in both languages', async () => {
    const raw = tiffOfPictures([{ width: 900, height: 600, light: 40, tags: { 254: 1, 50_706: 0x0401 } }]);
    const detailIn = async (locale: string) => {
      const headers = { 'accept-language': locale };
      const refused = await upload<Schemas['Problem']>(service, bela, competition.id, 'colour-4', raw, {}, headers);
      const { status, body } = refused;
      expect([status, body.code]).toEqual([415, 'UNSUPPORTED_FORMAT']);
      return body.detail;
    };
    expect(await detailIn('en')).toMatch(/raw files cannot be entered/);
    expect(await detailIn('hu')).toMatch(/nyers \(raw\) fájl/);
    expect((await mine(bela, 'colour-4')).status).toBe(404);
  });

  test.each([
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title', 'TOO_LONG'],
    ['a blank title', { title: '   ' }, 'title', 'BLANK'],
    ['a title that shows nothing', { title: ' \u00a0\u200b' }, 'title', 'BLANK'],
    ['a description of 2001 characters', { description: 'x'.repeat(2001) }, 'description', 'TOO_LONG'],
    ['another person as author', { ownImage: false as unknown as true }, 'ownImage', 'MUST_ACCEPT'],
  ])('%s is refused at its field', async (_, data, field, code) => {
    const { body } = await upload<Schemas['Problem']>(service, bela, competition.id, 'colour-4', photo, data);
    expect(body).toMatchObject({ status: 422, errors: [{ field, code }] });
    expect((await mine(bela, 'colour-4')).status).toBe(404);
  });

  test.each(['colour-5', 'mono-12', 'street-1', 'colour-0', 'colour', 'colour-1-1', 'colour-1.0', 'colour-1e0'])(
    'the slot %s does not exist',
    async (slot) => {
      const pathname = `/api/competition/upload/${competition.id}/${slot}`;
      const put = await upload<Schemas['Problem']>(service, bela, competition.id, slot, photo);
      const remove = await service.ask('DELETE', pathname, { token: bela.token });
      for (const { status, body } of [put, remove])
        expect([status, body.errors]).toEqual([
          422,
          [{ field: 'image_type', code: 'SLOT_UNKNOWN', message: 'This competition has no such slot.' }],
        ]);
    },
  );

  test('outside UPLOADING, at its boundaries and while paused every write is refused', async () => {
    const refused = async (code: string) => {
      const put = await upload<Schemas['Problem']>(service, bela, competition.id, 'colour-4', photo);
      const pathname = `/api/competition/upload/${competition.id}/colour-3`;
      const remove = await service.ask('DELETE', pathname, { token: bela.token });
      expect([put.body.code, remove.body.code]).toEqual([code, code]);
    };
    for (const instant of [competition.competitionStart, competition.votingStart, within(competition, 'VOTING')]) {
      service.setClock(instant);
      await refused('WRONG_PHASE');
    }
    service.setClock(within(competition, 'UPLOADING'));
    const move = (status: string) =>
      service.ask('PUT', `/api/admin/competition/status/${competition.id}/${status}`, { token: admin });
    await move('PAUSED');
    await refused('COMPETITION_PAUSED');
    await move('PUBLISHED');
  });

  test('visitors and administrators enter nothing', async () => {
    const form = new FormData();
    form.set('data', '{}');
    const pathname = `/api/competition/upload/${competition.id}/colour-1`;
    expect((await service.ask('POST', pathname, { form })).status).toBe(401);
    expect((await service.ask('POST', pathname, { token: admin, form })).status).toBe(403);
  });

  test('public bytes: negotiated, immutable under their version, revalidated without it, in ranges', async () => {
    const { body } = await upload(service, anna, competition.id, 'colour-1', photo);
    const pathname = `/api/competition/image/${body.id}/medium`;
    expect((await service.raw('GET', pathname)).status).toBe(404);
    service.setClock(within(competition, 'VOTING'));
    const first = await service.raw('GET', `${pathname}?v=${body.version}`, { headers: { accept: 'image/webp,*/*' } });
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('vary')).toBe('Accept');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const whole = Buffer.from(await first.arrayBuffer());
    const plain = await service.raw('GET', pathname, { headers: { accept: 'image/webp' } });
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    const same = await service.raw('GET', pathname, { headers: { accept: 'image/webp', 'if-none-match': etag } });
    expect(same.status).toBe(304);
    const part = await service.raw('GET', pathname, { headers: { accept: 'image/webp', range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
    const beyond = await service.raw('GET', pathname, { headers: { range: `bytes=${10 ** 9}-` } });
    expect(beyond.status).toBe(416);
  });

  test('where small is still to be made medium stands in, and is not kept', async () => {
    const { body } = await upload(service, anna, competition.id, 'colour-1', photo);
    const pathname = `/api/competition/image/${body.id}`;
    const ask = (resolution: string) => service.raw('GET', `${pathname}/${resolution}?v=${body.version}`);
    service.setClock(within(competition, 'VOTING'));
    const made = await ask('small');
    expect(made.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await service.query(`update image
      set derivatives = jsonb_path_query_array(derivatives, '$[*] ? (@.resolution != "small")') where id = ${body.id}`);
    const [standIn, medium] = [await ask('small'), await ask('medium')];
    expect(standIn.headers.get('cache-control')).toBe('public, no-cache');
    expect(standIn.headers.get('etag')).toBe(medium.headers.get('etag'));
    expect(standIn.headers.get('etag')).not.toBe(made.headers.get('etag'));
    const [bytesOfIt, bytesOfMedium] = [await standIn.arrayBuffer(), await medium.arrayBuffer()];
    expect(Buffer.from(bytesOfIt).equals(Buffer.from(bytesOfMedium))).toBe(true);
  });

  test('a near-duplicate of another entrant is flagged to administrators and to nobody else', async () => {
    const original = await jpegPhoto({ seed: 42 });
    const copy = await sharp(original).modulate({ brightness: 1.05 }).jpeg({ quality: 60 }).toBuffer();
    const first = await upload(service, anna, competition.id, 'mono-3', original);
    const second = await upload(service, bela, competition.id, 'mono-3', copy);
    expect(second.body.similar).toEqual([]);
    const seen = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${second.body.id}`, {
      token: admin,
    });
    expect(seen.body.similar.map(({ imageId }) => imageId)).toContain(first.body.id);
  });

  test('a near-duplicate of an own entry, of an earlier competition too, is told to its owner', async () => {
    const earlier = await announce(service, admin);
    service.setClock(within(earlier, 'UPLOADING'));
    const photo = await jpegPhoto({ seed: 43 });
    const before = await upload(service, anna, earlier.id, 'mono-1', photo);
    service.setClock(within(competition, 'UPLOADING'));
    const copy = await sharp(photo).jpeg({ quality: 50 }).toBuffer();
    await upload(service, bela, competition.id, 'mono-1', copy);
    const first = await upload(service, anna, competition.id, 'mono-1', copy);
    const second = await upload(service, anna, competition.id, 'mono-2', copy);
    const told = (entry: typeof first) => [entry.body.id, entry.body.competitionId];
    const own = second.body.similar.map(({ imageId, competitionId }) => [imageId, competitionId]);
    expect(own.sort()).toEqual([told(before), told(first)].sort());
  });
});
