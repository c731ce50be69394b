/** The range of points of a vote, inclusive. */
export interface PointRange {
  minPoint: number;
  maxPoint: number;
}

/**
 * The point for a digit key; null when the key has none. With points from 1 to 10, the key 0, which is next to 9, stands
 * for 10.
 */
export function pointOfDigit(digit: number, { minPoint, maxPoint }: PointRange): number | null {
  if (digit >= minPoint && digit <= maxPoint) return digit;
  return digit === 0 && minPoint <= 10 && maxPoint === 10 ? 10 : null;
}

/** The digit keys for the lowest and the highest point that have one, for the list of shortcuts. */
export function digitKeysOf(range: PointRange): readonly string[] {
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].filter((digit) => pointOfDigit(digit, range) !== null);
  const byPoint = keys.toSorted((a, b) => (pointOfDigit(a, range) ?? 0) - (pointOfDigit(b, range) ?? 0));
  return [...new Set([byPoint[0], byPoint.at(-1)])].flatMap((key) => (key === undefined ? [] : [String(key)]));
}
