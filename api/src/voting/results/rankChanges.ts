import { rankImages, tallyOf, type Ranked, type Scoring, type Tally } from '@photo-competition/count/ranking';
import type { CountedImage } from '@photo-competition/schema/resampling';

/** The ranks of an image with and without the images that are thought away. */
export interface RankChange {
  imageId: number;
  type: string;
  rankBefore: number | null;
  rankAfter: number | null;
  overallRankBefore: number | null;
  overallRankAfter: number | null;
}

/**
 * A question about a ranking without some images. Both rankings are made of the same tallies, and stored nowhere: the stored
 * ranking may be a moment older, and rankings of two moments cannot be compared.
 */
export interface Without {
  /** Ids of the images that are thought away. */
  without: readonly number[];
  scoring: Scoring;
  /** Up to which rank images are told. */
  best: number;
}

const within = (best: number, one: Ranked | undefined): boolean =>
  [one?.rank, one?.overallRank].some((rank) => rank !== null && rank !== undefined && rank <= best);

/** Which images are told. */
export interface Told {
  /** Ids of those that are told always. */
  concerned: ReadonlySet<number>;
  /** Up to which rank, before or after, the others are. */
  best: number;
}

/**
 * Images that are among the best of their category or of the competition before or after, and those concerned, in the order
 * of the ranking before.
 */
export function changesBetween(ranking: readonly Ranked[], changed: readonly Ranked[], told: Told): RankChange[] {
  const after = new Map(changed.map((one) => [one.imageId, one]));
  return ranking.flatMap((before) => {
    const { imageId, type } = before;
    const then = after.get(imageId);
    if (!told.concerned.has(imageId) && !within(told.best, before) && !within(told.best, then)) return [];
    return [
      {
        imageId,
        type,
        rankBefore: before.rank,
        rankAfter: then?.rank ?? null,
        overallRankBefore: before.overallRank,
        overallRankAfter: then?.overallRank ?? null,
      },
    ];
  });
}

/** The rank changes without some images. */
export function rankChanges(tallies: readonly Tally[], { without, scoring, best }: Without): RankChange[] {
  const concerned = new Set(without);
  const rest = tallies.filter(({ imageId }) => !concerned.has(imageId));
  return changesBetween(rankImages(tallies, scoring), rankImages(rest, scoring), { concerned, best });
}

/** Votes with a point that an image has more than it is kept with; fewer when negative. */
export interface VoteChange {
  imageId: number;
  point: number;
  votes: number;
}

/** A question about a ranking of changed votes. */
export interface Changed {
  /** Differences from the stored votes. */
  before: readonly VoteChange[];
  after: readonly VoteChange[];
  scoring: Scoring;
  /** Up to which rank images are told. */
  best: number;
}

function rankChanged(
  images: readonly CountedImage[],
  minPoint: number,
  changes: readonly VoteChange[],
  scoring: Scoring,
): Ranked[] {
  const changed = new Map<number, number[]>();
  const histograms = new Map(images.map(({ imageId, histogram }) => [imageId, histogram]));
  for (const { imageId, point, votes } of changes) {
    const histogram = changed.get(imageId) ?? histograms.get(imageId)?.slice();
    if (!histogram) continue;
    histogram[point - minPoint] = (histogram[point - minPoint] ?? 0) + votes;
    changed.set(imageId, histogram);
  }
  return rankImages(
    images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, changed.get(imageId) ?? histogram, minPoint)),
    scoring,
  );
}

/** The rank changes with other votes. */
export function rankChangesOfVotes(
  images: readonly CountedImage[],
  minPoint: number,
  { before, after, scoring, best }: Changed,
): RankChange[] {
  const concerned = new Set([...before, ...after].map(({ imageId }) => imageId));
  const rank = (changes: readonly VoteChange[]) => rankChanged(images, minPoint, changes, scoring);
  return changesBetween(rank(before), rank(after), { concerned, best });
}
