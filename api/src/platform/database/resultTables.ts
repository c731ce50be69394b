import type { components } from '@photo-competition/schema/rest';
import type { Scoring } from '@photo-competition/count/ranking';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

type Schemas = components['schemas'];

/** The parameters that the scores of a ranking are computed with. */
export interface ResultBasis {
  scoring: Scoring;
  minPoint: number;
  /** By code: mean point and mean number of votes of an image, of the votes that scores are made of. */
  types: Record<string, { m: number | null; c: number }>;
}

/** `Robustness` of the contract without what is looked up when it is read. */
export interface StoredRobustness extends Omit<Schemas['Robustness'], 'categories'> {
  categories: StoredCategory[];
}

/** A category of it. */
export interface StoredCategory extends Omit<Schemas['RobustCategory'], 'rows'> {
  rows: Omit<Schemas['RobustRow'], 'title'>[];
}

export interface ResultComputationTable {
  id: GeneratedAlways<number>;
  competition_id: number;
  /** `results_revision` of the competition that it ranks; -1 once a vote has come that it may not know. */
  revision: number;
  state: Generated<'RUNNING' | 'STORED' | 'REPLACED'>;
  /** Until when a RUNNING one belongs to the instance that computes it; when the rows of a REPLACED one may go. Null of a STORED one. */
  lease_until: Date | null;
  /** Number of its images; 0 while it is RUNNING. */
  images: Generated<number>;
  /** Number of the votes on them; null while it is RUNNING. */
  votes: number | null;
  stored_at: Generated<Date | null>;
  /** The parameters that its scores were computed with; null until it was explained. */
  basis: Json<ResultBasis> | null;
  /** The best of each category by other methods; null until it was explained. */
  robustness: Json<StoredRobustness> | null;
}

/** An image in a ranking: 1 is the best place, images without votes have the last ones. */
export interface ImageResultTable {
  computation_id: number;
  place: number;
  image_id: number;
  type_code: string;
  /** Its place within the category. */
  type_place: number;
  votes: number;
  points: number;
  score: number | null;
  rank: number | null;
  overall_rank: number | null;
  /** Votes with each point of the competition's range, the lowest first. */
  votes_by_point: number[];
  /** Best and worst rank within its category in 95 of 100 rounds in which votes are drawn again; null without a rank. */
  best_rank: Generated<number | null>;
  worst_rank: Generated<number | null>;
  /** Share of these rounds in which it is first of its category. */
  first_share: Generated<number | null>;
  /** The criterion that put it behind the one before it in its category. */
  decided_by: Generated<Schemas['RankDecision'] | null>;
  /** Its rank within its category with one more vote of the highest point. */
  rank_with_one_more: Generated<number | null>;
}
