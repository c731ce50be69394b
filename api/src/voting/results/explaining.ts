import type { components } from '@photo-competition/schema/rest';
import { explainRanks, type RankReason } from '@photo-competition/schema/explanation';
import { rankImages, tallyOf, totalsOf, type Ranked, type Scoring } from '@photo-competition/count/ranking';
import { Resampling, type Certainty, type CountedImage } from '@photo-competition/schema/resampling';
import type { ResultBasis, StoredCategory, StoredRobustness } from '../../platform/database/resultTables.ts';
import { GivenVotes, rankNormalised } from './normalised.ts';

type Schemas = components['schemas'];

/** Of a ranking that was explained. */
export interface Explained {
  basis: ResultBasis;
  robustness: StoredRobustness;
}

/** Most images of a category that are told by other methods. */
const bestOf = 20;

/** Ways of counting; NORMALISED is left out once nobody knows which votes are of one person. */
const allMethods: Schemas['RankingMethod'][] = ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM', 'NORMALISED'];

/** The counted votes and the ranking to explain. */
export interface Counted {
  images: readonly CountedImage[];
  scoring: Scoring;
  minPoint: number;
  /** As `rankImages` has ranked them. */
  ranking: readonly Ranked[];
  /** Single votes, for what needs to know which ones are of one person; null once nobody knows. */
  votes: GivenVotes | null;
}

const basisOf = ({ images, scoring, minPoint }: Counted): ResultBasis => {
  const tallies = images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, histogram, minPoint));
  const types = [...totalsOf(tallies, scoring)].map(
    ([type, { images: n, votes, points }]) => [type, { m: votes ? points / votes : null, c: votes / n }] as const,
  );
  return { scoring, minPoint, types: Object.fromEntries(types) };
};

/** Explains a ranking, in steps: whoever runs it may look up in between. */
export class Explaining {
  readonly counted: Counted;
  readonly seed: number;
  readonly reasons: Map<number, RankReason>;
  certainties = new Map<number, Certainty>();
  readonly #methods: Schemas['RankingMethod'][];
  readonly #draws: Map<string, Resampling>;

  constructor(counted: Counted, seed: number) {
    this.counted = counted;
    this.seed = seed;
    const { images, scoring, minPoint, votes } = counted;
    this.#methods = allMethods.filter((method) => votes !== null || method !== 'NORMALISED');
    this.reasons = explainRanks(images, scoring, minPoint);
    const codes = [...new Set(images.map(({ type }) => type))].sort();
    this.#draws = new Map(
      codes.map((code) => [
        code,
        new Resampling(
          images.filter(({ type }) => type === code),
          { scoring, minPoint, seed },
        ),
      ]),
    );
  }

  /** Draws that many rounds of a category. @returns what is known when all is done */
  draw(rounds: number): Explained | null {
    const next = [...this.#draws.values()].find(({ isDone }) => !isDone);
    if (next) {
      next.run(rounds);
      return null;
    }
    this.certainties = new Map([...this.#draws.values()].flatMap((draws) => [...draws.certainties()]));
    return { basis: basisOf(this.counted), robustness: this.#robustness() };
  }

  #robustness(): StoredRobustness {
    const ranks = this.#ranksByMethod();
    const [first] = this.#draws.values();
    return {
      seed: this.seed,
      rounds: first?.rounds ?? 0,
      methods: this.#methods,
      categories: [...this.#draws.keys()].map((type) => this.#category(type, ranks)),
    };
  }

  #category(type: string, ranks: Map<Schemas['RankingMethod'], Map<number, number>>): StoredCategory {
    const best = this.counted.ranking.filter((one) => one.type === type && one.rank !== null).slice(0, bestOf);
    const rows = best.map(({ imageId, rank }) => {
      const { interval, firstShare } = this.certainties.get(imageId) as Certainty;
      const byMethod = this.#methods.map((method) => ({ method, rank: ranks.get(method)?.get(imageId) as number }));
      return { imageId, rank: rank as number, ranks: byMethod, interval, firstShare };
    });
    return { type, winnerShare: rows[0]?.firstShare ?? null, rows };
  }

  #ranksByMethod(): Map<Schemas['RankingMethod'], Map<number, number>> {
    const { images, minPoint, votes } = this.counted;
    const tallies = images.map(({ imageId, type, histogram }) => tallyOf(imageId, type, histogram, minPoint));
    return new Map(
      this.#methods.map((method) => {
        if (method === 'NORMALISED') return [method, rankNormalised(tallies, votes ?? new GivenVotes())];
        const ranked = rankImages(tallies, method);
        return [method, new Map(ranked.map(({ imageId, rank }) => [imageId, rank as number]))];
      }),
    );
  }
}
