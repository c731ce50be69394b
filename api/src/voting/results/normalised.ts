import type { Tally } from '@photo-competition/count/ranking';
import { Column, numberOf } from './column.ts';

/** Single votes. Images and people are numbered from 0 on as they come. */
export class GivenVotes {
  readonly imageNumbers = new Map<number, number>();
  readonly #people = new Map<string, number>();
  readonly #images: Column<Uint32Array>;
  readonly #voters: Column<Uint32Array>;
  readonly #points: Column<Int16Array>;

  /** @param expected how many votes there will be; more may come */
  constructor(expected = 0) {
    this.#images = new Column((length) => new Uint32Array(length), expected);
    this.#voters = new Column((length) => new Uint32Array(length), expected);
    this.#points = new Column((length) => new Int16Array(length), expected);
  }

  /** Number of the votes. */
  get size(): number {
    return this.#points.size;
  }

  /** Number of the people who have given them. */
  get people(): number {
    return this.#people.size;
  }

  /** @param voter by any name */
  add(imageId: number, voter: string, point: number): void {
    this.#images.push(numberOf(this.imageNumbers, imageId));
    this.#voters.push(numberOf(this.#people, voter));
    this.#points.push(point);
  }

  /** Calls a function with the numbers of image and person and the point of each vote. */
  each(take: (image: number, voter: number, point: number) => void): void {
    for (let n = 0; n < this.size; n++) take(this.#images.at(n), this.#voters.at(n), this.#points.at(n));
  }
}

/** How often severities and levels are computed from each other: they hardly change after that. */
const rounds = 4;
/** Votes of an average severity that everybody's own are joined by: few votes tell little of a person. */
const averageVotes = 2;

/** Adds to an element. */
const increase = (sums: Float64Array, at: number, by: number): void => {
  sums[at] = (sums[at] as number) + by;
};

/** How many votes each image has, and the sum of their points from which severities are taken. */
function levelsOf(votes: GivenVotes, severities: Float64Array): { counts: Float64Array; sums: Float64Array } {
  const counts = new Float64Array(votes.imageNumbers.size);
  const sums = new Float64Array(votes.imageNumbers.size);
  votes.each((image, voter, point) => {
    increase(counts, image, 1);
    increase(sums, image, point - (severities[voter] as number));
  });
  return { counts, sums };
}

/**
 * By how much each person's points lie above what others give to the same images.
 * @returns by number of the person
 */
export function severitiesOf(votes: GivenVotes): Float64Array {
  let severities = new Float64Array(votes.people);
  const given = new Float64Array(votes.people);
  votes.each((_, voter) => increase(given, voter, 1));
  for (let round = 0; round < rounds; round++) {
    const { counts, sums } = levelsOf(votes, severities);
    const above = new Float64Array(votes.people);
    votes.each((image, voter, point) =>
      increase(above, voter, point - (sums[image] as number) / (counts[image] as number)),
    );
    severities = above.map((sum, voter) => sum / ((given[voter] as number) + averageVotes));
  }
  return severities;
}

/** Differences of scores below it are no differences. */
const precision = 1e9;

/**
 * Ranks within each type by the Bayesian mean of points from which each person's severity is taken. It shows what severe and
 * mild judges change; no competition is decided by it, since nobody could count it again without knowing who voted what.
 * @param tallies what is counted
 * @param votes the same, vote by vote
 * @returns by id of the image; without votes it has none
 */
export function rankNormalised(tallies: readonly Tally[], votes: GivenVotes): Map<number, number> {
  const { sums } = levelsOf(votes, severitiesOf(votes));
  const sumOf = (imageId: number) => sums[votes.imageNumbers.get(imageId) ?? -1] ?? 0;
  const ranks = new Map<number, number>();
  for (const type of new Set(tallies.map((tally) => tally.type))) {
    const images = tallies.filter((tally) => tally.type === type);
    const given = images.reduce((total, { votes: n }) => total + n, 0) / images.length;
    const points = images.reduce((total, { imageId }) => total + sumOf(imageId), 0) / images.length;
    const scored = images
      .filter(({ votes: n }) => n > 0)
      .map((image) => {
        const score = (points + sumOf(image.imageId)) / (given + image.votes);
        return { ...image, score: Math.round(score * precision) };
      })
      .sort((a, b) => b.score - a.score || b.topVotes - a.topVotes || b.votes - a.votes);
    let rank = 0;
    scored.forEach((one, place) => {
      const before = scored[place - 1];
      const shared = before?.score === one.score && before.topVotes === one.topVotes && before.votes === one.votes;
      if (!shared) rank = place + 1;
      ranks.set(one.imageId, rank);
    });
  }
  return ranks;
}
