/** The points that a vote may carry, both ends included. */
export interface PointRange {
  minPoint: number;
  maxPoint: number;
}

/**
 * The point that a digit key gives; null when it gives none. A keyboard has no ten: where points go from 1 to 10, the 0
 * beside the 9 stands for it.
 */
export function pointOfDigit(digit: number, { minPoint, maxPoint }: PointRange): number | null {
  if (digit >= minPoint && digit <= maxPoint) return digit;
  return digit === 0 && minPoint <= 10 && maxPoint === 10 ? 10 : null;
}

/** The keys that give the lowest and the highest point that a key can give, for the list of shortcuts. */
export function digitKeysOf(range: PointRange): readonly string[] {
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].filter((digit) => pointOfDigit(digit, range) !== null);
  const byPoint = keys.toSorted((a, b) => (pointOfDigit(a, range) ?? 0) - (pointOfDigit(b, range) ?? 0));
  return [...new Set([byPoint[0], byPoint.at(-1)])].flatMap((key) => (key === undefined ? [] : [String(key)]));
}
