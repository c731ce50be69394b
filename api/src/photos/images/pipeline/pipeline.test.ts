import { afterAll, beforeAll, expect, test } from '@jest/globals';
import exifr from 'exifr';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as photographs from '../../../testing/photos/photographs.ts';
import { cornerColours } from '../../../testing/photos/scene.ts';
import { createGate } from './concurrency.ts';
import { processImage, type Derivative } from './pipeline.ts';

const limits = { maxMegapixels: 100, minLongerSide: 800 };
const small = { width: 1000, height: 750 };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pipeline-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function processed(bytes: Buffer) {
  const file = path.join(folder, 'upload');
  await writeFile(file, bytes);
  return processImage(file, limits);
}

/** The colour in the middle of each corner square. */
async function corners(bytes: Buffer): Promise<Record<keyof typeof cornerColours, number[]>> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (u: number, v: number) => {
    const start = (Math.round(v * info.height) * info.width + Math.round(u * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const [near, far] = [0.06, 0.94];
  return { topLeft: at(near, near), topRight: at(far, near), bottomLeft: at(near, far), bottomRight: at(far, far) };
}

async function expectUprightColours(bytes: Buffer, tolerance: number) {
  for (const [corner, colour] of Object.entries(await corners(bytes)))
    cornerColours[corner as keyof typeof cornerColours].forEach((band, index) =>
      expect(Math.abs(band - (colour[index] ?? NaN))).toBeLessThanOrEqual(tolerance),
    );
}

const sizes = (derivatives: Derivative[]) =>
  derivatives.map(({ resolution, format, width, height }) => `${resolution} ${format} ${width}×${height}`);

test('four sizes in three formats, each what it says it is', async () => {
  const { derivatives, ...facts } = await processed(await photographs.jpegPhoto({ width: 3000, height: 2000 }));
  expect(facts).toMatchObject({ format: 'jpeg', contentType: 'image/jpeg', width: 3000, height: 2000 });
  const expected = [
    ['large', '2400×1600'],
    ['medium', '1200×800'],
    ['small', '800×533'],
    ['thumb', '400×267'],
  ].flatMap(([resolution, size]) => ['jpeg', 'webp', 'avif'].map((format) => `${resolution} ${format} ${size}`));
  expect(sizes(derivatives)).toEqual(expected);
  for (const { bytes, format, width, height } of derivatives) {
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : format, width, height, space: 'srgb' });
    expect(metadata.hasAlpha).toBe(false);
    if (format === 'jpeg') expect(metadata.isProgressive).toBe(true);
    await expectUprightColours(bytes, 12);
  }
});

test('nothing is enlarged', async () => {
  const { derivatives } = await processed(await photographs.jpegPhoto(small));
  expect(derivatives.map(({ width }) => width)).toEqual([
    1000, 1000, 1000, 1000, 1000, 1000, 800, 800, 800, 400, 400, 400,
  ]);
});

test.each([1, 3, 6, 8] as const)('orientation %d comes out upright', async (orientation) => {
  const photo = await photographs.orientedPhoto(orientation, small);
  expect((await sharp(photo).metadata()).orientation).toBe(orientation);
  const { width, height, derivatives } = await processed(photo);
  expect([width, height]).toEqual([1000, 750]);
  for (const { bytes } of derivatives) await expectUprightColours(bytes, 20);
});

test.each([
  ['png', '16 bits', photographs.png16Photo, 8],
  ['webp', 'lossy', photographs.webpPhoto, 16],
  ['avif', 'lossy', photographs.avifPhoto, 16],
  ['tiff', 'LZW', photographs.tiffPhoto, 8],
  // Print colours lose their brilliance on the way.
  ['jpeg', 'CMYK', photographs.cmykPhoto, 60],
] as const)('%s (%s) is accepted and keeps its colours', async (format, _, make, tolerance) => {
  const { derivatives, ...facts } = await processed(await make(small));
  expect(facts).toMatchObject({ format, contentType: `image/${format}`, width: 1000, height: 750 });
  for (const { bytes } of derivatives) await expectUprightColours(bytes, tolerance);
});

test('a black-and-white photo stays grey, in sRGB', async () => {
  const { derivatives } = await processed(await photographs.greyPhoto(small));
  for (const { bytes } of derivatives) {
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    for (const [red = 0, green = 0, blue = 0] of Object.values(await corners(bytes)))
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(4);
  }
});

test('transparency is laid on white', async () => {
  const { derivatives } = await processed(await photographs.transparentPng());
  for (const { bytes } of derivatives)
    for (const band of (await corners(bytes)).topRight) expect(band).toBeGreaterThanOrEqual(252);
});

test('no metadata pass into a derivative: no GPS, author, XMP, IPTC or profile', async () => {
  const photo = await photographs.photoWithMetadata(small);
  const before = await sharp(photo).metadata();
  for (const kind of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(before[kind]).toBeInstanceOf(Buffer);
  expect((await exifr.gps(photo))?.latitude).toBeCloseTo(47.4979, 3);

  const { derivatives, exposure } = await processed(photo);
  expect(exposure).toEqual(photographs.writtenExposure);
  for (const { bytes, format } of derivatives) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    for (const name of [photographs.writtenArtist, 'D70', 'GPS', 'adobe:ns:meta'])
      expect(bytes.includes(name)).toBe(false);
    if (format === 'jpeg') expect(await exifr.gps(bytes)).toBeUndefined();
    // The wide-gamut profile has been applied, not thrown away.
    await expectUprightColours(bytes, 20);
  }
});

test('the placeholder is a ThumbHash, the perceptual hash has 64 bits', async () => {
  const { thumbhash, perceptualHash } = await processed(await photographs.jpegPhoto(small));
  expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThanOrEqual(5);
  expect(Buffer.from(thumbhash, 'base64').length).toBeLessThanOrEqual(25);
  expect(perceptualHash).toBe(BigInt.asUintN(64, perceptualHash));
  expect(perceptualHash).toBeGreaterThan(0n);
});

test('too many at once: the surplus is refused as overload, a bad file is still refused for what it is', async () => {
  const file = path.join(folder, 'busy');
  await writeFile(file, await photographs.jpegPhoto(small));
  const gate = createGate(1, 0);
  let end: () => void = () => undefined;
  const held = gate.run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(processImage(file, limits, gate)).rejects.toMatchObject({ code: 'OVERLOADED' });
  await expect(processImage(file, { ...limits, minLongerSide: 1001 }, gate)).rejects.toMatchObject({
    code: 'IMAGE_TOO_SMALL',
    values: { actual: 1000, minimum: 1001 },
  });
  end();
  await held;
});
