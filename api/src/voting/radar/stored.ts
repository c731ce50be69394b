import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../platform/database/database.ts';
import type { StoredCircle } from '../../platform/database/radarTables.ts';

/** Letter of a circle by its place. */
export const nameAt = (index: number) =>
  String.fromCharCode('A'.charCodeAt(0) + index) as components['schemas']['RadarCircleName'];

/** The radar's last stored result of a competition. */
export const findStored = (db: Db, competitionId: number) =>
  db.selectFrom('radar_result').selectAll().where('competition_id', '=', competitionId).executeTakeFirst();

export const circleNamed = (
  { circles }: { circles: readonly StoredCircle[] },
  name: string,
): StoredCircle | undefined => circles.find((_, index) => nameAt(index) === name);
