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
}

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

/**
 * The log's tree, built again from the published ballots and records.
 * @param size number of entries
 * @param progress called with the number of ballots done, some hundred times
 */
export function rebuildLog(
  hashing: Hashing,
  { file, records, layout, size }: { file: CountFile; records: readonly ReadRecord[]; layout: Layout; size: number },
  progress: (ballots: number) => void = () => undefined,
): MerkleTree {
  const tree = new MerkleTree(hashing.sha256);
  const hashBundle = bundleHasher(hashing, layout.open.record.competition, file);
  const recordAt = new Map(records.map((one) => [one.position, one.text]));
  const every = Math.max(1, Math.ceil(layout.bundles.length / 200));
  let bundle = 0;
  for (let position = 0; position < size; position++) {
    const text = recordAt.get(position);
    if (text !== undefined) {
      tree.append(leafHash(hashing.sha256, recordEntry(text)));
      continue;
    }
    const { from, to } = layout.bundles[bundle] as Layout['bundles'][number];
    tree.append(hashBundle(from, to));
    bundle += 1;
    if (bundle % every === 0) progress(to);
  }
  progress(file.point.length);
  return tree;
}
