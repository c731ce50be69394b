import { rankImages, tallyOf, type Ranked, type Scoring } from '@photo-competition/count/ranking';
import { changesBetween, type RankChange } from '../results/rankChanges.ts';
import type { Circle } from './radar.ts';
import { of, the, type Votes } from './votes.ts';

/** The values that a ranking of votes depends on. */
export interface RankedBy {
  /** Id and category of each image, by index. */
  images: { id: number; type: string }[];
  scoring: Scoring;
  minPoint: number;
  maxPoint: number;
  /** Indexes of votes that do not count: their ballots are excluded. */
  excluded: ReadonlySet<number>;
}

/** Up to which rank images are told. */
const bestRank = 10;

/** @param counts whether a vote is counted */
function rank(
  votes: Votes,
  { images, scoring, minPoint, maxPoint }: RankedBy,
  counts: (vote: number) => boolean,
): Ranked[] {
  const histograms = images.map(() => Array.from({ length: maxPoint - minPoint + 1 }, () => 0));
  votes.point.forEach((point, vote) => {
    if (!counts(vote)) return;
    const histogram = the(histograms, of(votes.image, vote));
    histogram[point - minPoint] = the(histogram, point - minPoint) + 1;
  });
  return rankImages(
    images.map(({ id, type }, i) => tallyOf(id, type, the(histograms, i), minPoint)),
    scoring,
  );
}

/**
 * Ranks with all votes that count, and without those of a circle on the images on which it did something: the best of both, and these
 * images.
 */
export function effectOf(
  votes: Votes,
  by: RankedBy,
  { members, images }: Pick<Circle, 'members' | 'images'>,
): RankChange[] {
  const people = new Set(members);
  const concerned = new Set(images.map(({ image }) => image));
  const isCircles = (vote: number) => people.has(of(votes.voter, vote)) && concerned.has(of(votes.image, vote));
  const before = rank(votes, by, (vote) => !by.excluded.has(vote));
  const after = rank(votes, by, (vote) => !by.excluded.has(vote) && !isCircles(vote));
  return changesBetween(before, after, {
    concerned: new Set([...concerned].map((i) => the(by.images, i).id)),
    best: bestRank,
  });
}
