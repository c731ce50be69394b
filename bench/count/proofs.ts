import { MerkleTree, verifyConsistency, verifyInclusion } from '@photo-competition/schema/count/tree';
import { hash } from 'node:crypto';
import { median } from '../measure/percentile.ts';
import { timed } from './spent.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(hash('sha256', bytes, 'buffer'));
/** Proofs of each kind that are made and verified. */
const proofs = 5000;
/** Reads of a proof from the service, the log's hashes from the database with them. */
const reads = 20;

/** Milliseconds of processor time of a proof of each kind, and of a whole read of one. */
export interface ProofTimes {
  inclusion: number;
  consistency: number;
  verifyInclusion: number;
  verifyConsistency: number;
  read: number;
}

/**
 * @param leaves hashes of the log's entries
 * @param read has the service answer the proof that the log of a size is the beginning of what it is now
 */
export async function measureProofs(
  leaves: readonly Uint8Array[],
  read: (from: number) => Promise<unknown>,
): Promise<ProofTimes> {
  const tree = new MerkleTree(sha256, leaves);
  const { size } = tree;
  const root = tree.root();
  const placeOf = (n: number) => (n * 7919) % size;
  const each = async (work: (n: number) => unknown): Promise<number> => {
    const { processor } = await timed(() => {
      for (let n = 0; n < proofs; n++) if (work(n) === false) throw new Error('a proof does not hold');
      return Promise.resolve();
    });
    return processor / proofs;
  };
  const all = Array.from({ length: proofs }, (_, n) => n);
  const included = all.map((n) => tree.inclusion(placeOf(n)));
  const continued = all.map((n) => tree.consistency(1 + placeOf(n)));
  const roots = all.map((n) => tree.root(1 + placeOf(n)));
  const found = {
    inclusion: await each((n) => tree.inclusion(placeOf(n))),
    consistency: await each((n) => tree.consistency(1 + placeOf(n))),
    verifyInclusion: await each((n) =>
      verifyInclusion(sha256, {
        ...{ leaf: leaves[placeOf(n)] as Uint8Array, index: placeOf(n), size, proof: included[n] ?? [], root },
      }),
    ),
    verifyConsistency: await each((n) =>
      verifyConsistency(sha256, {
        ...{ first: 1 + placeOf(n), second: size, firstRoot: roots[n] as Uint8Array, secondRoot: root },
        proof: continued[n] ?? [],
      }),
    ),
  };
  const spent: number[] = [];
  for (let n = 0; n < reads; n++) spent.push((await timed(async () => void (await read(1 + placeOf(n))))).processor);
  return { ...found, read: median(spent) };
}
