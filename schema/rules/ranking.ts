/** How points become a score (docs/product.md §4). */
export type Scoring = 'BAYESIAN' | 'MEAN' | 'SUM';

/** What an image has received; whole numbers. */
export interface Tally {
  imageId: number;
  /** Code of its image type. */
  type: string;
  /** Number of current votes. */
  votes: number;
  /** Sum of their points. */
  points: number;
  /** Number of votes with the highest point of the competition's range. */
  topVotes: number;
}

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
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** What all images of a type have received together. */
interface TypeTotal {
  images: number;
  votes: number;
  points: number;
}

function totalsOf(tallies: readonly Tally[]): Map<string, TypeTotal> {
  const totals = new Map<string, TypeTotal>();
  for (const { type, votes, points } of tallies) {
    const total = totals.get(type) ?? { images: 0, votes: 0, points: 0 };
    totals.set(type, { images: total.images + 1, votes: total.votes + votes, points: total.points + points });
  }
  return totals;
}

/**
 * Score of an image that has votes (docs/product.md §4). BAYESIAN is `(C·m + Σpoints) / (C + n)` with `m` the mean point over
 * the type and `C` the mean number of votes per image of the type. With `I` images, `V` votes and `S` points in the type,
 * `C = V/I` and `C·m = S/I`; times `I` both parts are whole: `(S + I·Σpoints) / (V + I·n)`.
 */
function scoreOf({ votes, points }: Tally, scoring: Scoring, type: TypeTotal): Fraction {
  if (scoring === 'SUM') return { numerator: BigInt(points), denominator: 1n };
  if (scoring === 'MEAN') return { numerator: BigInt(points), denominator: BigInt(votes) };
  const images = BigInt(type.images);
  return {
    numerator: BigInt(type.points) + images * BigInt(points),
    denominator: BigInt(type.votes) + images * BigInt(votes),
  };
}

interface Scored extends Tally {
  score: Fraction;
}

/** Negative when `a` is the larger one. */
function descending(a: Fraction, b: Fraction): number {
  const difference = b.numerator * a.denominator - a.numerator * b.denominator;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Higher score first; ties by more top-point votes, then by more votes; 0 shares a rank. Never upload time, never chance. */
const compare = (a: Scored, b: Scored): number =>
  descending(a.score, b.score) || b.topVotes - a.topVotes || b.votes - a.votes;

/** Assigns ranks to images that are passed in order, best first. */
function ranking(): (one: Scored) => number {
  let count = 0;
  let rank = 0;
  let before: Scored | undefined;
  return (one) => {
    count += 1;
    if (before === undefined || compare(before, one) !== 0) rank = count;
    before = one;
    return rank;
  };
}

/**
 * Ranks the images of a competition, of which only the counted ones are given (docs/product.md §4).
 * @returns all of them: the ranked ones best first, then those without votes by id
 */
export function rankImages(tallies: readonly Tally[], scoring: Scoring): Ranked[] {
  const totals = totalsOf(tallies);
  const scored = tallies
    .filter(({ votes }) => votes > 0)
    .map((tally) => ({ ...tally, score: scoreOf(tally, scoring, totals.get(tally.type) as TypeTotal) }))
    .sort((a, b) => compare(a, b) || a.imageId - b.imageId);
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
      ...{ imageId, type, votes, points },
      ...{ score: null, rank: null, overallRank: null },
    }))
    .sort((a, b) => a.imageId - b.imageId);
  return [...ranked, ...unranked];
}
