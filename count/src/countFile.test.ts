import fc from 'fast-check';
import { CountFileError, decodeCountFile, encodeCountFile, type CountFile } from './countFile.ts';

/** Files of up to 60 ballots; what ballots say need not make sense for the format. */
const files: fc.Arbitrary<CountFile> = fc
  .record({
    images: fc.uniqueArray(fc.integer({ min: 1, max: 0xffffffff }), { minLength: 1, maxLength: 300 }),
    rows: fc.array(fc.record({ image: fc.nat(), point: fc.nat(255), replaced: fc.integer({ min: -60, max: 59 }) }), {
      maxLength: 60,
    }),
    seed: fc.uint8Array({ minLength: 720, maxLength: 720 }),
  })
  .map(({ images, rows, seed }) => ({
    imageIds: Uint32Array.from(images.sort((a, b) => a - b)),
    numbers: seed.slice(0, 12 * rows.length),
    image: Uint16Array.from(rows, ({ image }) => image % images.length),
    point: Uint8Array.from(rows, ({ point }) => point),
    replaced: Int32Array.from(rows, ({ replaced }) => (replaced < 0 || replaced >= rows.length ? -1 : replaced)),
  }));

test('the file is read as it was written', () => {
  fc.assert(fc.property(files, (file) => expect(decodeCountFile(encodeCountFile(file))).toEqual(file)));
});

test('every content has one form: whatever can be read is written again with the same bytes', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.integer({ min: 1, max: 255 }), (file, place, by) => {
      const bytes = encodeCountFile(file);
      const at = place % bytes.length;
      bytes[at] = (bytes[at] as number) ^ by;
      let read: CountFile;
      try {
        read = decodeCountFile(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(CountFileError);
        return;
      }
      expect(encodeCountFile(read)).toEqual(bytes);
    }),
  );
});

test('columns stand where the format says', () => {
  const file: CountFile = {
    imageIds: Uint32Array.from({ length: 300 }, (_, i) => i + 1),
    numbers: Uint8Array.from({ length: 24 }, (_, i) => i),
    image: Uint16Array.of(3, 299),
    point: Uint8Array.of(5, 255),
    replaced: Int32Array.of(-1, 0),
  };
  const bytes = Buffer.from(encodeCountFile(file));
  expect(bytes.subarray(0, 20).toString('hex')).toBe('50434331020000002c0100000100000001000000');
  expect(bytes.subarray(16 + 1200).toString('hex')).toBe(
    `${Buffer.from(file.numbers).toString('hex')}032b000105ff0100000000000000`,
  );
  // The bytes may lie anywhere in a larger buffer.
  const within = new Uint8Array(bytes.length + 3);
  within.set(bytes, 3);
  expect(decodeCountFile(within.subarray(3))).toEqual(file);
});

test('an error about a file that is no count file says what is wrong and where', () => {
  const file: CountFile = {
    imageIds: Uint32Array.of(10, 20),
    numbers: new Uint8Array(36),
    image: Uint16Array.of(0, 1, 1),
    point: Uint8Array.of(1, 2, 3),
    replaced: Int32Array.of(-1, -1, 1),
  };
  const changed = (at: number, value: number) => encodeCountFile(file).with(at, value);
  const rowOf = (bytes: Uint8Array) => {
    try {
      decodeCountFile(bytes);
    } catch (error) {
      return (error as CountFileError).row ?? (error as CountFileError).message;
    }
    return 'read';
  };
  const images = 24 + 36;
  expect(rowOf(new Uint8Array(3))).toBe('not a count file');
  expect(rowOf(changed(0, 0))).toBe('not a count file');
  expect(rowOf(encodeCountFile(file).slice(1))).toBe('not a count file');
  expect(rowOf(encodeCountFile(file).slice(0, -1))).toBe('the length is wrong');
  expect(rowOf(changed(16, 20))).toBe('image ids do not rise');
  expect(rowOf(changed(images + 1, 2))).toBe(1);
  expect(rowOf(changed(images + 9, 3))).toBe('a change names a ballot that is not there');
  expect(rowOf(changed(images + 13, 3))).toBe(2);
  expect(() => encodeCountFile({ ...file, imageIds: new Uint32Array(65_537) })).toThrow(RangeError);
});
