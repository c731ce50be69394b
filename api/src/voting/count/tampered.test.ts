/** A recount of the service's own publication detects each alteration, and says where. */
import { verifyCount, type PublishedCount } from '@photo-competition/count/verify';
import { Counted, hours } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import type { Election } from '@photo-competition/count/testing/election';
import { alteredUnderHead, electionIn } from '@photo-competition/count/testing/forged';
import { platform } from '@photo-competition/count/testing/publish';
import { seeded } from '@photo-competition/count/testing/random';
import { tampered, tamperingKinds } from '@photo-competition/count/testing/tamper';

/** How often each of the eleven kinds is tried; more with COUNT_TAMPERINGS. */
const tries = Number(process.env['COUNT_TAMPERINGS'] ?? 20);

describe('a published count', () => {
  let counted: Counted;
  let honest: PublishedCount;
  let untouched: Election;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 16, images: 8 }, { COUNT_BATCH_VOTERS: '4' });
    const images = await counted.images();
    const random = seeded(11);
    // Four batches, one a day, with changes and withdrawals of earlier ballots in each.
    for (let day = 0; day < 4; day++) {
      counted.at(hours.votingStart + 1 + 25 * day);
      for (let person = 1; person <= 16; person++)
        for (const image of images) if (random.next() < 0.5) await counted.vote(person, image, random.int(1, 6));
      if (day > 0) await counted.vote(day, images[0] as number, null);
      await counted.roundAt(hours.votingStart + 25 * (day + 1));
    }
    await counted.roundAt(hours.votingEnd + 1);
    await counted.roundAt(hours.award + 1);
    honest = await counted.published();
    untouched = structuredClone(electionIn(honest));
  });
  afterAll(() => counted.stop());

  test('holds, and has ballots of every kind that is tampered with', async () => {
    const { failures, counted: told } = await verifyCount(platform, honest);
    expect(failures).toEqual([]);
    const { file, sizes } = electionIn(honest);
    expect(told).toMatchObject({ ballots: file.point.length });
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(file.replaced.some((old) => old >= 0)).toBe(true);
  });

  test.each(tamperingKinds)('%s: noticed and named', async (kind) => {
    const election = electionIn(honest);
    const random = seeded(kind.length);
    const { length } = election.file.point;
    /** The election altered at random; some ballots cannot be altered in this way, but never all of them. */
    const forge = (): Election => {
      for (let attempt = 0; attempt < 100 * length; attempt++) {
        const forged = tampered(election, kind, random.int(0, length), random);
        if (forged) return forged;
      }
      throw new Error(`nothing can be altered: ${kind}`);
    };
    for (let tried = 0; tried < tries; tried++) {
      const forged = forge();
      // Sizes of batches are in the records alone.
      const withRecords = kind === 'moved to another batch' || random.next() < 0.5;
      const [first] = (await verifyCount(platform, alteredUnderHead(honest, forged, withRecords))).failures;
      const { ballot, image, record, entries, file } = first ?? {};
      expect({ kind, tried, named: ballot ?? image ?? record ?? entries ?? file }).not.toMatchObject({
        named: undefined,
      });
    }
    // Each was altered by itself: what was published is as it was.
    expect(electionIn(honest)).toEqual(untouched);
  });
});
