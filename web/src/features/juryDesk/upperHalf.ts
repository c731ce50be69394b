/**
 * The points above the middle of a scale, and the share of the own marks that have one of them; 0 without a mark.
 * @param byPoint own marks with each point, from the lowest
 */
export function upperHalf(
  byPoint: readonly number[],
  { minPoint, maxPoint }: { minPoint: number; maxPoint: number },
): { least: number; most: number; share: number } {
  const least = Math.floor((minPoint + maxPoint) / 2) + 1;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const marked = sum(byPoint);
  return { least, most: maxPoint, share: marked === 0 ? 0 : sum(byPoint.slice(least - minPoint)) / marked };
}
