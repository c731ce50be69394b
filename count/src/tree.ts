import { sameBytes, type Sha256 } from './bytes.ts';
import { leafHash, nodeHash } from './encoding.ts';

/** Largest power of two below `n`, for n > 1: where RFC 9162 splits a tree of `n` leaves. */
const splitOf = (n: number): number => 2 ** (31 - Math.clz32(n - 1));

/** An append-only Merkle tree (RFC 9162 §2.1) of fewer than 2^31 leaves. Every complete node is kept, two hashes a leaf. */
export class MerkleTree {
  readonly #sha256: Sha256;
  /** `#levels[k][i]` covers the leaves from i·2^k on. */
  readonly #levels: Uint8Array[][] = [[]];

  constructor(sha256: Sha256, leaves: Iterable<Uint8Array> = []) {
    this.#sha256 = sha256;
    for (const leaf of leaves) this.append(leaf);
  }

  get size(): number {
    return this.#levels[0]?.length ?? 0;
  }

  /** @param entry of the log, with its first byte */
  appendEntry(entry: Uint8Array): void {
    this.append(leafHash(this.#sha256, entry));
  }

  /** @param leaf hash of an entry (`leafHash`) */
  append(leaf: Uint8Array): void {
    this.#levels[0]?.push(leaf);
    for (let k = 0; ; k++) {
      const level = this.#levels[k] ?? [];
      if (level.length % 2 !== 0) return;
      const node = nodeHash(this.#sha256, level.at(-2) as Uint8Array, level.at(-1) as Uint8Array);
      (this.#levels[k + 1] ??= []).push(node);
    }
  }

  /** Hash of the leaves [from, to): a kept node where these are a complete subtree. */
  #range(from: number, to: number): Uint8Array {
    const n = to - from;
    const level = 31 - Math.clz32(n);
    if (n === 2 ** level && from % n === 0) return this.#levels[level]?.[from / n] as Uint8Array;
    const split = from + splitOf(n);
    return nodeHash(this.#sha256, this.#range(from, split), this.#range(split, to));
  }

  /** Root of the first leaves. @throws RangeError when there are not so many */
  root(size = this.size): Uint8Array {
    if (size > this.size || size < 0) throw new RangeError('the tree is smaller');
    return size === 0 ? this.#sha256(new Uint8Array(0)) : this.#range(0, size);
  }

  /** Proof that a leaf is in the tree of a size (RFC 9162 §2.1.3.1). @throws RangeError when it is not */
  inclusion(index: number, size = this.size): Uint8Array[] {
    if (index < 0 || index >= size || size > this.size) throw new RangeError('no such leaf');
    const proof: Uint8Array[] = [];
    for (let from = 0, to = size; to - from > 1;) {
      const split = from + splitOf(to - from);
      if (index < split) {
        proof.push(this.#range(split, to));
        to = split;
      } else {
        proof.push(this.#range(from, split));
        from = split;
      }
    }
    return proof.reverse();
  }

  /**
   * Proof that the tree of the first size is the beginning of that of the second (RFC 9162 §2.1.4.1); empty for equal sizes.
   * @throws RangeError unless 0 < first ≤ second ≤ size
   */
  consistency(first: number, second = this.size): Uint8Array[] {
    if (first < 1 || first > second || second > this.size) throw new RangeError('no such sizes');
    const proof: Uint8Array[] = [];
    let from = 0;
    let to = second;
    // Whether the first tree is, in this part, one complete subtree whose root the verifier knows.
    let whole = true;
    while (first !== to) {
      const split = from + splitOf(to - from);
      if (first <= split) {
        proof.push(this.#range(split, to));
        to = split;
      } else {
        proof.push(this.#range(from, split));
        from = split;
        whole = false;
      }
    }
    if (!whole) proof.push(this.#range(from, to));
    return proof.reverse();
  }
}

/** The arguments of an inclusion proof. */
export interface Inclusion {
  leaf: Uint8Array;
  index: number;
  size: number;
  proof: readonly Uint8Array[];
  root: Uint8Array;
}

/** RFC 9162 §2.1.3.2: whether the proof shows the leaf at its place in the tree with that root. */
export function verifyInclusion(sha256: Sha256, { leaf, index, size, proof, root }: Inclusion): boolean {
  if (index < 0 || index >= size) return false;
  let fn = index;
  let sn = size - 1;
  let hash = leaf;
  for (const part of proof) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sha256, part, hash);
      while (fn % 2 === 0 && fn !== 0) {
        fn >>>= 1;
        sn >>>= 1;
      }
    } else {
      hash = nodeHash(sha256, hash, part);
    }
    fn >>>= 1;
    sn >>>= 1;
  }
  return sn === 0 && sameBytes(hash, root);
}

/** The arguments of a consistency proof. */
export interface Consistency {
  first: number;
  second: number;
  firstRoot: Uint8Array;
  secondRoot: Uint8Array;
  proof: readonly Uint8Array[];
}

/** RFC 9162 §2.1.4.2: whether the proof shows that the first tree is the beginning of the second one. */
export function verifyConsistency(
  sha256: Sha256,
  { first, second, firstRoot, secondRoot, proof }: Consistency,
): boolean {
  if (first === second) return first >= 0 && proof.length === 0 && sameBytes(firstRoot, secondRoot);
  if (first < 1 || first > second || proof.length === 0) return false;
  const isPowerOfTwo = (first & (first - 1)) === 0;
  const [start, ...rest] = isPowerOfTwo ? [firstRoot, ...proof] : proof;
  let fn = first - 1;
  let sn = second - 1;
  while (fn % 2 === 1) {
    fn >>>= 1;
    sn >>>= 1;
  }
  let fr = start as Uint8Array;
  let sr = fr;
  for (const part of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      fr = nodeHash(sha256, part, fr);
      sr = nodeHash(sha256, part, sr);
      while (fn % 2 === 0 && fn !== 0) {
        fn >>>= 1;
        sn >>>= 1;
      }
    } else {
      sr = nodeHash(sha256, sr, part);
    }
    fn >>>= 1;
    sn >>>= 1;
  }
  return sn === 0 && sameBytes(fr, firstRoot) && sameBytes(sr, secondRoot);
}
