import { rankImages, tallyOf } from '@photo-competition/count/ranking';
import { basisOf, scoredVotes } from './basis.ts';

/** By number of votes with one point to five. */
const votesByPoint = [
  [0, 0, 0, 2, 1],
  [0, 1, 1, 0, 0],
  [0, 0, 0, 0, 0],
  [5, 0, 0, 0, 7],
];
const all = votesByPoint.map((votes, i) => tallyOf(i + 1, 'colour', votes, 1));
const images = all.slice(0, 3);

test('m is the mean point of the category, C the mean number of votes of all its images', () => {
  expect(basisOf(images)).toEqual({ images: 3, votes: 5, meanPoint: 18 / 5, votesPerImage: 5 / 3 });
});

test.each(['BAYESIAN', 'TRIMMED'] as const)(
  'with them the formula that the page tells of %s gives the scores of the service',
  (scoring) => {
    const scored = votesByPoint.map((votes) => scoredVotes({ votesByPoint: votes }, scoring, 1));
    const { meanPoint, votesPerImage } = basisOf(scored);
    expect(scored[3]?.votes).toBe(scoring === 'TRIMMED' ? 10 : 12);
    for (const { imageId, score } of rankImages(all, scoring).filter(({ rank }) => rank !== null)) {
      const { votes = 0, points = 0 } = scored[imageId - 1] ?? {};
      const told = (votesPerImage * (meanPoint ?? 0) + points) / (votesPerImage + votes);
      expect(told).toBeCloseTo(score ?? NaN, 12);
    }
  },
);

test('a category without votes has no mean, one without images no votes per image', () => {
  expect(basisOf([{ votes: 0, points: 0 }]).meanPoint).toBeNull();
  expect(basisOf([])).toEqual({ images: 0, votes: 0, meanPoint: null, votesPerImage: 0 });
});
