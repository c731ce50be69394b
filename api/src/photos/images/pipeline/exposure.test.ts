import { afterAll, expect, test } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { jpegPhoto, photoWithExifIn, photoWithMetadata, writtenExposure } from '../../../testing/photos/photographs.ts';
import { readHeader, type ImageHeader } from './decode.ts';
import { exposureOf, readExposure } from './exposure.ts';

const nothing = exposureOf({});
const folder = mkdtempSync(path.join(tmpdir(), 'exposure-'));
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const headerOf = async (name: string, bytes: Uint8Array): Promise<ImageHeader> =>
  readHeader(await stored(name, bytes), { maxMegapixels: 100, minLongerSide: 1 });

test('exposure data are read from JPEG', async () => {
  expect(await readExposure(await headerOf('jpeg', await photoWithMetadata()))).toEqual(writtenExposure);
});

test.each(['png', 'webp', 'avif'] as const)('exposure data are read from %s', async (format) => {
  expect(await readExposure(await headerOf(format, await photoWithExifIn(format)))).toEqual(writtenExposure);
});

test('exposure data are read from the tags of a TIFF file', async () => {
  // An EXIF block is a TIFF file without pixels.
  const { exif } = await sharp(await photoWithMetadata()).metadata();
  const file = await stored('tiff', exif?.subarray(6) ?? Buffer.alloc(0));
  const header: ImageHeader = {
    file,
    format: 'tiff',
    width: 9,
    height: 9,
    maxPixels: 99,
    exif: undefined,
    icc: undefined,
    colours: { kind: 'usual' },
    place: null,
  };
  expect(await readExposure(header)).toEqual(writtenExposure);
});

test('a photo without exposure data and with a broken block: all null', async () => {
  const header = await headerOf('plain', await jpegPhoto({ width: 300, height: 200 }));
  expect(await readExposure(header)).toEqual(nothing);
  const broken = Buffer.concat([Buffer.from('Exif\0\0II*\0\xff\xff\xff\x7f', 'latin1'), Buffer.alloc(50, 0xee)]);
  expect(await readExposure({ ...header, exif: broken })).toEqual(nothing);
  expect(await readExposure({ ...header, exif: Buffer.from('no tags at all') })).toEqual(nothing);
});

test('texts lose control and direction characters and are cut to 120', () => {
  const { camera, lens } = exposureOf({ Model: ' Al\u0000pha\u202e \n 7\u0007 ', LensModel: 'x'.repeat(5000) });
  expect(camera).toBe('Alpha 7');
  expect(lens).toHaveLength(120);
  expect(exposureOf({ Make: '   ', LensModel: '\u0001' })).toEqual(nothing);
  expect(exposureOf({ Make: 'Canon', Model: 'Canon EOS 5D' }).camera).toBe('Canon EOS 5D');
  expect(exposureOf({ Make: 'Apple', Model: 'iPhone 6' }).camera).toBe('Apple iPhone 6');
});

test('numbers are finite, positive and of a possible size, or null', () => {
  for (const value of [0, -1, Number.NaN, Infinity, 1e12, '50', new Uint8Array([50]), undefined])
    expect(exposureOf({ FocalLength: value, FNumber: value, ExposureTime: value, ISO: value })).toEqual(nothing);
  expect(exposureOf({ ISO: [200, 0], FNumber: 2.7999999523 })).toEqual({ ...nothing, iso: 200, aperture: 2.8 });
});

test('a time that does not exist is no time', () => {
  for (const value of [
    '0000:00:00 00:00:00',
    '2023:02:31 10:00:00',
    '2023:01:01 25:00:00',
    '    :  :     :  :  ',
    'yesterday',
  ])
    expect(exposureOf({ DateTimeOriginal: value }).takenAt).toBeNull();
  expect(exposureOf({ DateTimeOriginal: '2024:02:29 23:59:59\0' }).takenAt).toBe('2024-02-29T23:59:59');
});

test('where the reader does not answer nothing is known: it may be asked again', async () => {
  const header = await headerOf('unread', await jpegPhoto({ width: 300, height: 200 }));
  expect(await readExposure({ ...header, format: 'tiff', file: path.join(folder, 'missing') })).toBeNull();
});

test('a sensitivity that the first tag cannot hold stands in a wider one', () => {
  const iso = (tags: Parameters<typeof exposureOf>[0]) => exposureOf(tags).iso;
  expect(iso({ ISO: 65535, RecommendedExposureIndex: 102400 })).toBe(102400);
  expect(iso({ ISO: 65535, StandardOutputSensitivity: 204800 })).toBe(204800);
  expect(iso({ ISO: 65535, ISOSpeed: 80000 })).toBe(80000);
  expect(iso({ RecommendedExposureIndex: 3200 })).toBe(3200);
  expect(iso({ ISO: 65535 })).toBe(65535);
  expect(iso({ ISO: 65535, RecommendedExposureIndex: 100 })).toBe(65535);
  expect(iso({ ISO: 400, RecommendedExposureIndex: 500 })).toBe(400);
});

test('aperture and time are read from APEX values where the plain ones are missing', () => {
  const apex = { ApertureValue: 3, ShutterSpeedValue: 8 };
  expect(exposureOf(apex)).toEqual({ ...nothing, aperture: 2.82843, shutter: 0.00390625 });
  expect(exposureOf({ ...apex, FNumber: 2.8, ExposureTime: 1 / 250 })).toMatchObject({ aperture: 2.8, shutter: 0.004 });
  expect(exposureOf({ ShutterSpeedValue: -2 }).shutter).toBe(4);
  expect(exposureOf({ ApertureValue: 4000, ShutterSpeedValue: Number.NaN })).toEqual(nothing);
});
