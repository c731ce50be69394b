/** How long and how often is measured. */
export interface Effort {
  /** Seconds of each stretch of load. */
  seconds: number;
  /** Rounds that count. */
  rounds: number;
  /** Rounds beside the hand-written server, whose bars decide. */
  contestRounds: number;
  /** Rounds of the flat table, whose bar decides, and of the photos, which take seconds each. */
  flatRounds: number;
  photoRounds: number;
  /** Images of the small and of the large competition that must cost the same, multiples of 1,000. */
  flatImages: readonly [number, number];
  /** Their votes: few, and many, by the engine. */
  flatVotes: { few: number; embedded: number; postgresql: number };
  /** Votes under everything else. */
  votes: number;
}

export const full: Effort = {
  seconds: 0.3,
  rounds: 3,
  contestRounds: 9,
  flatRounds: 7,
  photoRounds: 2,
  flatImages: [1_000, 250_000],
  flatVotes: { few: 1_000, embedded: 1_000_000, postgresql: 10_000_000 },
  votes: 200_000,
};

/** For trying out: shows that everything works, and says little. */
export const quick: Effort = {
  seconds: 0.1,
  rounds: 1,
  contestRounds: 2,
  flatRounds: 3,
  photoRounds: 1,
  flatImages: [1_000, 4_000],
  flatVotes: { few: 1_000, embedded: 20_000, postgresql: 20_000 },
  votes: 20_000,
};
