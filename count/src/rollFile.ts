import { concatBytes, hashBytes, readU32be, type Sha256 } from './bytes.ts';
import { leafHash, rollEntryBytes, rollEntryOf, type RollEntry } from './encoding.ts';
import { MerkleTree } from './tree.ts';

/** The whole roll: the entries of 40 bytes, one behind the other, by rising id. @param entries by rising id */
export const encodeRollFile = (entries: readonly RollEntry[]): Uint8Array => concatBytes(...entries.map(rollEntryOf));

/** @throws RangeError when the length is not that of whole entries; their order is not looked at */
export function decodeRollFile(bytes: Uint8Array): RollEntry[] {
  if (bytes.length % rollEntryBytes !== 0) throw new RangeError('not a roll');
  return Array.from({ length: bytes.length / rollEntryBytes }, (_, i) => {
    const at = i * rollEntryBytes;
    return {
      id: bytes.slice(at, at + hashBytes),
      cast: readU32be(bytes, at + hashBytes),
      standing: readU32be(bytes, at + hashBytes + 4),
    };
  });
}

/** The roll's tree, whose root stands in the record `close`: a leaf for each entry, in the file's order. */
export const rollTree = (sha256: Sha256, entries: readonly RollEntry[]): MerkleTree =>
  new MerkleTree(
    sha256,
    entries.map((entry) => leafHash(sha256, rollEntryOf(entry))),
  );
