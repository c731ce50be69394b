import { expect, test } from '@jest/globals';
import exifr from 'exifr';
import sharp from 'sharp';
import { archivedEntries } from './archivedEntries.ts';
import { drawPicture, drawVariant, longerSide, sceneSvg } from './drawPicture.ts';
import { exifOf } from './exif.ts';
import { aspects, scenes, type Aspect, type DemoPicture } from './picture.ts';
import { canvasOf } from './shapes.ts';
import { nearDuplicate, votingEntries } from './votingEntries.ts';

const entries = [...archivedEntries, ...votingEntries];
const picture = (change: Partial<DemoPicture> = {}): DemoPicture => ({
  seed: 7,
  // Few shapes and nothing painted: quickly drawn.
  scene: 'stairs',
  monochrome: false,
  aspect: '3:2',
  ...change,
});

test.each(Object.entries(scenes))('%s: the same seed draws the same, another seed another', (_, scene) => {
  // Small: how much is drawn grows with the size.
  const draw = (seed: number) => scene(canvasOf(240, 160, seed));
  const svg = draw(7);
  expect(svg.replace(/base64,[^"]*/g, '')).not.toMatch(/NaN|undefined|Infinity/);
  expect(draw(7)).toBe(svg);
  expect(draw(8)).not.toBe(svg);
});

test('the same picture has the same bytes', async () => {
  const [first, second] = await Promise.all([drawPicture(picture()), drawPicture(picture())]);
  expect(first.equals(second)).toBe(true);
  const { width, height, format } = await sharp(first).metadata();
  expect([width, height, format]).toEqual([longerSide, longerSide / 1.5, 'jpeg']);
});

test.each(Object.entries(aspects) as [Aspect, number][])('%s has its proportions', (aspect, ratio) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(sceneSvg(picture({ aspect }))) ?? [];
  expect(Math.max(Number(width), Number(height))).toBe(longerSide);
  expect(Number(width) / Number(height)).toBeCloseTo(ratio, 2);
});

test('monochrome has hardly any colour, colour has some', async () => {
  const spread = async (monochrome: boolean) => {
    const { data } = await sharp(await drawPicture(picture({ scene: 'flower', monochrome })))
      .resize(40, 40)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let sum = 0;
    for (let i = 0; i < data.length; i += 3) sum += Math.abs((data[i] ?? 0) - (data[i + 2] ?? 0));
    return sum / (data.length / 3);
  };
  expect(await spread(true)).toBeLessThan(8);
  expect(await spread(false)).toBeGreaterThan(20);
});

test('exposure data can be read', async () => {
  const tags: Record<string, unknown> = await exifr.parse(await drawPicture(picture({ seed: 3 })), true);
  expect(tags).toMatchObject({ Make: expect.any(String), Model: expect.any(String), LensModel: expect.any(String) });
  for (const name of ['FNumber', 'ExposureTime', 'ISO', 'FocalLength']) expect(Number(tags[name])).toBeGreaterThan(0);
  expect(tags['DateTimeOriginal']).toBeInstanceOf(Date);
});

test('some cameras write where they were, most do not', async () => {
  const located = Array.from({ length: 200 }, (_, seed) => picture({ seed })).filter((one) => exifOf(one).IFD3);
  expect(located.length).toBeGreaterThan(20);
  expect(located.length).toBeLessThan(100);
  const { latitude, longitude } = await exifr.gps(await drawPicture(located[0] ?? picture()));
  expect(Math.abs(latitude - 47.2)).toBeLessThan(1.2);
  expect(Math.abs(longitude - 19.2)).toBeLessThan(1.8);
});

test('a variant has other bytes and a slightly smaller frame, and looks alike', async () => {
  const [original, variant] = [await drawPicture(picture()), await drawVariant(picture())];
  expect(variant.equals(original)).toBe(false);
  const sample = (bytes: Buffer) => sharp(bytes).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const [a, b] = [await sample(original), await sample(variant)];
  const difference = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
  expect(difference).toBeLessThan(15);
  expect((await sharp(variant).metadata()).width).toBeLessThan(longerSide);
});

test('entries are at least 96, each another picture with its own title', () => {
  expect(entries.length).toBeGreaterThanOrEqual(96);
  expect(new Set(entries.map(({ scene, seed }) => `${scene} ${seed}`)).size).toBe(entries.length);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  expect(new Set(entries.map(({ aspect }) => aspect)).size).toBe(Object.keys(aspects).length);
  expect(new Set(entries.map(({ scene }) => scene)).size).toBe(Object.keys(scenes).length);
  for (const list of [archivedEntries, votingEntries])
    // Twelve people with four slots in each category.
    for (const monochrome of [true, false])
      expect(list.filter((entry) => entry.monochrome === monochrome).length).toBeLessThanOrEqual(48);
  expect(votingEntries).toContainEqual(
    expect.objectContaining({ scene: nearDuplicate.of.scene, seed: nearDuplicate.of.seed }),
  );
});
