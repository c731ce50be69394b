import { add, of, the, votesBy, type Votes } from './votes.ts';

/** Rounds in which strictness and level are fitted to each other: they move by less than a hundredth of a point after four. */
const rounds = 4;
/** Votes of average strictness, and of average spread, that are added to each person's: few votes say little. */
const strictnessVotes = 2;
const spreadVotes = 10;
/** Share of an image's votes that is cut at each end: a ring must not move the level that it is measured against. */
const cut = 0.1;

function trimmedMean(values: number[]): number {
  const sorted = Float64Array.from(values).sort();
  const away = Math.floor(sorted.length * cut);
  const kept = sorted.subarray(away, sorted.length - away);
  return kept.reduce((sum, value) => sum + value, 0) / (kept.length + 1);
}

/** How far each point is from what a model of two ways expects: mean of all, how strict the person is, how good the image. */
function differences(votes: Votes): Float64Array {
  const { voter, image, point } = votes;
  const n = point.length;
  const mean = point.reduce((sum, one) => sum + one, 0) / n;
  const strictness = new Float64Array(votes.voters);
  const level = new Float64Array(votes.images);
  const byVoter = votesBy(votes.voters, voter);
  const byImage = votesBy(votes.images, image);
  for (let round = 0; round < rounds; round++) {
    byVoter.forEach((own, v) => {
      const sum = own.reduce((total, vote) => total + of(point, vote) - mean - of(level, of(image, vote)), 0);
      strictness[v] = sum / (own.length + strictnessVotes);
    });
    byImage.forEach((got, i) => {
      level[i] = trimmedMean(got.map((vote) => of(point, vote) - mean - of(strictness, of(voter, vote))));
    });
  }
  return Float64Array.from(
    point,
    (one, vote) => one - mean - of(strictness, of(voter, vote)) - of(level, of(image, vote)),
  );
}

/**
 * How unusual each vote is: its difference from what is expected of this person for this image, in units of the person's own
 * spread. A person who always votes to extremes is not unusual by that.
 */
export function residuals(votes: Votes): Float64Array {
  if (votes.point.length === 0) return new Float64Array(0);
  const difference = differences(votes);
  const squares = new Float64Array(votes.voters);
  const counts = new Uint32Array(votes.voters);
  difference.forEach((value, vote) => {
    add(squares, of(votes.voter, vote), value * value);
    add(counts, of(votes.voter, vote), 1);
  });
  const pooled = squares.reduce((sum, value) => sum + value, 0) / difference.length || 1;
  const spread = squares.map((sum, v) => Math.sqrt((sum + spreadVotes * pooled) / (of(counts, v) + spreadVotes)));
  return difference.map((value, vote) => value / of(spread, of(votes.voter, vote)));
}

/** Lists of what each person has judged, and how: the form in which people are compared. */
export interface Row {
  /** Indexes of images, rising. */
  images: number[];
  /** For each of them 1 for an unusually high point, -1 for an unusually low one, 0 for any other. */
  marks: number[];
}

/** From how many units of the person's spread on a vote is unusual. */
export const unusualFrom = 1.8;

export function rowsOf(votes: Votes): Row[] {
  const z = residuals(votes);
  return votesBy(votes.voters, votes.voter).map((own) => {
    const sorted = own.sort((a, b) => of(votes.image, a) - of(votes.image, b));
    return {
      images: sorted.map((vote) => of(votes.image, vote)),
      marks: sorted.map((vote) => (of(z, vote) >= unusualFrom ? 1 : of(z, vote) <= -unusualFrom ? -1 : 0)),
    };
  });
}

/** The chance of an unusual point in a direction, as far as it depends on the person and on the image: their product. */
export interface Chances {
  voter: Float64Array;
  image: Float64Array;
}

/** Chances are never taken to be larger. */
const largestChance = 0.9;

export const chanceOf = ({ voter, image }: Chances, v: number, i: number): number =>
  Math.min(largestChance, of(voter, v) * of(image, i));

/** Chances of an unusually high and of an unusually low point; two average votes are added to everyone's. */
export function chancesOf(rows: readonly Row[], images: number): { high: Chances; low: Chances } {
  const votes = rows.reduce((sum, row) => sum + row.images.length, 0);
  const received = new Uint32Array(images);
  rows.forEach((row) => row.images.forEach((i) => add(received, i, 1)));
  const chances = (mark: number): Chances => {
    const got = new Uint32Array(images);
    const given = rows.map((row) => row.marks.filter((one) => one === mark).length);
    rows.forEach((row) => row.images.forEach((i, k) => row.marks[k] === mark && add(got, i, 1)));
    const share = given.reduce((sum, count) => sum + count, 0) / votes || 1e-9;
    return {
      voter: Float64Array.from(rows, (row, v) => (the(given, v) + 2 * share) / (row.images.length + 2)),
      image: Float64Array.from(got, (count, i) => (count + 2 * share) / (of(received, i) + 2) / share),
    };
  };
  return { high: chances(1), low: chances(-1) };
}
