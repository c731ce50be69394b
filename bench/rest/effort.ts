import { fullAdministration, quickAdministration, type AdministrationScale } from './administrationScale.ts';

/** Durations, numbers of rounds and amounts of data of a run. */
export interface Effort {
  /** Seconds of load per measurement. */
  seconds: number;
  /** Counted rounds (a warm-up round precedes them). */
  rounds: number;
  /** Rounds of the comparison with the hand-written server: more, since its targets are strict. */
  contestRounds: number;
  /** Rounds of the cost by size, and of photos, which take seconds each. */
  flatRounds: number;
  photoRounds: number;
  /** Number of images in the small and in the large competition whose costs are compared; multiples of 1,000. */
  flatImages: readonly [number, number];
  /** Votes in those competitions: few, and many (by engine). */
  flatVotes: { few: number; embedded: number; postgresql: number };
  /** Votes in all other measurements. */
  votes: number;
  /** What administrators have to do with. */
  administration: AdministrationScale;
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
  administration: fullAdministration,
};

/** A short run that shows that the benchmark works; its figures are not meaningful. */
export const quick: Effort = {
  seconds: 0.1,
  rounds: 1,
  contestRounds: 2,
  flatRounds: 3,
  photoRounds: 1,
  flatImages: [1_000, 4_000],
  flatVotes: { few: 1_000, embedded: 20_000, postgresql: 20_000 },
  votes: 20_000,
  administration: quickAdministration,
};
