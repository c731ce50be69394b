import { rankImages, tallyOf } from '@photo-competition/count/ranking';
import type { CountedImage } from '@photo-competition/schema/resampling';
import { Explaining, type Explained } from './explaining.ts';
import { GivenVotes } from './normalised.ts';

/** Twenty-three photos in colour, each worse than the one before, one of them without votes; a better one beside one with more votes; and one that nobody judged. */
const images: CountedImage[] = [
  ...Array.from({ length: 23 }, (_, i) => ({ imageId: i + 1, type: 'colour', histogram: [i, 0, 0, 0, 30 - i] })),
  { imageId: 24, type: 'colour', histogram: [0, 0, 0, 0, 0] },
  { imageId: 25, type: 'mono', histogram: [0, 0, 0, 60, 0] },
  { imageId: 26, type: 'mono', histogram: [0, 0, 0, 0, 40] },
  { imageId: 27, type: 'other', histogram: [0, 0, 0, 0, 0] },
];

function explained(seed: number, votes: GivenVotes | null): Explained {
  const tallies = images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, histogram, 1));
  const ranking = rankImages(tallies, 'BAYESIAN');
  const explaining = new Explaining({ images, scoring: 'BAYESIAN', minPoint: 1, ranking, votes }, seed);
  for (;;) {
    const found = explaining.draw(300);
    if (found) return found;
  }
}

test('the best twenty of each category are told by every method, and nobody without votes', () => {
  const { robustness } = explained(7, new GivenVotes());
  expect(robustness).toMatchObject({ seed: 7, rounds: 1000 });
  expect(robustness.methods).toEqual(['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM', 'NORMALISED']);
  const [colour, mono, other] = robustness.categories;
  expect(colour?.type).toBe('colour');
  expect(colour?.rows.map(({ imageId, rank }) => [imageId, rank])).toEqual(
    Array.from({ length: 20 }, (_, i) => [i + 1, i + 1]),
  );
  expect(colour?.winnerShare).toBe(colour?.rows[0]?.firstShare);
  expect(colour?.rows[1]?.ranks.slice(0, 4).map(({ method, rank }) => [method, rank])).toEqual(
    ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM'].map((method) => [method, 2]),
  );
  // Each category is drawn by itself: the best photo of another one is before none of its own.
  expect(colour?.winnerShare).toBeGreaterThan(0.5);
  expect(mono).toMatchObject({
    type: 'mono',
    winnerShare: 1,
    rows: [
      { imageId: 26, rank: 1, interval: [1, 1] },
      { imageId: 25, rank: 2 },
    ],
  });
  expect(mono?.rows[0]?.ranks.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 1, 1, 2]);
  expect(other).toEqual({ type: 'other', winnerShare: null, rows: [] });
});

test('the mean and the number of votes of a category are of all its images that count', () => {
  const { basis } = explained(7, null);
  const points = images
    .slice(0, 24)
    .reduce((sum, { histogram }) => sum + (histogram[0] ?? 0) + 5 * (histogram[4] ?? 0), 0);
  expect(basis).toMatchObject({ scoring: 'BAYESIAN', minPoint: 1 });
  expect(basis.types).toEqual({
    colour: { m: points / 690, c: 690 / 24 },
    mono: { m: 4.4, c: 50 },
    other: { m: null, c: 0 },
  });
});

test('once nobody knows which votes are of one person, nothing is evened out by severity', () => {
  const { robustness } = explained(7, null);
  expect(robustness.methods).toEqual(['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM']);
  expect(robustness.categories[0]?.rows[0]?.ranks).toHaveLength(4);
});

test('another seed draws other figures, the same one the same', () => {
  const shares = (seed: number) =>
    explained(seed, null).robustness.categories[0]?.rows.map(({ firstShare }) => firstShare);
  expect(shares(7)).toEqual(shares(7));
  expect(shares(8)).not.toEqual(shares(7));
});
