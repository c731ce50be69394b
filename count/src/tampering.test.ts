import fc from 'fast-check';
import { verifyCount, type CountReport } from './verify.ts';
import { electionOf } from './testing/election.ts';
import { alteredUnderHead, rewrittenSince } from './testing/forged.ts';
import { platform, publish } from './testing/publish.ts';
import { seeded } from './testing/random.ts';
import { tampered, tamperingKinds } from './testing/tamper.ts';

/** How often each kind is tried here; `npm run bench:count` tries 10,000 times in all. */
const tries = 30;

const elections = fc
  .record({
    voters: fc.integer({ min: 3, max: 60 }),
    images: fc.integer({ min: 2, max: 30 }),
    ballots: fc.integer({ min: 20, max: 700 }),
    batches: fc.integer({ min: 2, max: 5 }),
    changes: fc.constantFrom(0, 0.05, 0.5),
    seed: fc.nat(),
  })
  .map((size) => ({ random: seeded(size.seed), election: electionOf(size, seeded(size.seed)) }));

/** Every failure names what it is about. */
const isNamed = ({ failures: [first] }: CountReport): boolean =>
  first !== undefined &&
  [first.ballot, first.image, first.record, first.entries, first.file].some((named) => named !== undefined);

test('honest elections hold', async () => {
  await fc.assert(
    fc.asyncProperty(elections, async ({ election }) => {
      expect((await verifyCount(platform, publish(election).published)).failures).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test.each(tamperingKinds)('%s: noticed and named, from the files and a signed head alone', async (kind) => {
  await fc.assert(
    fc.asyncProperty(elections, fc.boolean(), async ({ election, random }, withRecords) => {
      const row = random.int(0, election.file.point.length);
      const forged = tampered(election, kind, row, random);
      fc.pre(forged !== null);
      // Sizes of batches are in the records alone.
      const alsoRecords = withRecords || kind === 'moved to another batch';
      const report = await verifyCount(platform, alteredUnderHead(publish(election).published, forged, alsoRecords));
      expect(isNamed(report) || { kind, row, ...report }).toBe(true);
    }),
    { numRuns: tries },
  );
});

test.each(tamperingKinds)(
  '%s, in a log written anew and signed again: noticed by whoever kept a head',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(elections, async ({ election, random }) => {
        const batch = random.int(0, election.sizes.length);
        const row = random.int(0, election.sizes[batch] as number);
        const forged = tampered(election, kind, kind === 'moved to another batch' ? 0 : row, random);
        const keptAll =
          kind === 'undone change' || kind === 'two ballots exchanged' ? election.sizes.length - 1 : batch;
        fc.pre(forged !== null && forged.sizes.every((size, i) => size > (forged.sizes[i - 1] ?? 0)));
        const report = await verifyCount(platform, rewrittenSince(publish(election), forged, keptAll));
        expect(isNamed(report) || { kind, row, ...report }).toBe(true);
      }),
      { numRuns: 10 },
    );
  },
);
