/** An image with its ranks. */
export interface Ranked {
  result: { rank: number | null; overallRank: number | null } | null;
}

/** A photo with its rank. */
export interface Placed<Photo> {
  photo: Photo;
  rank: number;
  /** Whether other photos have the same rank. */
  isShared: boolean;
}

/** The last rank on a podium. */
const lastRank = 3;

/**
 * The photos on ranks 1 to 3. With ties there may be more than three photos, and a rank may be missing (1-1-3). Photos
 * without votes have no rank.
 * @param photos in order of rank
 */
export function podiumOf<Photo extends Ranked>(photos: readonly Photo[], ofType: boolean): Placed<Photo>[] {
  const placed = photos.flatMap((photo) => {
    const rank = ofType ? photo.result?.rank : photo.result?.overallRank;
    return typeof rank === 'number' && rank <= lastRank ? [{ photo, rank }] : [];
  });
  return placed.map((one) => ({ ...one, isShared: placed.filter(({ rank }) => rank === one.rank).length > 1 }));
}

/** Whether the podium of a category has the photos of the whole competition's, in the same order. */
export function isSamePodium<Photo extends Ranked & { id: string }>(
  ofType: readonly Photo[],
  overall: readonly Photo[],
): boolean {
  const [one, other] = [podiumOf(ofType, true), podiumOf(overall, false)];
  return one.length === other.length && one.every(({ photo }, index) => photo.id === other[index]?.photo.id);
}
