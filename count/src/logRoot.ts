import { hashBytes, type Sha256 } from './bytes.ts';
import type { CountFile } from './countFile.ts';
import { ballotBytes, bundleSize, entryKind, leafHash, recordEntry, writeBallotRow } from './encoding.ts';
import type { Layout } from './layout.ts';
import type { ReadRecord } from './records.ts';
import { MerkleTree } from './tree.ts';

/** SHA-256 as the recount uses it. */
export interface Hashing {
  sha256: Sha256;
  /**
   * Hashes messages of 64 bytes, as many as `hashes` has room for: a million of them are most of a recount.
   * @param messages a multiple of four of them
   */
  sha256Of64?: (messages: Uint8Array, hashes: Uint8Array) => void;
  /** Hashes bundles in another thread, as `hashBundles` does. Where it is missing or fails, this thread hashes them all. */
  beside?: (part: BundlePart) => Promise<Uint8Array>;
}

/** Bundles of a count that are hashed together. */
export interface BundlePart {
  competition: number;
  file: CountFile;
  bundles: Layout['bundles'];
}

/** Fewest bundles of which another thread is given some: of fewer it would have to be started for less than it takes. */
export const leastShared = 400;

/** Share of the bundles that this thread hashes then: it counts the ballots, too, while the other goes on. */
const ownShare = 0.4;

const oneByOne =
  (sha256: Sha256) =>
  (messages: Uint8Array, hashes: Uint8Array): void => {
    for (let at = 0; at < messages.length; at += ballotBytes)
      hashes.set(sha256(messages.subarray(at, at + ballotBytes)), (at / ballotBytes) * hashBytes);
  };

/** Hashes bundles of ballots, one after the other, in the same memory. */
function bundleHasher({ sha256, sha256Of64 = oneByOne(sha256) }: Hashing, competition: number, file: CountFile) {
  const messages = new Uint8Array(bundleSize * ballotBytes);
  const hashes = new Uint8Array(bundleSize * hashBytes);
  // The leaf's first byte (RFC 9162 §2.1.1), the entry's kind, the commitments.
  const leaf = new Uint8Array(2 + bundleSize * hashBytes);
  leaf[1] = entryKind.ballots;
  const { imageIds, numbers, image, point, replaced } = file;
  const columns = { competition, numbers };
  return (from: number, to: number): Uint8Array => {
    const n = to - from;
    for (let row = from; row < to; row++) {
      const id = imageIds[image[row] as number] as number;
      const at = (row - from) * ballotBytes;
      writeBallotRow(messages, at, columns, row, id, point[row] as number, replaced[row] as number);
    }
    const whole = Math.ceil(n / 4) * 4;
    sha256Of64(messages.subarray(0, whole * ballotBytes), hashes.subarray(0, whole * hashBytes));
    leaf.set(hashes.subarray(0, n * hashBytes), 2);
    return sha256(leaf.subarray(0, 2 + n * hashBytes));
  };
}

/** How often at most it is told how far hashing is: each time a page may be drawn anew. */
const progressSteps = 10;

/** Hashes of the leaves of bundles, 32 bytes each. @param progress called with the number of bundles done, some times */
export function hashBundles(
  hashing: Hashing,
  { competition, file, bundles }: BundlePart,
  progress: (bundles: number) => void = () => undefined,
): Uint8Array {
  const hashBundle = bundleHasher(hashing, competition, file);
  const leaves = new Uint8Array(bundles.length * hashBytes);
  const every = Math.max(1, Math.ceil(bundles.length / progressSteps));
  bundles.forEach(({ from, to }, i) => {
    leaves.set(hashBundle(from, to), i * hashBytes);
    if ((i + 1) % every === 0) progress(i + 1);
  });
  return leaves;
}

/**
 * The same for all bundles of a count, of which another thread hashes some where there is one and enough of them. This thread has
 * hashed its own before this returns, and does not wait for the other.
 * @param progress called with the share that is done, 0 to 1, some times
 */
export async function hashAllBundles(
  hashing: Hashing,
  { bundles, ...count }: BundlePart,
  progress: (share: number) => void = () => undefined,
): Promise<Uint8Array> {
  const { beside } = hashing;
  const own = beside && bundles.length >= leastShared ? Math.ceil(bundles.length * ownShare) : bundles.length;
  const rest = { ...count, bundles: bundles.slice(own) };
  const other = own < bundles.length ? beside?.(rest).catch(() => null) : new Uint8Array(0);
  const leaves = new Uint8Array(bundles.length * hashBytes);
  // The other thread has got about as far, by share.
  leaves.set(hashBundles(hashing, { ...count, bundles: bundles.slice(0, own) }, (done) => progress(done / own)));
  leaves.set((await other) ?? hashBundles(hashing, rest), own * hashBytes);
  progress(1);
  return leaves;
}

/** Parts that the log's tree is built of. */
export interface LogParts {
  /** Hashes of the leaves of bundles, 32 bytes each. */
  leaves: Uint8Array;
  records: readonly ReadRecord[];
  /** Number of entries. */
  size: number;
}

/** The log's tree, built again from the published ballots and records. */
export function rebuildLog(sha256: Sha256, { leaves, records, size }: LogParts): MerkleTree {
  const tree = new MerkleTree(sha256);
  const recordAt = new Map(records.map((one) => [one.position, one.text]));
  let at = 0;
  for (let position = 0; position < size; position++) {
    const text = recordAt.get(position);
    if (text === undefined) tree.append(leaves.subarray(at, (at += hashBytes)));
    else tree.append(leafHash(sha256, recordEntry(text)));
  }
  return tree;
}
