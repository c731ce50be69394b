/** A score that photos of a category have, as the service answers it. */
export interface Step {
  /** The score as a number, for the place in the chart. */
  score: number;
  /** The score as a fraction in lowest terms, `n/d`: what a line is. */
  exact: string;
  /** Photos with this very score. */
  photos: number;
  /** Photos at or above it. */
  photosFrom: number;
  /** Authors with at least one photo at or above it. */
  authorsFrom: number;
  /** Photos with this very score that a judge has starred. */
  starred: number;
}

/** A category's scores, from the highest to the lowest. */
export interface CategorySteps {
  /** Category code. */
  type: string;
  /** Photos of the category in the round, those without a mark included. */
  photos: number;
  authors: number;
  steps: readonly Step[];
}

/** Shares of a category that salons set their line at, in per cent. */
const usualShares = [20, 25, 30] as const;

/** Where a handle begins when nothing is known of the line. */
const firstShare = 30;

/** Most columns of a chart; closer scores share a column. */
const mostColumns = 60;

/** The last step at or above which no more than `percent` of the photos are; null where even the highest score has more. */
export function stepOfShare({ photos, steps }: CategorySteps, percent: number): number | null {
  let last: number | null = null;
  for (const [place, { photosFrom }] of steps.entries()) {
    if (100 * photosFrom > percent * photos) break;
    last = place;
  }
  return last;
}

/** Where a handle begins: at the line that was set, else at the most that the aim, or the usual share, allows. */
export function firstStep(category: CategorySteps, line: string | null, aim: number | null): number {
  const set = category.steps.findIndex(({ exact }) => exact === line);
  return set >= 0 ? set : (stepOfShare(category, aim ?? firstShare) ?? 0);
}

/** A mark beside the chart: a share, and how close lines can come to it, for no line splits photos of one score. */
export interface ShareMark {
  percent: number;
  isAim: boolean;
  /** The step with no more than the share; null where the highest score has more already. */
  below: number | null;
  /** The next step, with more than the share; null where there is none. */
  above: number | null;
}

/** The usual shares and the round's aim, from the least on. */
export function shareMarks(category: CategorySteps, aim: number | null): ShareMark[] {
  const shares = [...new Set<number>([...usualShares, ...(aim === null ? [] : [aim])])].sort((a, b) => a - b);
  return shares.map((percent) => {
    const below = stepOfShare(category, percent);
    const next = below === null ? 0 : below + 1;
    return { percent, isAim: percent === aim, below, above: next < category.steps.length ? next : null };
  });
}

/** Starred photos below a line. */
export const starredBelow = ({ steps }: CategorySteps, line: number): number =>
  steps.slice(line + 1).reduce((sum, { starred }) => sum + starred, 0);

/** Photos that no judge has marked, and that therefore have no score. */
export const withoutScore = ({ photos, steps }: CategorySteps): number => photos - (steps.at(-1)?.photosFrom ?? 0);

/** A column of the chart: the scores between two places, photos in all, and those of a step and all steps before it. */
export interface ScoreColumn {
  /** First and last step in it: the highest and the lowest score. */
  first: number;
  last: number;
  photos: number;
}

/** Which range the points of a round have. */
export interface PointRange {
  minPoint: number;
  maxPoint: number;
}

/** How many columns tell the scores apart, and which of them a score is in: 0 is that of the lowest point. */
export interface ScoreScale {
  columns: number;
  columnOf: (score: number) => number;
}

/** The scale of a chart: as many columns as the closest two scores ask for, within bounds. */
export function scaleOf(steps: readonly Step[], { minPoint, maxPoint }: PointRange): ScoreScale {
  const range = maxPoint - minPoint;
  const gaps = steps.slice(1).map(({ score }, place) => (steps[place]?.score ?? score) - score);
  const closest = Math.min(range, ...gaps);
  const columns = Math.min(mostColumns, Math.round(range / closest) + 1);
  return { columns, columnOf: (score) => Math.round(((score - minPoint) / range) * (columns - 1)) };
}

/** The columns that hold photos, by their place on the scale. */
export function columnsOf(steps: readonly Step[], { columnOf }: ScoreScale): Map<number, ScoreColumn> {
  const columns = new Map<number, ScoreColumn>();
  for (const [place, { score, photos }] of steps.entries()) {
    const column = columns.get(columnOf(score));
    if (column) {
      column.last = place;
      column.photos += photos;
    } else columns.set(columnOf(score), { first: place, last: place, photos });
  }
  return columns;
}

/** Photos of a column that are at or above a line. */
export function photosPassing({ first, last, photos }: ScoreColumn, steps: readonly Step[], line: number): number {
  if (last <= line) return photos;
  if (first > line) return 0;
  const before = first === 0 ? 0 : (steps[first - 1]?.photosFrom ?? 0);
  return (steps[line]?.photosFrom ?? 0) - before;
}

/** The step whose score is closest to a place in the chart. @param place 0 at the lowest point, 1 at the highest */
export function closestStep(steps: readonly Step[], { minPoint, maxPoint }: PointRange, place: number): number {
  const wanted = minPoint + place * (maxPoint - minPoint);
  // Scores fall: the first one below the wanted score, or the one before it.
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.score ?? 0) > wanted) low = middle + 1;
    else high = middle;
  }
  const distance = (step: number) => Math.abs((steps[step]?.score ?? Infinity) - wanted);
  return low > 0 && distance(low - 1) <= distance(low) ? low - 1 : Math.min(low, steps.length - 1);
}
