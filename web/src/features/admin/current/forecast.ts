/** Share of the photos, 0 to 1, that have at least so many votes. */
export interface Coverage {
  votes: number;
  share: number;
}

/** Less of a voting period than this says nothing about the rest, in milliseconds. */
const tooEarly = 24 * 3_600_000;

/**
 * How many more votes a photo can expect until voting ends, if they go on coming as they have so far.
 * @param counted photos that take part
 * @returns null on the first day of voting, and where there are no votes or no photos
 */
export function votesToCome(
  { votes, counted }: { votes: number; counted: number },
  { votingStart, votingEnd }: { votingStart: string; votingEnd: string },
  now: number,
): number | null {
  const [begun, end] = [Date.parse(votingStart), Date.parse(votingEnd)];
  if (votes === 0 || counted === 0 || now - begun < tooEarly) return null;
  return ((votes / counted) * Math.max(0, end - now)) / (now - begun);
}

/** The probability that a Poisson variable is at least `least`. */
function atLeast(least: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let n = 0; n < least; n += 1) {
    below += term;
    term *= mean / (n + 1);
  }
  return least <= 0 ? 1 : Math.max(0, 1 - below);
}

/**
 * The coverage when each photo gets `more` votes on average. Votes are taken to fall on photos by chance (a Poisson process), and
 * photos between two of the numbers that are known to be spread evenly. The fair order, which shows photos with few votes first,
 * does better: the forecast is a cautious one.
 * @param now shares by a rising number of votes
 */
export function forecastOf(now: readonly Coverage[], more: number): Coverage[] {
  // Photos by how many votes they have: from one of the numbers to just below the next; of the last, at least so many.
  const lower = [{ votes: 0, share: 1 }, ...now];
  const groups = lower.map(({ votes, share }, index) => {
    const next = lower[index + 1];
    return { from: votes, to: next ? next.votes - 1 : votes, share: share - (next?.share ?? 0) };
  });
  return now.map(({ votes }) => {
    const share = groups.reduce((sum, group) => {
      const counts = Array.from({ length: group.to - group.from + 1 }, (_, index) => group.from + index);
      const reached = counts.reduce((total, count) => total + atLeast(votes - count, more), 0) / counts.length;
      return sum + group.share * reached;
    }, 0);
    return { votes, share: Math.min(1, share) };
  });
}
