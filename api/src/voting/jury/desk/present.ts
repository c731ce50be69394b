import type { components } from '@photo-competition/schema/rest';
import { presentRound } from '../rounds/present.ts';
import type { DeskRecord, Progress, TaskRecord } from './repository.ts';

type Schemas = components['schemas'];

/** A round as its judge sees it. */
export function presentDesk(
  desk: DeskRecord,
  { tasks, marked, withdrawn, points }: Progress,
  now: Date,
): Schemas['JuryDesk'] {
  const byPoint = Array.from({ length: desk.max_point - desk.min_point + 1 }, () => 0);
  for (const { point, marks } of points) byPoint[point - desk.min_point] = marks;
  return { round: presentRound(desk, now), tasks, marked, withdrawn, byPoint, finished: desk.finished_at !== null };
}

/** A photo as its judge sees it: nothing of its image but what is to be judged, and its title. */
export const presentTask = (roundId: number, row: TaskRecord): Schemas['JuryPhoto'] => ({
  roundId,
  number: row.number,
  type: row.type_code,
  title: row.title,
  width: row.width,
  height: row.height,
  thumbhash: row.thumbhash,
  point: row.point,
  star: row.star,
  withdrawn: row.withdrawn,
  remark: row.remark ?? '',
  reported: row.reported,
});
