import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { jpegPhoto } from '../../../testing/photos/photographs.ts';
import { derive } from './derive.ts';
import { hammingDistance, nearDuplicateDistance } from './similarity.ts';

const bits = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });

test('the distance counts the bits that differ', () => {
  expect(hammingDistance(0n, 0n)).toBe(0);
  expect(hammingDistance(0b1011n, 0b0010n)).toBe(2);
  expect(hammingDistance(0n, (1n << 64n) - 1n)).toBe(64);
});

test('the distance is a metric, and signed values of a database column count the same', () => {
  fc.assert(
    fc.property(bits, bits, bits, (a, b, c) => {
      expect(hammingDistance(a, b)).toBe(hammingDistance(b, a));
      expect(hammingDistance(a, c)).toBeLessThanOrEqual(hammingDistance(a, b) + hammingDistance(b, c));
      expect(hammingDistance(BigInt.asIntN(64, a), BigInt.asIntN(64, b))).toBe(hammingDistance(a, b));
    }),
  );
});

test('an edited copy is a near-duplicate, another picture is not', async () => {
  const original = await jpegPhoto({ width: 900, height: 675, seed: 7 });
  const other = await jpegPhoto({ width: 900, height: 675, seed: 8 });
  const copies = await Promise.all([
    sharp(original).jpeg({ quality: 30 }).toBuffer(),
    sharp(original).resize(450).toBuffer(),
    sharp(original).greyscale().modulate({ brightness: 1.15 }).toBuffer(),
    sharp(original).extract({ left: 12, top: 10, width: 876, height: 655 }).toBuffer(),
  ]);
  const hashOf = async (photo: Buffer) =>
    (await derive({ pixels: sharp(photo), colours: { kind: 'usual' } })).perceptualHash;
  const hash = await hashOf(original);
  for (const copy of copies)
    expect(hammingDistance(hash, await hashOf(copy))).toBeLessThanOrEqual(nearDuplicateDistance);
  expect(hammingDistance(hash, await hashOf(other))).toBeGreaterThan(nearDuplicateDistance);
});
