import { createHash, randomBytes } from 'node:crypto';
import { RFC9162 } from '@transmute/rfc9162';
import { leafHash } from './encoding.ts';
import { MerkleTree, verifyConsistency, verifyInclusion } from './tree.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (hashes: Uint8Array | Uint8Array[]) =>
  [hashes].flat().map((hash) => Buffer.from(hash as Uint8Array).toString('hex'));

const most = 70;
/** Sizes whose proofs are compared with the other implementation's, which takes its time. */
const compared = (size: number) => size <= 34 || size >= 69;
const entries = Array.from({ length: most }, (_, i) => new Uint8Array(randomBytes(1 + ((i * 37) % 300))));
const tree = new MerkleTree(sha256);
for (const entry of entries) tree.appendEntry(entry);
const leafAt = (index: number) => leafHash(sha256, entries[index] as Uint8Array);
const flipped = (hash: Uint8Array) => hash.with(7, (hash[7] as number) ^ 1);

test('an empty tree has the hash of nothing as its root', () => {
  expect(hex(new MerkleTree(sha256).root())).toEqual([createHash('sha256').digest('hex')]);
});

test('roots of 1 to 70 entries are those of another implementation', async () => {
  for (let size = 1; size <= most; size++)
    expect(hex(tree.root(size))).toEqual(hex(await RFC9162.treeHead(entries.slice(0, size))));
});

test('a tree of leaf hashes is the tree of the entries', () => {
  const again = new MerkleTree(
    sha256,
    entries.map((_, i) => leafAt(i)),
  );
  expect(hex(again.root())).toEqual(hex(tree.root()));
});

test('every inclusion proof is that of another implementation and proves that leaf at that place, and nothing else', async () => {
  for (let size = 1; size <= most; size++) {
    const root = tree.root(size);
    for (let index = 0; index < size; index++) {
      const proof = tree.inclusion(index, size);
      if (compared(size)) expect(hex(proof)).toEqual(hex(await RFC9162.PATH(index, entries.slice(0, size))));
      const inclusion = { leaf: leafAt(index), index, size, proof, root };
      expect(verifyInclusion(sha256, inclusion)).toBe(true);
      expect(verifyInclusion(sha256, { ...inclusion, leaf: flipped(inclusion.leaf) })).toBe(false);
      expect(verifyInclusion(sha256, { ...inclusion, proof: [...proof, root] })).toBe(false);
      if (size > 1) {
        expect(verifyInclusion(sha256, { ...inclusion, index: (index + 1) % size })).toBe(false);
        expect(verifyInclusion(sha256, { ...inclusion, proof: proof.slice(1) })).toBe(false);
        expect(verifyInclusion(sha256, { ...inclusion, proof: proof.with(0, flipped(proof[0] as Uint8Array)) })).toBe(
          false,
        );
      }
    }
  }
});

test('every consistency proof is that of another implementation and proves those two roots, and nothing else', async () => {
  for (let second = 1; second <= most; second++) {
    for (let first = 1; first <= second; first++) {
      const proof = tree.consistency(first, second);
      const [firstRoot, secondRoot] = [tree.root(first), tree.root(second)];
      if (compared(second)) {
        const other = await RFC9162.PROOF(first, entries.slice(0, second));
        // That one also names the first root where it is a node of the second tree, which RFC 9162 §2.1.4.1 leaves out.
        const isNode = hex(other)[0] === hex(firstRoot)[0];
        expect(hex(proof)).toEqual(hex(isNode ? other.slice(1) : other));
      }
      const consistency = { first, second, firstRoot, secondRoot, proof };
      expect(verifyConsistency(sha256, consistency)).toBe(true);
      expect(verifyConsistency(sha256, { ...consistency, firstRoot: flipped(firstRoot) })).toBe(false);
      expect(verifyConsistency(sha256, { ...consistency, secondRoot: flipped(secondRoot) })).toBe(false);
      expect(verifyConsistency(sha256, { ...consistency, proof: [...proof, firstRoot] })).toBe(false);
      if (first < second)
        expect(verifyConsistency(sha256, { ...consistency, firstRoot: tree.root(first + 1) })).toBe(false);
    }
  }
});

test('a leaf that is not in the tree has no proof', () => {
  expect(() => tree.root(most + 1)).toThrow(RangeError);
  expect(() => tree.inclusion(most)).toThrow(RangeError);
  expect(() => tree.inclusion(-1)).toThrow(RangeError);
  expect(() => tree.consistency(0)).toThrow(RangeError);
  expect(() => tree.consistency(5, 4)).toThrow(RangeError);
  expect(
    verifyConsistency(sha256, {
      first: 0,
      second: 1,
      firstRoot: sha256(new Uint8Array()),
      secondRoot: tree.root(1),
      proof: [],
    }),
  ).toBe(false);
});
