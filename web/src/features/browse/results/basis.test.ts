import { rankImages } from '@photo-competition/schema/ranking';
import { basisOf } from './basis.ts';

const images = [
  { imageId: 1, type: 'colour', votes: 3, points: 13, topVotes: 1 },
  { imageId: 2, type: 'colour', votes: 2, points: 5, topVotes: 0 },
  { imageId: 3, type: 'colour', votes: 0, points: 0, topVotes: 0 },
];

test('m is the mean point of the category, C the mean number of votes of all its images', () => {
  expect(basisOf(images)).toEqual({ images: 3, votes: 5, meanPoint: 18 / 5, votesPerImage: 5 / 3 });
});

test('with them the formula that the page tells gives the scores of the service', () => {
  const { meanPoint, votesPerImage } = basisOf(images);
  for (const { imageId, score } of rankImages(images, 'BAYESIAN').filter(({ rank }) => rank !== null)) {
    const { votes = 0, points = 0 } = images.find((image) => image.imageId === imageId) ?? {};
    const told = (votesPerImage * (meanPoint ?? 0) + points) / (votesPerImage + votes);
    expect(told).toBeCloseTo(score ?? NaN, 12);
  }
});

test('a category without votes has no mean, one without images no votes per image', () => {
  expect(basisOf([{ votes: 0, points: 0 }]).meanPoint).toBeNull();
  expect(basisOf([])).toEqual({ images: 0, votes: 0, meanPoint: null, votesPerImage: 0 });
});
