/** Above every number that is added. */
const none = 2 ** 31 - 1;

/**
 * The smallest of the numbers that are added to each of many rows: what lies between is not kept, so that a thousand ranks of
 * each of 250,000 images fit into memory. A row is a binary heap whose root is the largest number that is kept.
 */
export class SmallestOfEach {
  readonly #kept: Int32Array;
  readonly #size: number;

  /** @param size how many are kept of a row, at least one */
  constructor(rows: number, size: number) {
    this.#kept = new Int32Array(rows * size).fill(none);
    this.#size = size;
  }

  /** @param value a 32-bit integer */
  add(row: number, value: number): void {
    const kept = this.#kept;
    const root = row * this.#size;
    const end = root + this.#size;
    if (value >= (kept[root] as number)) return;
    let at = root;
    for (;;) {
      let child = 2 * at - root + 1;
      if (child >= end) break;
      if (child + 1 < end && (kept[child + 1] as number) > (kept[child] as number)) child += 1;
      if ((kept[child] as number) <= value) break;
      kept[at] = kept[child] as number;
      at = child;
    }
    kept[at] = value;
  }

  /** The largest one that is kept: with `size` numbers or more in the row, the one that has `size - 1` before it. */
  last(row: number): number {
    return this.#kept[row * this.#size] as number;
  }
}
