import { compareBytes, toBase64Url } from './bytes.ts';
import type { CountFile } from './countFile.ts';
import { numberBytes, withdrawn } from './encoding.ts';
import { hold } from './failure.ts';

/** The ballots of a competition with the rules that hold for them. */
export interface Ballots {
  file: CountFile;
  /** Number of ballots after each batch, rising; the last one is that of all. */
  sizes: readonly number[];
  minPoint: number;
  maxPoint: number;
}

/** Number of a ballot by its row, as people see it. */
export const numberOf = ({ numbers }: CountFile, row: number): string =>
  toBase64Url(numbers.subarray(row * numberBytes, (row + 1) * numberBytes));

const compareRows = (numbers: Uint8Array, a: number, b: number): number => {
  for (let k = 0; k < numberBytes; k++) {
    const difference = (numbers[a * numberBytes + k] as number) - (numbers[b * numberBytes + k] as number);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** An open-addressed table of rows by number, at most half full; `add` answers an earlier row of the same number, or -1. */
function rowsByNumber(file: CountFile): { find: (number: Uint8Array) => number; add: (row: number) => number } {
  const { numbers } = file;
  const slots = 2 ** Math.ceil(Math.log2(Math.max(4, file.point.length * 2)));
  const table = new Int32Array(slots).fill(-1);
  const startAt = (bytes: Uint8Array, at: number): number =>
    ((bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)) &
    (slots - 1);
  const next = (slot: number): number => (slot + 1) & (slots - 1);
  return {
    find: (number) => {
      for (let slot = startAt(number, 0); ; slot = next(slot)) {
        const row = table[slot] as number;
        if (row < 0 || number.every((byte, k) => byte === numbers[row * numberBytes + k])) return row;
      }
    },
    add: (row) => {
      for (let slot = startAt(numbers, row * numberBytes); ; slot = next(slot)) {
        const held = table[slot] as number;
        if (held < 0) {
          table[slot] = row;
          return -1;
        }
        if (compareRows(numbers, held, row) === 0) return held;
      }
    },
  };
}

/** Rows by number. */
export interface RowIndex {
  /** Row of a number, -1 when there is none. */
  find: (number: Uint8Array) => number;
  /** A row whose number stands in an earlier one too, -1 when there is none. */
  twice: number;
}

/** Whether all numbers rise, as those of a single batch do: most competitions have one. */
function isRising({ numbers, point }: CountFile): boolean {
  for (let row = 1; row < point.length; row++) if (compareRows(numbers, row - 1, row) >= 0) return false;
  return true;
}

/** Row of a number among such that rise, -1 when there is none. */
const rowAmongRising =
  ({ numbers, point }: CountFile) =>
  (number: Uint8Array): number => {
    let low = 0;
    let high = point.length - 1;
    while (low <= high) {
      const row = (low + high) >>> 1;
      const order = compareBytes(numbers.subarray(row * numberBytes, (row + 1) * numberBytes), number);
      if (order === 0) return row;
      if (order < 0) low = row + 1;
      else high = row - 1;
    }
    return -1;
  };

export function indexRows(file: CountFile): RowIndex {
  if (isRising(file)) return { find: rowAmongRising(file), twice: -1 };
  const { find, add } = rowsByNumber(file);
  let twice = -1;
  for (let row = 0; row < file.point.length; row++) if (add(row) >= 0 && twice < 0) twice = row;
  return { find, twice };
}

/** Rule 2: numbers rise within a batch, and none stands twice. @throws BrokenRule */
export function checkNumbers({ file, sizes }: Ballots, { twice }: RowIndex): void {
  if (twice >= 0) hold(false, 'numberTwice', { ballot: numberOf(file, twice) });
  let batch = 0;
  for (let row = 1; row < file.point.length; row++) {
    if (row === sizes[batch]) batch += 1;
    else if (compareRows(file.numbers, row - 1, row) > 0) hold(false, 'numberOrder', { ballot: numberOf(file, row) });
  }
}

/** Rule 3: points are in range, or say that a ballot is a withdrawal. @throws BrokenRule */
export function checkPoints({ file, minPoint, maxPoint }: Ballots): void {
  file.point.forEach((point, row) => {
    if (point !== withdrawn && (point < minPoint || point > maxPoint))
      hold(false, 'pointRange', { ballot: numberOf(file, row), image: imageAt(file, row) });
  });
}

const imageAt = ({ image, imageIds }: CountFile, row: number): number => imageIds[image[row] as number] as number;

/**
 * Rule 4: a replacement names a ballot of the same image, not of a later batch; each is replaced once at most; and walking back
 * from every ballot that is not replaced reaches them all, so that none replaces itself by way of others.
 * @returns for each ballot 1 when it is replaced
 * @throws BrokenRule
 */
export function checkReplacements({ file, sizes }: Ballots): Uint8Array {
  const { replaced, image } = file;
  const n = replaced.length;
  const gone = new Uint8Array(n);
  let batch = 0;
  for (let row = 0; row < n; row++) {
    while (row >= (sizes[batch] ?? Infinity)) batch += 1;
    const old = replaced[row] as number;
    if (old < 0) continue;
    if (gone[old]) hold(false, 'replacedTwice', { ballot: numberOf(file, old), image: imageAt(file, old) });
    if (image[old] !== image[row])
      hold(false, 'replacesOtherImage', { ballot: numberOf(file, row), image: imageAt(file, row) });
    if (old >= (sizes[batch] ?? n))
      hold(false, 'replacesLater', { ballot: numberOf(file, row), image: imageAt(file, row) });
    gone[old] = 1;
  }
  const reached = new Uint8Array(n);
  for (let row = 0; row < n; row++)
    if (!gone[row]) for (let at = row; at >= 0; at = replaced[at] as number) reached[at] = 1;
  const lost = reached.indexOf(0);
  if (lost >= 0) hold(false, 'replacementRing', { ballot: numberOf(file, lost), image: imageAt(file, lost) });
  return gone;
}

/** Rule 5: a withdrawal replaces something. @throws BrokenRule */
export function checkWithdrawals({ file }: Ballots): void {
  file.point.forEach((point, row) => {
    if (point === withdrawn && (file.replaced[row] as number) < 0)
      hold(false, 'withdrawsNothing', { ballot: numberOf(file, row), image: imageAt(file, row) });
  });
}

/** Votes by image and point. */
export interface Histograms {
  /** Number of ballots that stand. */
  standing: number;
  /** Votes of an image by point, from the lowest on, by its index in the file. */
  of: (image: number) => number[];
}

/**
 * Counts the ballots that stand: neither replaced nor withdrawals.
 * @param gone for each ballot 1 when it does not count
 */
export function histogramsOf({ file, minPoint, maxPoint }: Ballots, gone: Uint8Array): Histograms {
  const width = maxPoint - minPoint + 1;
  const counts = new Uint32Array(file.imageIds.length * width);
  let standing = 0;
  for (let row = 0; row < gone.length; row++) {
    const point = file.point[row] as number;
    if (gone[row] || point === withdrawn) continue;
    const at = (file.image[row] as number) * width + point - minPoint;
    counts[at] = (counts[at] as number) + 1;
    standing += 1;
  }
  return { standing, of: (image) => Array.from(counts.subarray(image * width, (image + 1) * width)) };
}
