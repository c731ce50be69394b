/** Files that are odd and whole, raw files of cameras, and TIFF files that hold a preview. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as odd from '../../../testing/photos/oddFiles.ts';
import { jpegPhoto } from '../../../testing/photos/photographs.ts';
import { processImage } from './pipeline.ts';

const limits = { maxMegapixels: 100, minLongerSide: 100 };
const size = { width: 500, height: 375 };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'odd-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function processed(bytes: Buffer) {
  const file = path.join(folder, 'upload');
  await writeFile(file, bytes);
  return processImage(file, limits);
}

/** Mean of all numbers of the large derivative. */
async function lightOf(bytes: Buffer): Promise<number> {
  const { derivatives } = await processed(bytes);
  const pixels = await sharp(derivatives[0]?.bytes).raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

test.each(Object.entries(odd.oddJpegs))('a JPEG %s is taken, and shows what the sound one shows', async (_, alter) => {
  const sound = await jpegPhoto(size);
  const altered = alter(sound);
  expect(altered.equals(sound)).toBe(false);
  const [one, other] = [await processed(sound), await processed(altered)];
  expect(other).toMatchObject(size);
  expect(other.thumbhash).toBe(one.thumbhash);
  expect(other.perceptualHash).toBe(one.perceptualHash);
});

test.each([0.3, 0.6, 0.98])('an odd JPEG of which %d is there is damaged', async (share) => {
  await expect(processed(await odd.oddAndCutOff(share))).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
});

test('a progressive JPEG without an end is damaged: nobody knows how much of it is missing', async () => {
  const progressive = await sharp(await jpegPhoto(size))
    .jpeg({ progressive: true })
    .toBuffer();
  await expect(processed(progressive.subarray(0, -2))).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
});

test.each([
  ['a text', Buffer.from('Image_UTC_Data1700000000000 of a phone\n'.repeat(3))],
  ['a few bytes', Buffer.from([1, 2, 3])],
  ['zeros', Buffer.alloc(40)],
])('an HEIC with %s behind its last box is taken', async (_, trailer) => {
  expect(await processed(await odd.heicWithTrailer(trailer))).toMatchObject({
    format: 'heic',
    width: 240,
    height: 160,
  });
});

test('an HEIC that is cut off is damaged', async () => {
  const whole = await odd.heicWithTrailer(Buffer.alloc(0));
  for (const share of [0.3, 0.9])
    await expect(processed(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toMatchObject({
      code: 'IMAGE_DAMAGED',
    });
});

const preview = { width: 200, height: 150, light: 40, tags: { 254: 1 } };
const photo = { width: 400, height: 300, light: 200, tags: { 254: 0 } };
const sensor = { ...photo, tags: { 254: 0, 262: 32_803 } };
const beginning = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(400)]);

test.each([
  ['DNG', odd.tiffOfPictures([{ ...preview, tags: { 254: 1, 50_706: 0x0401 } }], [sensor])],
  ['NEF or ARW, with its sensor below the preview', odd.tiffOfPictures([preview], [sensor])],
  ['PEF, with its sensor first', odd.tiffOfPictures([{ ...sensor, tags: { 259: 65_535 } }, preview])],
  ['linear DNG', odd.tiffOfPictures([{ ...photo, tags: { 262: 34_892, 50_706: 0x0401 } }])],
  ['CR2', beginning('II*\0\x10\0\0\0CR\x02\0')],
  ['CR3', beginning('\0\0\0\x18ftypcrx \0\0\0\x01crx isom')],
  ['RAF', beginning('FUJIFILMCCD-RAW 0201')],
  ['ORF', beginning('IIRO\x08\0\0\0')],
  ['RW2', beginning('IIU\0\x18\0\0\0')],
])('a raw file is refused as one: %s', async (_, bytes) => {
  await expect(processed(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_FORMAT', raw: true });
});

test('a text is not refused as a raw file', async () => {
  await expect(processed(beginning('just a text'))).rejects.toMatchObject({ code: 'UNSUPPORTED_FORMAT', raw: false });
});

test.each([
  ['behind a preview', odd.tiffOfPictures([preview, photo])],
  ['below a preview', odd.tiffOfPictures([preview], [photo])],
  ['in front of a preview', odd.tiffOfPictures([photo, preview])],
  ['above a preview', odd.tiffOfPictures([photo], [preview])],
])('the photo of a TIFF is found %s', async (_, bytes) => {
  expect(await processed(bytes)).toMatchObject({ format: 'tiff', width: 400, height: 300 });
  expect(Math.abs((await lightOf(bytes)) - 200)).toBeLessThan(3);
});
