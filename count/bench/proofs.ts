import { MerkleTree, verifyConsistency, verifyInclusion } from '../src/tree.ts';
import type { Figure } from './figures.ts';
import { nodeHashing } from './hashing.ts';
import { timed } from './spent.ts';

const { sha256 } = nodeHashing;

/** Proofs of each kind that are made and verified. */
const times = 5000;

/** Entries of the log: those of a million ballots in runs of 256. */
const entries = 4000;

/** Milliseconds of the processor that a proof of each kind takes, and its verification. */
export async function measureProofs(): Promise<Figure[]> {
  const leaves = Array.from({ length: entries }, (_, n) => sha256(Uint8Array.of(n >> 8, n)));
  const tree = new MerkleTree(sha256, leaves);
  const { size } = tree;
  const root = tree.root();
  const places = Array.from({ length: times }, (_, n) => (n * 7919) % size);
  const inclusions = places.map((index) => ({
    leaf: leaves[index] as Uint8Array,
    index,
    size,
    root,
    proof: tree.inclusion(index),
  }));
  const consistencies = places.map((index) => ({
    first: 1 + index,
    second: size,
    firstRoot: tree.root(1 + index),
    secondRoot: root,
    proof: tree.consistency(1 + index),
  }));
  const measure = async (name: string, work: (n: number) => unknown): Promise<Figure> => {
    const { processor } = await timed(() => {
      for (let n = 0; n < times; n++) if (work(n) === false) throw new Error('a proof does not hold');
      return Promise.resolve();
    });
    return { name, value: processor / times, unit: 'ms', most: 0.1 };
  };
  return [
    await measure('inclusion', (n) => tree.inclusion(places[n] as number)),
    await measure('consistency', (n) => tree.consistency(1 + (places[n] as number))),
    await measure('inclusion, verified', (n) => verifyInclusion(sha256, inclusions[n] as (typeof inclusions)[number])),
    await measure('consistency, verified', (n) =>
      verifyConsistency(sha256, consistencies[n] as (typeof consistencies)[number]),
    ),
  ];
}
