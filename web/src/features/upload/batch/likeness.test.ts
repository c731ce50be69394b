import { areAlike, likenessOf, readLikeness, type Likeness } from './likeness.ts';

/** A picture of 9 × 8 grey pixels. */
const picture = (grey: (x: number, y: number) => number) =>
  Uint8ClampedArray.from(
    Array.from({ length: 72 }, (_, at) => {
      const value = grey(at % 9, Math.floor(at / 9));
      return [value, value, value, 255];
    }).flat(),
  );
const waves = (x: number, y: number) => 128 + 90 * Math.sin(x * 1.7 + y);

const likeness = (grey: (x: number, y: number) => number): Likeness => likenessOf(picture(grey)) ?? [];

test('the same picture, darker and with some noise, is alike', () => {
  const darker = (x: number, y: number) => waves(x, y) * 0.7 + ((x * 7 + y * 3) % 5);
  expect(areAlike(likeness(waves), likeness(darker))).toBe(true);
});

test('even areas with the noise of saving are alike', () => {
  const twoHalves = (x: number) => (x < 4 ? 88 : 130);
  const savedAnew = (x: number, y: number) => twoHalves(x) + ((x * 5 + y * 7) % 5) - 2;
  expect(areAlike(likeness(twoHalves), likeness(savedAnew))).toBe(true);
});

test('colours that are equally bright are not alike', () => {
  const colours = (left: number[], right: number[]) =>
    likenessOf(
      Uint8ClampedArray.from(Array.from({ length: 72 }, (_, at) => [...(at % 9 < 4 ? left : right), 255]).flat()),
    );
  const [red, blue] = [
    [190, 45, 45],
    [48, 80, 190],
  ];
  expect(colours(red, blue)).not.toBeNull();
  expect(areAlike(colours(red, blue) ?? [], colours(blue, red) ?? [])).toBe(false);
});

test('another picture, or the same one mirrored, is not', () => {
  const one = likeness(waves);
  expect(
    areAlike(
      one,
      likeness((x, y) => 128 + 90 * Math.cos(x * 0.6 - y * 1.3)),
    ),
  ).toBe(false);
  expect(
    areAlike(
      one,
      likeness((x, y) => waves(8 - x, y)),
    ),
  ).toBe(false);
});

test('of a picture that shows nothing nothing is said', () => {
  expect(likenessOf(picture((x, y) => 200 + ((x + y) % 3)))).toBeNull();
});

test('a file that the browser cannot show has none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await readLikeness(new Blob(['no picture']))).toBeNull();
  vi.unstubAllGlobals();
});
