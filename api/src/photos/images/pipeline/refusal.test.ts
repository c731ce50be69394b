import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  avifPhoto,
  jpegPhoto,
  png16Photo,
  tiffPhoto,
  tinyPhoto,
  webpPhoto,
} from '../../../testing/photos/photographs.ts';
import * as refused from '../../../testing/photos/refusedFiles.ts';
// The import gives this process the decoders of the process for photos.
import './decode.ts';
import { processImage } from './pipeline.ts';

const limits = { maxMegapixels: 100, minLongerSide: 800 };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refusal-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(bytes: Uint8Array, name = 'photo.jpg'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

test.each([
  ['SVG', refused.svgFile()],
  ['GIF', refused.gifFile()],
  ['PDF', refused.pdfFile()],
  ['text named .jpg', refused.textFile()],
  ['an empty file', Buffer.alloc(0)],
  ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
])('%s is no photo', async (_, bytes) => {
  await expect(processImage(await stored(bytes), limits)).rejects.toMatchObject({ code: 'UNSUPPORTED_FORMAT' });
});

test('a format that is not accepted cannot be decoded at all, however it may be disguised', async () => {
  for (const bytes of [refused.svgFile(), refused.gifFile()])
    await expect(sharp(bytes).toBuffer()).rejects.toThrow('unsupported image format');
});

test.each([
  ['cut off', refused.truncatedPhoto],
  ['overwritten in its middle', refused.scratchedPhoto],
  ['of which only the end is missing', () => refused.truncatedPhoto(0.98)],
  ['of which only the first bytes are left', async () => (await jpegPhoto()).subarray(0, 40)],
])('a JPEG %s is damaged', async (_, make) => {
  await expect(processImage(await stored(await make()), limits)).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
});

test.each([
  ['PNG', png16Photo],
  ['WebP', webpPhoto],
  ['AVIF', avifPhoto],
  ['TIFF', tiffPhoto],
])('a %s cut off is damaged', async (_, make) => {
  const whole = await make({ width: 1000, height: 750 });
  const cut = await stored(whole.subarray(0, Math.floor(whole.length * 0.7)));
  await expect(processImage(cut, limits)).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
});

test('a photo below the least size is refused with both numbers', async () => {
  await expect(processImage(await stored(await tinyPhoto()), limits)).rejects.toMatchObject({
    code: 'IMAGE_TOO_SMALL',
    values: { actual: 120, minimum: 800 },
  });
});

test('the limit of megapixels is the one given, to the pixel', async () => {
  const file = await stored(await jpegPhoto({ width: 1000, height: 1000 }));
  await expect(processImage(file, { ...limits, maxMegapixels: 0.999 })).rejects.toMatchObject({
    code: 'TOO_MANY_PIXELS',
  });
  expect(await processImage(file, { ...limits, maxMegapixels: 1 })).toMatchObject({ width: 1000 });
});

test('900 megapixels in a hundred kilobytes are refused in an instant, in flat memory', async () => {
  const png = await refused.hugePng();
  expect(png.length).toBeLessThan(200_000);
  const file = await stored(png);
  const [before, start] = [process.memoryUsage().rss, performance.now()];
  await expect(processImage(file, limits)).rejects.toMatchObject({
    code: 'TOO_MANY_PIXELS',
    values: { actual: 900, maximum: 100 },
  });
  // Decoding takes seconds and 900 MB; the bounds leave room for a busy machine.
  expect(performance.now() - start).toBeLessThan(500);
  expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
});
