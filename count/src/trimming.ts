/** Of how many votes one is cut at each end. */
const cutOneOf = 10;

/** How many votes are cut at each end. */
export const cutAtEachEnd = (votes: number): number => Math.floor(votes / cutOneOf);

/** Takes up to `cut` votes away, from the first point on. */
function cutFrom(histogram: readonly number[], cut: number): number[] {
  let left = cut;
  return histogram.map((votes) => {
    const taken = Math.min(votes, left);
    left -= taken;
    return votes - taken;
  });
}

/**
 * The votes that TRIMMED keeps: a tenth of them, rounded down, is cut at each end (docs/product.md §4). Of one vote or more,
 * one at least is kept.
 * @param histogram number of votes by point, in order
 */
export function trimmed(histogram: readonly number[]): number[] {
  const cut = cutAtEachEnd(histogram.reduce((sum, votes) => sum + votes, 0));
  return cutFrom(cutFrom(histogram, cut).toReversed(), cut).toReversed();
}
