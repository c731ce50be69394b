import fc from 'fast-check';
import { withdrawn } from './encoding.ts';
import { electionOf, type Election } from './testing/election.ts';
import { publish } from './testing/publish.ts';
import { seeded } from './testing/random.ts';

/** Pairs of ballots of one batch, both standing and neither a change, that two people have cast. */
function exchangeable({ file, voter, sizes }: Election): [number, number][] {
  const replaced = new Set(file.replaced);
  const free = (row: number) => file.replaced[row] === -1 && !replaced.has(row) && file.point[row] !== withdrawn;
  return sizes.flatMap((end, batch) => {
    const rows = Array.from({ length: end - (sizes[batch - 1] ?? 0) }, (_, i) => (sizes[batch - 1] ?? 0) + i).filter(
      free,
    );
    return rows.slice(1).flatMap((row, i): [number, number][] => {
      const before = rows[i] as number;
      return voter[row] === voter[before] ? [] : [[before, row]];
    });
  });
}

test('whose a ballot is among those of its batch changes no published byte', () => {
  const sizes = fc.record({
    voters: fc.integer({ min: 5, max: 40 }),
    images: fc.integer({ min: 2, max: 20 }),
    ballots: fc.integer({ min: 50, max: 300 }),
    batches: fc.integer({ min: 1, max: 4 }),
    changes: fc.constantFrom(0, 0.1),
  });
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (size, seed, chosen) => {
      const election = electionOf(size, seeded(seed));
      const pairs = exchangeable(election);
      fc.pre(pairs.length > 0);
      const [a, b] = pairs[chosen % pairs.length] as [number, number];
      const voter = election.voter.with(a, election.voter[b] as number).with(b, election.voter[a] as number);
      expect(publish({ ...election, voter }).published).toEqual(publish(election).published);
    }),
    { numRuns: 60 },
  );
});
