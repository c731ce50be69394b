/** Hashing ballots in two threads gives what one gives, whatever becomes of the other. */
import { bundleSize } from './encoding.ts';
import { hashAllBundles, hashBundles, leastShared, type BundlePart, type Hashing } from './logRoot.ts';
import { electionOf } from './testing/election.ts';
import { sha256 } from './testing/publish.ts';
import { seeded } from './testing/random.ts';

const { file } = electionOf({ voters: 40, images: 12, ballots: 700, batches: 3, changes: 0.05 }, seeded(1));
/** Bundles of one ballot each, as many as are shared. */
const bundlesOf = (n: number) => Array.from({ length: n }, (_, i) => ({ position: i + 1, from: i, to: i + 1 }));
const part = (bundles: BundlePart['bundles']): BundlePart => ({ competition: 7, file, bundles });
const hashing: Hashing = { sha256 };

test('the other thread hashes the last three fifths, and is told what it is of', async () => {
  const shared = part(bundlesOf(leastShared + 1));
  const given: BundlePart[] = [];
  const beside = (one: BundlePart) => {
    given.push(one);
    return Promise.resolve(hashBundles(hashing, one));
  };
  const progress: number[] = [];
  const leaves = await hashAllBundles({ ...hashing, beside }, shared, (share) => progress.push(share));
  expect(leaves).toEqual(hashBundles(hashing, shared));
  expect(given.map(({ competition, bundles }) => [competition, bundles.length, bundles[0]?.from])).toEqual([
    [7, 0.6 * leastShared, 0.4 * leastShared + 1],
  ]);
  expect(progress.at(-1)).toBe(1);
  // A page is drawn anew each time.
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.length).toBeLessThanOrEqual(11);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('hashes of the other thread are taken as they come: a wrong hash does not become right', async () => {
  const shared = part(bundlesOf(leastShared));
  const beside = ({ bundles }: BundlePart) => Promise.resolve(new Uint8Array(bundles.length * 32));
  const leaves = await hashAllBundles({ ...hashing, beside }, shared);
  expect(leaves.subarray(leastShared * 16)).toEqual(new Uint8Array(leastShared * 16));
});

test('this thread hashes all where the other one fails', async () => {
  const shared = part(bundlesOf(leastShared));
  const beside = () => Promise.reject(new Error('no second worker'));
  expect(await hashAllBundles({ ...hashing, beside }, shared)).toEqual(hashBundles(hashing, shared));
});

test('no other thread is started for a small count, nor for one without ballots', async () => {
  let asked = 0;
  const beside = (one: BundlePart) => {
    asked += 1;
    return Promise.resolve(hashBundles(hashing, one));
  };
  for (const n of [0, leastShared - 1])
    expect(await hashAllBundles({ ...hashing, beside }, part(bundlesOf(n)))).toHaveLength(n * 32);
  expect(asked).toBe(0);
  expect(leastShared * bundleSize).toBeGreaterThan(100_000);
});
