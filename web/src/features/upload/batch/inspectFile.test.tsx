import { factsOf, problemOf } from './inspectFile.ts';

const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
const two = (value: number) => [value >> 8, value & 255];
const four = (value: number) => [0, 0, ...two(value)];
const padded = (...parts: (number[] | string)[]) =>
  bytes(
    ...parts,
    Array.from({ length: 40 }, () => 0),
  );

/** A JPEG whose frame header stands behind metadata of that length. */
const jpeg = (width: number, height: number, metadata = 10) =>
  padded(
    [0xff, 0xd8, 0xff, 0xe1, ...two(metadata + 2), ...Array.from({ length: metadata }, () => 7)],
    [0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width)],
  );
const png = (width: number, height: number) =>
  padded([0x89], 'PNG\r\n', [26, 10], four(13), 'IHDR', four(width), four(height));
const facts = (file: Uint8Array<ArrayBuffer>) => factsOf(new DataView(file.buffer));

test.each([
  ['JPEG', jpeg(3000, 2000), { width: 3000, height: 2000 }],
  ['JPEG', jpeg(800, 600, 60_000), { width: 800, height: 600 }],
  ['PNG', png(1200, 900), { width: 1200, height: 900 }],
  [
    'WebP',
    padded('RIFF', four(50), 'WEBPVP8X', four(10), [0, 0, 0, 0], [0xcf, 7, 0], [0x37, 4, 0]),
    { width: 2000, height: 1080 },
  ],
  ['AVIF', padded(four(24), 'ftypavif', four(0), 'mif1'), null],
  ['HEIC', padded(four(24), 'ftypmif1', four(0), 'heic'), null],
  ['TIFF', padded('II', [42, 0]), null],
] as const)('%s is known by its bytes, with its size where that is said', (format, file, pixels) => {
  expect(facts(file)).toEqual({ format, pixels });
});

test.each([
  ['a text', bytes('Hello, this is a text and no photo at all.')],
  ['a GIF', padded('GIF89a')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['a film', padded(four(24), 'ftypisom', four(0), 'mp42')],
  ['next to nothing', bytes([0xff, 0xd8])],
])('%s is none of them', (_, file) => {
  expect(facts(file)).toBeNull();
});

test.each([
  ['fits', jpeg(1000, 700), null],
  ['is too small', jpeg(799, 600), 'fileTooSmall'],
  ['has too many pixels', png(60_000, 60_000), 'fileTooManyPixels'],
  ['is none', bytes('<html>not found</html>'), 'fileKind'],
  ['is empty', bytes(), 'fileEmpty'],
])('a photo that %s', async (_, file, problem) => {
  // Its name and type say nothing.
  expect(await problemOf(new File([file], 'photo.jpg', { type: 'image/jpeg' }), 800)).toBe(problem);
});

test('a photo of more bytes than can be sent', async () => {
  const file = new File([jpeg(1000, 700)], 'photo.jpg');
  Object.defineProperty(file, 'size', { value: 31 * 1024 * 1024 });
  expect(await problemOf(file, 800)).toBe('fileTooLarge');
});

test('a broken header leaves the size to the service', () => {
  expect(facts(padded([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]))).toEqual({ format: 'JPEG', pixels: null });
  expect(facts(padded([0xff, 0xd8, 0xff, 0x00, 0, 4, 1, 2, 9, 9]))?.pixels).toBeNull();
});
