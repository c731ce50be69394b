import type { CountFile } from '../countFile.ts';
import { numberBytes, withdrawn } from '../encoding.ts';
import type { Random } from './random.ts';

/** How large an election is. */
export interface ElectionSize {
  voters: number;
  images: number;
  /** Ballots are cast until there are that many. */
  ballots: number;
  batches: number;
  /** Share of ballots that change or withdraw an earlier one. */
  changes: number;
}

/** An election as it could have been: ballots in the order of the log, with who has cast them, which is never published. */
export interface Election {
  file: CountFile;
  /** Index of the voter, one a ballot. */
  voter: Uint32Array;
  /** Number of ballots after each batch. */
  sizes: number[];
  voters: number;
}

/** Casts ballots in the order of time; a voter judges an image once and may change that. */
function cast({ voters, images, ballots, changes }: ElectionSize, random: Random) {
  const voter = new Uint32Array(ballots);
  const image = new Uint16Array(ballots);
  const point = new Uint8Array(ballots);
  const replaced = new Int32Array(ballots).fill(-1);
  const standing = new Map<number, number>();
  const open: number[] = [];
  let n = 0;
  while (n < ballots) {
    const changed = open.length > 0 && random.next() < changes ? (open[random.int(0, open.length)] as number) : -1;
    voter[n] = changed < 0 ? random.int(0, voters) : (voter[changed] as number);
    image[n] = changed < 0 ? random.int(0, images) : (image[changed] as number);
    const key = (voter[n] as number) * images + (image[n] as number);
    const before = standing.get(key);
    // Nobody votes on own images: the voter of an index is the author of the image of that index.
    if (voter[n] === image[n]) continue;
    if (before === undefined) open.push(n);
    else replaced[n] = before;
    const withdraws = before !== undefined && point[before] !== withdrawn && random.next() < 0.2;
    point[n] = withdraws ? withdrawn : random.int(1, 6);
    standing.set(key, n);
    if (changes > 0 && open.length > 1000) open.splice(0, 500);
    n += 1;
  }
  return { voter, image, point, replaced };
}

/** @param count of numbers, all different */
function numbersOf(count: number, random: Random): Uint8Array {
  const numbers = random.bytes(count * numberBytes);
  // The last four bytes are the row's: no two are equal.
  const view = new DataView(numbers.buffer);
  for (let row = 0; row < count; row++) view.setUint32(row * numberBytes + 8, row);
  return numbers;
}

/** Makes an election. Batches end at random places; within each, ballots are in the order of their numbers. */
export function electionOf(size: ElectionSize, random: Random): Election {
  const { ballots, batches, images } = size;
  const byTime = cast(size, random);
  const numbers = numbersOf(ballots, random);
  const ends = new Set([ballots]);
  while (ends.size < Math.min(batches, ballots)) ends.add(random.int(1, ballots));
  const sizes = [...ends].sort((a, b) => a - b);
  const view = new DataView(numbers.buffer);
  const keyOf = Float64Array.from(
    { length: ballots },
    (_, i) => view.getUint32(i * numberBytes) * 2 ** 20 + (view.getUint32(i * numberBytes + 4) >>> 12),
  );
  const compare = (a: number, b: number): number =>
    (keyOf[a] as number) - (keyOf[b] as number) || Buffer.compare(numberAt(a), numberAt(b));
  const numberAt = (row: number) => numbers.subarray(row * numberBytes, (row + 1) * numberBytes);
  const order = new Uint32Array(ballots);
  sizes.forEach((end, batch) => {
    const from = sizes[batch - 1] ?? 0;
    order.set(Uint32Array.from({ length: end - from }, (_, i) => from + i).sort(compare), from);
  });
  const rowOf = new Uint32Array(ballots);
  order.forEach((cast, row) => (rowOf[cast] = row));
  const sorted = new Uint8Array(numbers.length);
  order.forEach((cast, row) => sorted.set(numberAt(cast), row * numberBytes));
  const at = <T extends Uint8Array | Uint16Array | Uint32Array>(column: T): T =>
    column.map((_, row) => column[order[row] as number] as number) as T;
  const replaced = new Int32Array(ballots).map((_, row) => {
    const old = byTime.replaced[order[row] as number] as number;
    return old < 0 ? -1 : (rowOf[old] as number);
  });
  return {
    file: {
      imageIds: Uint32Array.from({ length: images }, (_, i) => 100 + i),
      numbers: sorted,
      image: at(byTime.image),
      point: at(byTime.point),
      replaced,
    },
    voter: at(byTime.voter),
    sizes,
    voters: size.voters,
  };
}
