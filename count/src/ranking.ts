import { trimmed } from './trimming.ts';

/** How points become a score (docs/product.md §4). */
export type Scoring = 'BAYESIAN' | 'MEAN' | 'SUM' | 'TRIMMED';

/** Votes with the sum of their points; whole numbers. */
export interface Counted {
  votes: number;
  points: number;
}

/** The votes of an image; whole numbers. */
export interface Tally extends Counted {
  imageId: number;
  /** Code of its image type. */
  type: string;
  /** Number of votes with the highest point of the competition's range. */
  topVotes: number;
  /** The votes that remain for TRIMMED, which cuts a tenth at each end. */
  kept: Counted;
}

const countedOf = (histogram: readonly number[], minPoint: number): Counted => ({
  votes: histogram.reduce((sum, votes) => sum + votes, 0),
  points: histogram.reduce((sum, votes, i) => sum + votes * (minPoint + i), 0),
});

/**
 * The tally of an image.
 * @param histogram number of votes with each point of the range, the lowest first
 */
export const tallyOf = (imageId: number, type: string, histogram: readonly number[], minPoint: number): Tally => ({
  imageId,
  type,
  ...countedOf(histogram, minPoint),
  topVotes: histogram.at(-1) ?? 0,
  kept: countedOf(trimmed(histogram), minPoint),
});

/** An image's place in the results. Score and ranks are null without votes: not voting is not zero. */
export interface Ranked {
  imageId: number;
  type: string;
  votes: number;
  points: number;
  /** The exact score rounded to a double, for people to read: images are never compared by it. */
  score: number | null;
  /** Within the image type; shared ranks skip (1-1-3). */
  rank: number | null;
  /** Within the competition. */
  overallRank: number | null;
}

/** An exact score; the denominator is above 0. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** The sums over all images of a type. */
export interface TypeTotal extends Counted {
  images: number;
}

/** The part of an image's votes that its score is made of. */
export const scoredPart = (tally: Tally, scoring: Scoring): Counted => (scoring === 'TRIMMED' ? tally.kept : tally);

/** The sums over the images of each type, of the votes that scores are made of. */
export function totalsOf(tallies: readonly Tally[], scoring: Scoring): Map<string, TypeTotal> {
  const totals = new Map<string, TypeTotal>();
  for (const tally of tallies) {
    const { votes, points } = scoredPart(tally, scoring);
    const total = totals.get(tally.type) ?? { images: 0, votes: 0, points: 0 };
    totals.set(tally.type, { images: total.images + 1, votes: total.votes + votes, points: total.points + points });
  }
  return totals;
}

/**
 * Score of an image that has votes (docs/product.md §4). BAYESIAN is `(C·m + Σpoints) / (C + n)` with `m` the mean point over
 * the type and `C` the mean number of votes per image of the type. With `I` images, `V` votes and `S` points in the type,
 * `C = V/I` and `C·m = S/I`; times `I` both parts are whole: `(S + I·Σpoints) / (V + I·n)`. TRIMMED is the same of the votes
 * that are kept.
 */
export function scoreOf(tally: Tally, scoring: Scoring, type: TypeTotal): Fraction {
  const { votes, points } = scoredPart(tally, scoring);
  if (scoring === 'SUM') return { numerator: BigInt(points), denominator: 1n };
  if (scoring === 'MEAN') return { numerator: BigInt(points), denominator: BigInt(votes) };
  const images = BigInt(type.images);
  return {
    numerator: BigInt(type.points) + images * BigInt(points),
    denominator: BigInt(type.votes) + images * BigInt(votes),
  };
}

/** An image with its exact score. */
export interface Scored extends Tally {
  score: Fraction;
}

/** Negative when `a` is the larger one. */
export function descending(a: Fraction, b: Fraction): number {
  const difference = b.numerator * a.denominator - a.numerator * b.denominator;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Higher score first; ties by more top-point votes, then by more votes; 0 shares a rank. Never upload time, never chance. */
export const compareScored = (a: Scored, b: Scored): number =>
  descending(a.score, b.score) || b.topVotes - a.topVotes || b.votes - a.votes;

/** Assigns ranks to images that are passed in order, best first. */
function ranking(): (one: Scored) => number {
  let count = 0;
  let rank = 0;
  let before: Scored | undefined;
  return (one) => {
    count += 1;
    if (before === undefined || compareScored(before, one) !== 0) rank = count;
    before = one;
    return rank;
  };
}

/**
 * Ranks the images of a competition, of which only the counted ones are given (docs/product.md §4).
 * @returns all of them: the ranked ones best first, then those without votes by id
 */
export function rankImages(tallies: readonly Tally[], scoring: Scoring): Ranked[] {
  const totals = totalsOf(tallies, scoring);
  const scored = tallies
    .filter(({ votes }) => votes > 0)
    .map((tally) => ({ ...tally, score: scoreOf(tally, scoring, totals.get(tally.type) as TypeTotal) }))
    .sort((a, b) => compareScored(a, b) || a.imageId - b.imageId);
  const overall = ranking();
  const withinType = new Map([...totals.keys()].map((type) => [type, ranking()]));
  const ranked = scored.map((one) => ({
    imageId: one.imageId,
    type: one.type,
    votes: one.votes,
    points: one.points,
    score: Number(one.score.numerator) / Number(one.score.denominator),
    rank: withinType.get(one.type)?.(one) as number,
    overallRank: overall(one),
  }));
  const unranked = tallies
    .filter(({ votes }) => votes === 0)
    .map(({ imageId, type, votes, points }) => ({
      imageId,
      type,
      votes,
      points,
      score: null,
      rank: null,
      overallRank: null,
    }))
    .sort((a, b) => a.imageId - b.imageId);
  return [...ranked, ...unranked];
}
