/** Durations, numbers of rounds and amounts of data of a run. */
export interface Effort {
  /** Seconds of load per measurement. */
  seconds: number;
  /** Counted rounds (a warm-up round precedes them). */
  rounds: number;
  /** Number of images in the small and in the large competition whose costs are compared; multiples of 1,000. */
  images: readonly [few: number, many: number];
  /** Votes in those competitions: few, and many (by engine). */
  manyVotes: { few: number; embedded: number; postgresql: number };
  /** Votes beside the hand-written server. */
  votes: number;
}

export const full: Effort = {
  seconds: 0.5,
  rounds: 7,
  images: [1_000, 250_000],
  manyVotes: { few: 1_000, embedded: 1_000_000, postgresql: 10_000_000 },
  votes: 200_000,
};

/** A short run that shows that the benchmark works; its figures are not meaningful. */
export const quick: Effort = {
  seconds: 0.3,
  rounds: 1,
  images: [1_000, 4_000],
  manyVotes: { few: 1_000, embedded: 20_000, postgresql: 20_000 },
  votes: 20_000,
};
