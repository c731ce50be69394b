import { isOfRound, type KeptMark } from '../../marks/marks.ts';

/** A judge's own figures. */
export interface Figures {
  tasks: number;
  marked: number;
  /** Own marks with each point, from the lowest. */
  byPoint: readonly number[];
}

/**
 * The own figures with the marks that wait: what the service last said, changed by what it has not been told.
 * @param minPoint the first number of `byPoint`
 */
export function figuresWith(
  { tasks, marked, byPoint }: Figures,
  kept: Iterable<Pick<KeptMark, 'photo' | 'point' | 'before'>>,
  { round, minPoint }: { round: number; minPoint: number },
): Figures {
  const counts = [...byPoint];
  let more = 0;
  const add = (point: number | null, by: number) => {
    if (point === null) return;
    more += by;
    const place = point - minPoint;
    counts[place] = Math.max(0, (counts[place] ?? 0) + by);
  };
  for (const mark of kept) {
    if (!isOfRound(mark, round)) continue;
    add(mark.before, -1);
    add(mark.point, 1);
  }
  return { tasks, marked: Math.min(tasks, Math.max(0, marked + more)), byPoint: counts };
}
