import { areAlike, likenessOf, readLikeness } from './likeness.ts';

/** A picture of 9 × 8 grey pixels. */
const picture = (grey: (x: number, y: number) => number) =>
  Uint8ClampedArray.from(
    Array.from({ length: 72 }, (_, at) => {
      const value = grey(at % 9, Math.floor(at / 9));
      return [value, value, value, 255];
    }).flat(),
  );
const waves = (x: number, y: number) => 128 + 90 * Math.sin(x * 1.7 + y);

test('the same picture, darker and with some noise, is alike', () => {
  const darker = picture((x, y) => waves(x, y) * 0.7 + ((x * 7 + y * 3) % 5));
  expect(areAlike(likenessOf(picture(waves)), likenessOf(darker))).toBe(true);
});

test('another picture, or the same one mirrored, is not', () => {
  const one = likenessOf(picture(waves));
  expect(areAlike(one, likenessOf(picture((x, y) => 128 + 90 * Math.cos(x * 0.6 - y * 1.3))))).toBe(false);
  expect(areAlike(one, likenessOf(picture((x, y) => waves(8 - x, y))))).toBe(false);
});

test('what the browser cannot show has none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await readLikeness(new Blob(['no picture']))).toBeNull();
  vi.unstubAllGlobals();
});
