import {
  compareScored,
  descending,
  scoreOf,
  tallyOf,
  totalsOf,
  type Scored,
  type Scoring,
} from '@photo-competition/count/ranking';
import type { CountedImage } from './resampling.ts';

/** The criterion that put an image behind the one before it in its type; SHARED: none, they share the rank. */
export type Decision = 'SCORE' | 'TOP_POINTS' | 'VOTES' | 'SHARED';

/** Why an image has its rank. */
export interface RankReason {
  /** The criterion that put it behind the one before it; null of the first. */
  decidedBy: Decision | null;
  /** Its rank within its type with one more vote of the highest point, when all else stays: `m` and `C` too. */
  rankWithOneMore: number;
}

function decisionOf(before: Scored, one: Scored): Decision {
  if (descending(before.score, one.score) !== 0) return 'SCORE';
  if (before.topVotes !== one.topVotes) return 'TOP_POINTS';
  return before.votes === one.votes ? 'SHARED' : 'VOTES';
}

/** Number of images, best first, that are better than one. */
function betterThan(ordered: readonly Scored[], one: Scored): number {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareScored(ordered[middle] as Scored, one) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Why the images of a competition have their ranks; those without votes have none and are left out.
 * @param images all that are counted
 */
export function explainRanks(
  images: readonly CountedImage[],
  scoring: Scoring,
  minPoint: number,
): Map<number, RankReason> {
  const tallies = images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, histogram, minPoint));
  const totals = totalsOf(tallies, scoring);
  const histograms = new Map(images.map(({ imageId, histogram }) => [imageId, histogram]));
  const reasons = new Map<number, RankReason>();
  for (const [type, total] of totals) {
    const scoredBy = (histogram: readonly number[], imageId: number): Scored => {
      const tally = tallyOf(imageId, type, histogram, minPoint);
      return { ...tally, score: scoreOf(tally, scoring, total) };
    };
    const ordered = tallies
      .filter((tally) => tally.type === type && tally.votes > 0)
      .map((tally) => ({ ...tally, score: scoreOf(tally, scoring, total) }))
      .sort((a, b) => compareScored(a, b) || a.imageId - b.imageId);
    ordered.forEach((one, place) => {
      const histogram = histograms.get(one.imageId) as readonly number[];
      const more = histogram.map((votes, i) => (i === histogram.length - 1 ? votes + 1 : votes));
      const better = betterThan(ordered, scoredBy(more, one.imageId));
      const before = ordered[place - 1];
      reasons.set(one.imageId, {
        decidedBy: before ? decisionOf(before, one) : null,
        // With one vote more it may be worse than it was (TRIMMED): then it is among those that are better.
        rankWithOneMore: better + (place < better ? 0 : 1),
      });
    });
  }
  return reasons;
}
