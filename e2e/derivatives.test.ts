import type { components } from '@photo-competition/schema/rest';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announce, join, loginAdministrator, upload, within, type Person } from './product/people.ts';
import { artist, lyingPhoto, photoWithPlace } from './product/photos.ts';
import { Product } from './product/product.ts';
import { hasRealPhotos, realPhoto } from './product/realPhotos.ts';

type Schemas = components['schemas'];

let product: Product;
let anna: Person;
let competition: Schemas['AdminCompetition'];
beforeAll(async () => {
  product = await Product.start();
  anna = await join(product, 'anna');
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
});
afterAll(() => product?.stop());

const formats = ['image/avif', 'image/webp', 'image/jpeg'];

async function enter(file: Buffer): Promise<Schemas['Image']> {
  const { status, body } = await upload(product, anna, competition.id, 'colour-1', file);
  expect([200, 201]).toContain(status);
  return body;
}

/** The bytes of the slot as the gateway serves them. */
async function served(resolution: string, accept: string): Promise<Buffer> {
  const url = `${product.url}/media/entry/${competition.id}/colour-1/${resolution}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${anna.token}`, accept } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, accept]);
  return Buffer.from(await response.arrayBuffer());
}

async function expectNoMetadata(): Promise<void> {
  for (const resolution of ['thumb', 'medium', 'large'])
    for (const format of formats) {
      const bytes = await served(resolution, format);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const trace of ['Exif\0\0', 'http://ns.adobe.com/xap', 'Photoshop 3.0', 'GPSLatitude', artist])
        expect(bytes.includes(Buffer.from(trace))).toBe(false);
      if (format === 'image/jpeg') expect(await exifr.gps(bytes).catch(() => undefined)).toBeUndefined();
    }
}

test('a photo with a place: derivatives carry nothing, fields carry the exposure', async () => {
  const { exposure } = await enter(await photoWithPlace());
  expect(exposure).toMatchObject({ aperture: 2.8, shutter: 0.004, iso: 400, focalLength: 50 });
  await expectNoMetadata();
});

test('a photo stored lying is served upright: red above blue', async () => {
  const { width, height } = await enter(await lyingPhoto());
  expect([width, height]).toEqual([800, 1200]);
  const medium = sharp(await served('medium', 'image/jpeg'));
  const { data, info } = await medium.raw().toBuffer({ resolveWithObject: true });
  const redAt = (share: number) => data[(Math.round(info.height * share) * info.width + 30) * info.channels] ?? 0;
  const [top, bottom] = [redAt(0.02), redAt(0.98)];
  expect(top > 150 && bottom < 100).toBe(true);
});

describe.skipIf(!hasRealPhotos)('real photos (with TEST_PHOTOS_DIR)', () => {
  test.each([
    'gps-nikon.jpg',
    'phone.heic',
    'phone-8mp.jpg',
    'phone-nokia.jpg',
    ...['landscape', 'portrait'].flatMap((kind) => [1, 3, 6, 8].map((n) => `orientation-${kind}-${n}.jpg`)),
  ])('%s is upright and carries nothing', async (name) => {
    const { width, height, exposure } = await enter(realPhoto(name));
    if (name.includes('landscape')) expect(width).toBeGreaterThan(height);
    if (name.includes('portrait')) expect(height).toBeGreaterThan(width);
    if (name === 'gps-nikon.jpg') expect(exposure?.camera).toContain('NIKON');
    const { width: w = 0, height: h = 0 } = await sharp(await served('large', 'image/webp')).metadata();
    expect(w / h).toBeCloseTo(width / height, 1);
    await expectNoMetadata();
  });
});
