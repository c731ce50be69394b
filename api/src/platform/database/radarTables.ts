import type { components } from '@photo-competition/schema/rest';
import type { ColumnType } from 'kysely';

type Schemas = components['schemas'];

/** A circle as it is stored: its members are named only to an administrator who opens it. */
export interface StoredCircle extends Omit<Schemas['RadarCircle'], 'name' | 'size' | 'images' | 'effect'> {
  /** Voter keys. */
  members: string[];
  images: Omit<Schemas['RadarImage'], 'title'>[];
  effect: Omit<Schemas['RankChange'], 'title'>[];
}

interface RadarResultTable {
  competition_id: number;
  /** The `results_revision` of which it tells. */
  revision: number;
  /** People whose votes were looked at, and these votes. */
  people: number;
  votes: number;
  computed_at: Date;
  circles: ColumnType<StoredCircle[], string, string>;
}

/** The table of the radar. */
export interface RadarTables {
  radar_result: RadarResultTable;
}
