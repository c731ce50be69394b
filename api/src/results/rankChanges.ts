import { rankImages, type Ranked, type Scoring, type Tally } from '@photo-competition/schema/ranking';

/** The ranks of an image with and without the images that are thought away. */
export interface RankChange {
  imageId: number;
  type: string;
  rankBefore: number | null;
  rankAfter: number | null;
  overallRankBefore: number | null;
  overallRankAfter: number | null;
}

/** What is asked of a ranking. */
export interface Without {
  /** Ids of the images that are thought away. */
  without: readonly number[];
  scoring: Scoring;
  /** Up to which rank images are told. */
  best: number;
}

const within = (best: number, one: Ranked | undefined): boolean =>
  [one?.rank, one?.overallRank].some((rank) => rank !== null && rank !== undefined && rank <= best);

/**
 * Images that are among the best of their category or of the competition with or without some images, and these themselves,
 * in the order of the ranking with them.
 */
export function rankChanges(tallies: readonly Tally[], { without, scoring, best }: Without): RankChange[] {
  const away = new Set(without);
  const rest = tallies.filter(({ imageId }) => !away.has(imageId));
  const after = new Map(rankImages(rest, scoring).map((one) => [one.imageId, one]));
  return rankImages(tallies, scoring).flatMap((before) => {
    const { imageId, type } = before;
    const then = after.get(imageId);
    if (!away.has(imageId) && !within(best, before) && !within(best, then)) return [];
    return [
      {
        ...{ imageId, type, rankBefore: before.rank, rankAfter: then?.rank ?? null },
        ...{ overallRankBefore: before.overallRank, overallRankAfter: then?.overallRank ?? null },
      },
    ];
  });
}
