/** Ranks that are written at the axis, as far as it goes. */
const marked = [1, 2, 3, 4, 5, 6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** Places of ranks on an axis whose first ranks are further apart than later ones: there they matter. */
export interface RankAxis {
  /** Place of a rank, 0–100. */
  at: (rank: number) => number;
  /** Ranks to write at it. */
  ticks: number[];
}

/** @param last the highest rank that must be on it */
export function rankAxis(last: number): RankAxis {
  const end = Math.log(Math.max(2, last));
  return {
    at: (rank) => (100 * Math.log(rank)) / end,
    ticks: marked.filter((rank) => rank <= Math.max(2, last)),
  };
}
