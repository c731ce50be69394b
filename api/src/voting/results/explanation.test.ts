import fc from 'fast-check';
import { explainRanks } from '@photo-competition/schema/explanation';
import { rankImages, tallyOf, type Scoring } from '@photo-competition/count/ranking';
import type { CountedImage } from '@photo-competition/schema/resampling';

const image = (imageId: number, histogram: number[], type = 'colour'): CountedImage => ({ imageId, type, histogram });
const decisions = (images: CountedImage[], scoring: Scoring) =>
  [...explainRanks(images, scoring, 1)].map(([id, { decidedBy }]) => [id, decidedBy]);

test('criteria between neighbours: score, votes with the highest point, votes, nothing', () => {
  // Sums of 12, 8, 8, 8, 8 and 6.
  const images = [
    ...[image(1, [0, 0, 0, 3, 0]), image(2, [3, 0, 0, 0, 1]), image(3, [8, 0, 0, 0, 0])],
    ...[image(4, [0, 4, 0, 0, 0]), image(5, [0, 4, 0, 0, 0]), image(6, [6, 0, 0, 0, 0]), image(7, [0, 0, 0, 0, 0])],
  ];
  expect(decisions(images, 'SUM')).toEqual([
    ...[
      [1, null],
      [2, 'SCORE'],
      [3, 'TOP_POINTS'],
    ],
    ...[
      [4, 'VOTES'],
      [5, 'SHARED'],
      [6, 'SCORE'],
    ],
  ]);
});

const histograms = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});

/** Score with one more vote, when the mean and the number of votes of the category stay; in doubles. */
function scoreWithMore(images: CountedImage[], of: CountedImage, scoring: Scoring): { mine: number; others: number[] } {
  const kept = ({ histogram }: CountedImage) => {
    const all = histogram.flatMap((votes, i) => Array<number>(votes).fill(i + 1));
    const cut = scoring === 'TRIMMED' ? Math.floor(all.length / 10) : 0;
    return all.slice(cut, all.length - cut);
  };
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0);
  const all = images.flatMap(kept);
  const c = all.length / images.length;
  const m = sum(all) / all.length;
  const scored = (points: number[]) => (c * m + sum(points)) / (c + points.length);
  const more = { ...of, histogram: of.histogram.map((votes, i) => votes + (i === 4 ? 1 : 0)) };
  return {
    mine: scored(kept(more)),
    others: images.filter((one) => one !== of && kept(one).length > 0).map((one) => scored(kept(one))),
  };
}

test.each(['BAYESIAN', 'TRIMMED'] as const)(
  '%s: the rank with one more vote of the highest point is that of the formula',
  (scoring) => {
    fc.assert(
      fc.property(histograms, (drawn) => {
        const images = drawn.map((histogram, i) => image(i + 1, histogram));
        for (const [id, { rankWithOneMore }] of explainRanks(images, scoring, 1)) {
          const of = images[id - 1] as CountedImage;
          const { mine, others } = scoreWithMore(images, of, scoring);
          // Doubles cannot tell which of two equal scores has more fives.
          if (others.some((other) => Math.abs(other - mine) < 1e-9)) continue;
          expect(rankWithOneMore).toBe(1 + others.filter((other) => other > mine).length);
        }
      }),
      { numRuns: 200 },
    );
  },
);

test('SUM: one more five is what a result with that vote has, and a vote may lead past a shared rank', () => {
  fc.assert(
    fc.property(histograms, (drawn) => {
      const images = drawn.map((histogram, i) => image(i + 1, histogram));
      for (const [id, { rankWithOneMore }] of explainRanks(images, 'SUM', 1)) {
        const tallies = images.map(({ imageId, type, histogram }) =>
          tallyOf(
            imageId,
            type,
            imageId === id ? histogram.map((votes, i) => votes + (i === 4 ? 1 : 0)) : histogram,
            1,
          ),
        );
        expect(rankWithOneMore).toBe(rankImages(tallies, 'SUM').find(({ imageId }) => imageId === id)?.rank);
      }
    }),
  );
});

test('TRIMMED: a tenth vote has two cut, and may lead to a worse rank; the image is not behind itself', () => {
  // Scores of 4.0 and less: with ten fives eight are counted, and (C·m + 40) / (C + 8) is below the second one's.
  const images = [image(1, [0, 0, 0, 0, 9]), image(2, [0, 0, 0, 1, 8]), image(3, [20, 0, 0, 0, 0])];
  const reasons = explainRanks(images, 'TRIMMED', 1);
  expect([1, 2, 3].map((id) => reasons.get(id)?.rankWithOneMore)).toEqual([2, 2, 3]);
});

test('categories are explained apart', () => {
  const found = explainRanks([image(1, [0, 0, 0, 0, 2]), image(2, [2, 0, 0, 0, 0], 'mono')], 'BAYESIAN', 1);
  expect(found.get(2)).toEqual({ decidedBy: null, rankWithOneMore: 1 });
});
