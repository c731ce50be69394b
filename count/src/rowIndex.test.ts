import { numberBytes } from './encoding.ts';
import { indexRows } from './tally.ts';
import { electionOf } from './testing/election.ts';
import { seeded } from './testing/random.ts';

const numberAt = (numbers: Uint8Array, row: number) => numbers.subarray(row * numberBytes, (row + 1) * numberBytes);

test.each([1, 4])('every ballot is found by its number, and no other, in %i batches', (batches) => {
  const { file } = electionOf({ voters: 40, images: 9, ballots: 300, batches, changes: 0.1 }, seeded(batches));
  const { numbers } = file;
  const { find, twice } = indexRows(file);
  expect(twice).toBe(-1);
  for (let row = 0; row < 300; row++) {
    expect(find(numberAt(numbers, row))).toBe(row);
    const other = Uint8Array.from(numberAt(numbers, row));
    other[5] = (other[5] ?? 0) ^ 1;
    expect(find(other)).toBe(-1);
  }
  for (const byte of [0, 255]) expect(find(new Uint8Array(numberBytes).fill(byte))).toBe(-1);
});

test('a number that stands twice is noticed, next to itself and in another batch', () => {
  const { file } = electionOf({ voters: 40, images: 9, ballots: 300, batches: 1, changes: 0 }, seeded(3));
  for (const [from, to] of [
    [10, 11],
    [10, 299],
  ] as const) {
    const numbers = Uint8Array.from(file.numbers);
    numbers.set(numberAt(numbers, from), to * numberBytes);
    expect(indexRows({ ...file, numbers }).twice).toBe(to);
  }
});
