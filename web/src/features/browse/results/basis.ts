import { scoredPart, tallyOf, type Scoring } from '@photo-competition/count/ranking';

/** Counts of an image. */
export interface Counted {
  votes: number;
  points: number;
}

/** The part of an image's votes that its score is made of (docs/product.md §4). */
export function scoredVotes({ votesByPoint }: { votesByPoint: number[] }, scoring: Scoring, minPoint: number): Counted {
  return scoredPart(tallyOf(0, '', votesByPoint, minPoint), scoring);
}

/** The numbers from which the scores of a category are computed (docs/product.md §4). */
export interface Basis {
  images: number;
  votes: number;
  /** The mean point over the category, `m`; null without votes. */
  meanPoint: number | null;
  /** The mean number of votes per image, `C`; 0 without images. */
  votesPerImage: number;
}

/** @param images all images of the category, including those without votes */
export function basisOf(images: readonly Counted[]): Basis {
  const votes = images.reduce((sum, image) => sum + image.votes, 0);
  const points = images.reduce((sum, image) => sum + image.points, 0);
  return {
    images: images.length,
    votes,
    meanPoint: votes > 0 ? points / votes : null,
    votesPerImage: images.length > 0 ? votes / images.length : 0,
  };
}
