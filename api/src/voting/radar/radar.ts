import { circlesOf, type Thresholds } from './circles.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { circleScores, linksOf, type Link } from './links.ts';
import { chancesOf, rowsOf } from './residuals.ts';
import type { Votes } from './votes.ts';

/** People who give the same unusual points on the same images more often than chance would have it. */
export interface Circle extends Evidence {
  /** Indexes of people, rising. */
  members: number[];
}

/** Measures of the radar before circles are formed. */
export interface Measured {
  /** For each person, how firmly part of a circle. */
  scores: Float64Array;
  links: Link[][];
}

/** Strict threshold by number of people, of simulated competitions without a ring (`npm run bench:radar`). */
const measuredStrict = [
  [200, 2.5],
  [1000, 7.6],
  [3000, 9.3],
] as const;
/** Part of the strict threshold below which one of a hundred honest people is. */
const usualShare = 0.72;

/** The more people, the more pairs there are for chance: between measured numbers of people the threshold follows their logarithm. */
export function thresholdsFor(voters: number): Thresholds {
  const [low, middle, high] = measuredStrict;
  const [from, to] = voters <= middle[0] ? [low, middle] : [middle, high];
  const way = Math.log(Math.max(voters, low[0]) / from[0]) / Math.log(to[0] / from[0]);
  const strict = from[1] + way * (to[1] - from[1]);
  return { usual: usualShare * strict, strict };
}

export function measure(votes: Votes): Measured {
  const rows = rowsOf(votes);
  const links = linksOf(votes, rows, chancesOf(rows, votes.images));
  return { scores: circleScores(links), links };
}

/** Looks for circles among the people who have voted (docs/product.md §4). Not for requests: it takes seconds. */
export function findCircles(votes: Votes, limits: Thresholds = thresholdsFor(votes.voters)): Circle[] {
  const rows = rowsOf(votes);
  const chances = chancesOf(rows, votes.images);
  const links = linksOf(votes, rows, chances);
  return circlesOf(circleScores(links), links, limits).map((members) => ({
    members,
    ...evidenceOf(votes, rows, chances, members),
  }));
}
