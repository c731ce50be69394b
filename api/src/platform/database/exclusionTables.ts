import type { components } from '@photo-competition/schema/rest';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Json } from './json.ts';

type Schemas = components['schemas'];

/** The ranks of an image as they are stored: its title is that of the moment it is told. */
export type StoredRankChange = Omit<Schemas['RankChange'], 'title'>;

interface BallotExclusionTable {
  id: GeneratedAlways<number>;
  competition_id: number;
  image_id: number;
  reason: Schemas['ExclusionReason'];
  /** Why, for administrators. */
  note: string;
  /** Why one administrator has decided alone; null where two have. */
  alone_note: string | null;
  state: Generated<Schemas['ExclusionState']>;
  /** Null once the account is gone. */
  proposed_by: number | null;
  proposed_at: Date;
  confirmed_by: number | null;
  effective_at: Date | null;
  revoked_by: number | null;
  revoked_at: Date | null;
  /** The rank changes it would cause, as ranks were when it was proposed. */
  effect: Json<StoredRankChange[]>;
}

interface ExcludedBallotTable {
  exclusion_id: number;
  competition_id: number;
  image_id: number;
  number: Buffer;
  /** That of the decision; follows it. */
  state: Schemas['ExclusionState'];
}

/** The tables of ballots that are not counted. */
export interface ExclusionTables {
  ballot_exclusion: BallotExclusionTable;
  excluded_ballot: ExcludedBallotTable;
}

export type BallotExclusionRow = Selectable<BallotExclusionTable>;
