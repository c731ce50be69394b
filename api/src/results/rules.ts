import type { components } from '@photo-competition/schema/rest';

type Schemas = components['schemas'];

/** What an image has received. */
export interface Tally {
  imageId: number;
  type: string;
  votes: number;
  points: number;
  /** Number of votes with the highest point of the range. */
  topVotes: number;
}

/**
 * Score of an image (product.md §4). BAYESIAN is `(C·m + Σpoints) / (C + n)`, with `m` the mean point over the type and
 * `C` the mean number of votes per image of the type; where the type has no votes at all it is 0, as MEAN is without votes.
 */
export function scoreOf({ votes, points }: Tally, scoring: Schemas['Scoring'], type: { m: number; c: number }): number {
  if (scoring === 'SUM') return points;
  if (scoring === 'MEAN') return votes ? points / votes : 0;
  return type.c + votes > 0 ? (type.c * type.m + points) / (type.c + votes) : 0;
}

interface Scored extends Tally {
  score: number;
}

/** Two scores that differ by rounding only are one score. */
const epsilon = 1e-9;

/** Higher score first; ties by more top-point votes, then by more votes; 0 is a shared rank. Never upload time, never chance. */
function compare(a: Scored, b: Scored): number {
  if (Math.abs(a.score - b.score) > epsilon) return b.score - a.score;
  return b.topVotes - a.topVotes || b.votes - a.votes;
}

/** Ranks by image id; shared ranks skip (1-1-3). */
function ranks(scored: Scored[]): Map<number, number> {
  const sorted = [...scored].sort((a, b) => compare(a, b) || a.imageId - b.imageId);
  const found = new Map<number, number>();
  sorted.forEach((one, i) => {
    const before = sorted[i - 1];
    found.set(one.imageId, before && compare(before, one) === 0 ? (found.get(before.imageId) as number) : i + 1);
  });
  return found;
}

function typeMeans(tallies: Tally[]): Map<string, { m: number; c: number }> {
  const sums = new Map<string, { images: number; votes: number; points: number }>();
  for (const { type, votes, points } of tallies) {
    const sum = sums.get(type) ?? { images: 0, votes: 0, points: 0 };
    sums.set(type, { images: sum.images + 1, votes: sum.votes + votes, points: sum.points + points });
  }
  return new Map(
    [...sums].map(([type, { images, votes, points }]) => [type, { m: votes ? points / votes : 0, c: votes / images }]),
  );
}

/** The results of a competition, best first, from the tallies of its APPROVED images. */
export function rankImages(tallies: Tally[], scoring: Schemas['Scoring']): Map<number, Schemas['Score']> {
  const means = typeMeans(tallies);
  const scored = tallies.map((tally) => ({
    ...tally,
    score: scoreOf(tally, scoring, means.get(tally.type) ?? { m: 0, c: 0 }),
  }));
  const overall = ranks(scored);
  const withinType = new Map<number, number>();
  for (const type of means.keys())
    for (const [id, rank] of ranks(scored.filter((one) => one.type === type))) withinType.set(id, rank);
  return new Map(
    [...scored]
      .sort((a, b) => compare(a, b) || a.imageId - b.imageId)
      .map(({ imageId, score, points, votes }) => [
        imageId,
        {
          score,
          points,
          votes,
          rank: withinType.get(imageId) as number,
          overallRank: overall.get(imageId) as number,
        },
      ]),
  );
}
