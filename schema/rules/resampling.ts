import type { Scoring } from '@photo-competition/count/ranking';
import { SmallestOfEach } from './smallestOfEach.ts';
import { cutAtEachEnd, trimmed } from '@photo-competition/count/trimming';

/** Number of rounds (docs/product.md §4). */
export const resamplingRounds = 1000;
/** Rounds left out at each end of an interval: the others are 95 of 100. */
const outside = 0.025;
/** From that many votes on their sum is drawn, below they are drawn one by one. */
const normalFrom = 30;

/** An image with the votes that it has received. */
export interface CountedImage {
  imageId: number;
  /** Code of its image type. */
  type: string;
  /** Number of votes with each point of the range, the lowest first. */
  histogram: readonly number[];
}

/** How sure a rank is. */
export interface Certainty {
  /** Best and worst rank within the type in the middle 95 % of the rounds. */
  interval: [best: number, worst: number];
  /** Share of the rounds in which it is first of its type, 0–1. */
  firstShare: number;
}

/**
 * Numbers from 0 to below 1 that follow from a seed, the same everywhere: Mulberry32 (Tommy Ettinger, 2017, public domain).
 * @param seed unsigned 32-bit number
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Seed of a result: the first four bytes of the root with which its log was closed, highest byte first. */
export const seedOfRoot = (root: Uint8Array): number =>
  new DataView(root.buffer, root.byteOffset, root.byteLength).getUint32(0);

/** Parameters of the draws. */
export interface ResamplingRules {
  scoring: Scoring;
  minPoint: number;
  /** Unsigned 32-bit number. */
  seed: number;
  /** 1,000 unless set. */
  rounds?: number;
}

/** A type's images in columns. */
interface Columns {
  ids: number[];
  histograms: (readonly number[])[];
  /** Votes that scores are made of. */
  kept: Float64Array;
  /** Sum of their points. */
  sum: Float64Array;
  /** By how much this sum varies when as many votes are drawn again. */
  spread: Float64Array;
  votes: Float64Array;
}

const total = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0);

/** Moves the votes that TRIMMED cuts to the outermost points that are kept (Tukey and McLaughlin 1963). */
function winsorized(histogram: readonly number[]): number[] {
  const kept = trimmed(histogram);
  const cut = cutAtEachEnd(total(histogram));
  const first = kept.findIndex((votes) => votes > 0);
  const last = kept.findLastIndex((votes) => votes > 0);
  return kept.map((votes, i) => votes + (i === first ? cut : 0) + (i === last ? cut : 0));
}

function deviation(histogram: readonly number[]): number {
  const votes = total(histogram);
  const mean = total(histogram.map((count, i) => count * i)) / votes;
  return Math.sqrt(total(histogram.map((count, i) => count * (i - mean) ** 2)) / votes);
}

const pointsOf = (histogram: readonly number[], minPoint: number): number =>
  total(histogram.map((count, i) => count * (minPoint + i)));

function columnsOf(images: readonly CountedImage[], scoring: Scoring, minPoint: number): Columns {
  const isTrimmed = scoring === 'TRIMMED';
  const ranked = images
    .filter(({ histogram }) => total(histogram) > 0)
    .sort((a, b) => a.imageId - b.imageId)
    .map(({ imageId, histogram }) => ({ imageId, histogram, kept: isTrimmed ? trimmed(histogram) : histogram }));
  const votes = Float64Array.from(ranked, ({ histogram }) => total(histogram));
  return {
    ids: ranked.map(({ imageId }) => imageId),
    histograms: ranked.map(({ histogram }) => histogram),
    kept: Float64Array.from(ranked, ({ kept }) => total(kept)),
    sum: Float64Array.from(ranked, ({ kept }) => pointsOf(kept, minPoint)),
    spread: Float64Array.from(
      ranked,
      ({ histogram }, i) => Math.sqrt(votes[i] as number) * deviation(isTrimmed ? winsorized(histogram) : histogram),
    ),
    votes,
  };
}

/** The least power of two that is not below a number. */
const powerAbove = (least: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, least)));

/**
 * Draws the votes of all images of a type again and again, each image's from its own (bootstrap, Efron 1979), and looks at the
 * ranks. The number of votes of each image stays, and with it `C`; `m` is that of the drawn votes. Below 30 votes are drawn one
 * by one; from 30 on their sum is drawn from the normal distribution that it comes close to (Box and Muller 1958). Equal scores
 * are ordered by id.
 */
