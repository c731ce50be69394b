/** The percentile of a sample by the nearest-rank method. @param share 0–1 @throws RangeError on an empty sample */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('An empty sample has no percentiles');
  return value;
}

/** @throws RangeError on an empty sample */
export const median = (sample: readonly number[]): number => percentile(sample, 0.5);
