/** Random numbers that a seed repeats (mulberry32). */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** Whole, in [from, to). */
  int: (from: number, to: number) => number;
  bytes: (length: number) => Uint8Array;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from)),
    bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)),
  };
}
