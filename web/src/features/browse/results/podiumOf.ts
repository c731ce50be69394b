/** An image with what podiums are made from. */
export interface Ranked {
  result: { rank: number | null; overallRank: number | null } | null;
}

/** A photo with its place. */
export interface Placed<Photo> {
  photo: Photo;
  rank: number;
  /** Whether others have the same rank. */
  isShared: boolean;
}

/** The last rank that stands on a podium. */
const lastRank = 3;

/**
 * The photos of the first three ranks. Whoever shares a rank stands there too, so that there may be more of them than three, and
 * a rank may be missing (1-1-3); what nobody has voted on has no rank.
 * @param photos best first
 */
export function podiumOf<Photo extends Ranked>(photos: readonly Photo[], ofType: boolean): Placed<Photo>[] {
  const placed = photos.flatMap((photo) => {
    const rank = ofType ? photo.result?.rank : photo.result?.overallRank;
    return typeof rank === 'number' && rank <= lastRank ? [{ photo, rank }] : [];
  });
  return placed.map((one) => ({ ...one, isShared: placed.filter(({ rank }) => rank === one.rank).length > 1 }));
}