export class Resampling {
  readonly rules: ResamplingRules;
  /** Number of images of the type. */
  readonly images: number;
  readonly #columns: Columns;
  readonly #draw: () => number;
  /** The best ranks of each image, down to where its interval begins. */
  readonly #best: SmallestOfEach;
  /** The worst ones, negative, up to where it ends. */
  readonly #worst: SmallestOfEach;
  /** In how many rounds each image was first. */
  readonly #firsts: Uint32Array;
  /** Scores with the image's index in the low bits: numbers sort many times faster than objects. */
  readonly #keys: Float64Array;
  readonly #sums: Float64Array;
  readonly #base: number;
  readonly #scale: number;
  readonly #keptVotes: number;
  #done = 0;

  /** @param images of one type, those without votes too */
  constructor(images: readonly CountedImage[], rules: ResamplingRules) {
    this.rules = rules;
    this.#columns = columnsOf(images, rules.scoring, rules.minPoint);
    this.#draw = mulberry32(rules.seed);
    const { ids, kept, sum } = this.#columns;
    const outer = Math.floor(outside * this.rounds) + 1;
    this.#best = new SmallestOfEach(ids.length, outer);
    this.#worst = new SmallestOfEach(ids.length, outer);
    this.#firsts = new Uint32Array(ids.length);
    this.#keys = new Float64Array(ids.length);
    this.#sums = new Float64Array(ids.length);
    this.#base = powerAbove(ids.length);
    const highest = Array.from(sum, (points, i) => (rules.scoring === 'SUM' ? points : points / (kept[i] as number)));
    // 52 bits in all, so that keys are exact. A drawn score is less than twice the highest.
    this.#scale = 2 ** 50 / this.#base / powerAbove(2 * highest.reduce((most, one) => Math.max(most, one), 1));
    this.#keptVotes = total(kept);
    this.images = images.length;
  }

  get rounds(): number {
    return this.rules.rounds ?? resamplingRounds;
  }

  /** Whether all rounds are done. */
  get isDone(): boolean {
    return this.#done === this.rounds || this.#columns.ids.length === 0;
  }

  /** Does up to that many rounds. */
  run(rounds: number): void {
    const until = Math.min(this.rounds, this.#done + rounds);
    if (this.isDone) return;
    for (; this.#done < until; this.#done++) this.#round();
  }

  /** The results of all rounds, by id of the image; known when they are done. */
  certainties(): Map<number, Certainty> {
    return new Map(
      this.#columns.ids.map((id, i) => {
        const interval: Certainty['interval'] = [this.#best.last(i), -this.#worst.last(i)];
        return [id, { interval, firstShare: (this.#firsts[i] as number) / this.rounds }];
      }),
    );
  }

  #round(): void {
    const { ids, kept } = this.#columns;
    const { scoring } = this.rules;
    let points = 0;
    for (let i = 0; i < ids.length; i++) {
      const sum = this.#sumOf(i);
      this.#sums[i] = sum;
      points += sum;
    }
    const isMean = scoring === 'BAYESIAN' || scoring === 'TRIMMED';
    const priorPoints = isMean ? points / this.images : 0;
    const priorVotes = isMean ? this.#keptVotes / this.images : 0;
    const keys = this.#keys;
    for (let i = 0; i < ids.length; i++) {
      const votes = scoring === 'SUM' ? 1 : priorVotes + (kept[i] as number);
      const score = (priorPoints + (this.#sums[i] as number)) / votes;
      keys[i] = -Math.round(score * this.#scale) * this.#base + i;
    }
    keys.sort();
    for (let j = 0; j < ids.length; j++) {
      const key = keys[j] as number;
      const i = key - Math.floor(key / this.#base) * this.#base;
      this.#best.add(i, j + 1);
      this.#worst.add(i, -j - 1);
      if (j === 0) this.#firsts[i] = (this.#firsts[i] as number) + 1;
    }
  }

  /** Sum of the points that an image's score is made of, of votes drawn again. */
  #sumOf(i: number): number {
    const { votes, sum, spread } = this.#columns;
    const n = votes[i] as number;
    if (n < normalFrom) return this.#drawn(i, n);
    const radius = Math.sqrt(-2 * Math.log(1 - this.#draw()));
    return (sum[i] as number) + (spread[i] as number) * radius * Math.cos(2 * Math.PI * this.#draw());
  }

  #drawn(i: number, n: number): number {
    const histogram = this.#columns.histograms[i] as readonly number[];
    const { scoring, minPoint } = this.rules;
    const again = scoring === 'TRIMMED' ? histogram.map(() => 0) : null;
    let offset = 0;
    for (let vote = 0; vote < n; vote++) {
      let left = this.#draw() * n;
      let at = 0;
      while (left >= (histogram[at] as number)) left -= histogram[at++] as number;
      offset += at;
      if (again) again[at] = (again[at] as number) + 1;
    }
    return again ? pointsOf(trimmed(again), minPoint) : offset + n * minPoint;
  }
}
