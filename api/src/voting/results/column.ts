/** Numbers in a row that grows: ten million of them as parts of objects would be hundreds of megabytes. */
export class Column<A extends Uint8Array | Int16Array | Uint32Array> {
  readonly #make: (length: number) => A;
  #room: A;
  #size = 0;

  /** @param make an array of zeros @param expected how many numbers there will be; more may come */
  constructor(make: (length: number) => A, expected = 0) {
    this.#make = make;
    this.#room = make(expected);
  }

  get size(): number {
    return this.#size;
  }

  push(value: number): void {
    if (this.#size === this.#room.length) {
      const wider = this.#make(Math.ceil(this.#size * 1.5) + 1024);
      wider.set(this.#room);
      this.#room = wider;
    }
    this.#room[this.#size] = value;
    this.#size += 1;
  }

  at(index: number): number {
    return this.#room[index] as number;
  }

  /** All numbers, in an array of their own. */
  toArray(): A {
    return this.#room.slice(0, this.#size) as A;
  }
}

/** The number of something that is numbered from 0 on as it comes. */
export function numberOf<T>(numbers: Map<T, number>, one: T): number {
  const known = numbers.get(one);
  if (known !== undefined) return known;
  numbers.set(one, numbers.size);
  return numbers.size - 1;
}
