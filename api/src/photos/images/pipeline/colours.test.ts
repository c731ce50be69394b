/** The colours of derivatives, of files in every colour space, depth and format that photos come in. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expectedColours } from '../../../testing/photos/colours/expected.ts';
import { colourFiles, type Patches } from '../../../testing/photos/colours/files.ts';
import { columns, rows } from '../../../testing/photos/colours/tiff.ts';
import { processImage } from './pipeline.ts';

/** How far a band of a patch may be from what another program shows, of 255. */
const tolerance = 4;
let folder = '';
const largest: Record<string, number> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'colours-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  const [name, difference] = Object.entries(largest).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  process.stdout.write(`${Object.keys(largest).length} files, largest difference ${difference} of 255 (${name})\n`);
});

/** The means of the middle of each patch. */
async function patchesOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5];
    const [left, top] = [Math.round((x / columns) * info.width) - 4, Math.round((y / rows) * info.height) - 4];
    const at = Array.from({ length: 64 }, (_, i) => ((top + (i >> 3)) * info.width + left + (i & 7)) * 3);
    return [0, 1, 2].map((band) => at.reduce((sum, start) => sum + (data[start + band] ?? NaN), 0) / at.length);
  });
}

const differenceOf = (a: Patches, b: Patches): number =>
  Math.max(...a.flatMap((patch, index) => patch.map((band, at) => Math.abs(band - (b[index]?.[at] ?? NaN)))));

test.each(Object.entries(colourFiles))('%s', async (name, make) => {
  const file = path.join(folder, 'upload');
  await writeFile(file, await make());
  const expected = expectedColours[name] ?? [];
  expect(expected).toHaveLength(columns * rows);
  const { derivatives } = await processImage(file, { maxMegapixels: 1, minLongerSide: 1 });
  expect(derivatives).toHaveLength(12);
  let most = 0;
  for (const { bytes } of derivatives) most = Math.max(most, differenceOf(await patchesOf(bytes), expected));
  largest[name] = Math.round(most * 10) / 10;
  expect(most).toBeLessThanOrEqual(tolerance);
});
