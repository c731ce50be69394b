import type { TurnoutQuery } from '../generated/graphql.ts';

type Statistics = NonNullable<NonNullable<TurnoutQuery['competition']>['statistics']>;

/** Finding of a chart: the name of a sentence and its values. */
export interface Finding {
  says: string;
  n?: number;
  total?: number;
  day?: string;
  share?: number;
  hour?: number;
  type?: string;
  /** How many share the first place. */
  times?: number;
}

/** A day and how much happened on it. */
export interface DayValue {
  day: string;
  value: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first of those with the most, how many that is, and how many have it. */
function mostOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number): { first: Row; n: number; times: number } {
  const n = Math.max(...rows.map(valueOf));
  const [first, ...others] = rows.filter((row) => valueOf(row) === n);
  if (first === undefined) throw new Error('There is nothing to compare');
  return { first, n, times: 1 + others.length };
}

/** Fewer days than this and a part of them says little. */
const fewDays = 8;

/** So many days may share the first place and still stand out. */
const fewBusiest = 3;

/** Of what came day by day: that half of it came at the end, where it did, or else the busiest day, or the few that were equally busy, or that none stands out. @param days without gaps */
export function overTime(days: readonly DayValue[]): Finding {
  const total = sum(days.map(({ value }) => value));
  if (total === 0) return { says: 'none' };
  const first = days.findIndex(({ value }) => value > 0);
  const last = days.findLastIndex(({ value }) => value > 0);
  const active = days.slice(first, last + 1);
  let [n, count] = [0, 0];
  while (count * 2 < total) {
    n += 1;
    count += active.at(-n)?.value ?? 0;
  }
  if (active.length >= fewDays && n * 4 <= active.length) return { says: 'lastDays', n };
  const { first: busiest, times, n: most } = mostOf(active, ({ value }) => value);
  // Of many days with the same number none is the busiest.
  if (times > fewBusiest) return { says: 'even', n: most, total };
  if (times > 1) return { says: 'shared', times, n: most, total };
  return { says: 'busiest', day: busiest.day, n: most, total };
}

/** Of the entries by category: how many wait for a moderator, where some do, or else the category with the most, where one leads. */
export function byType(perType: Statistics['perType']): Finding {
  const total = sum(perType.map(({ entries }) => entries));
  if (total === 0) return { says: 'none' };
  const waiting = sum(perType.filter(({ moderation }) => moderation === 'PENDING').map(({ entries }) => entries));
  if (waiting > 0) return { says: 'waiting', n: waiting, total };
  const types = [...new Set(perType.map(({ type }) => type))];
  const counts = types.map((type) => ({
    type,
    n: sum(perType.filter((row) => row.type === type).map(({ entries }) => entries)),
  }));
  const { first, times, n } = mostOf(counts, (row) => row.n);
  return times > 1 ? { says: 'shared', times, n, total } : { says: 'most', total, ...first };
}

/** Of the share of photos with so many votes: the largest number that at least half of them have reached. */
export function covered(coverage: Statistics['coverage'], votes: number): Finding {
  if (votes === 0) return { says: 'none' };
  const reached = coverage.findLast(({ share }) => share >= 0.5) ?? coverage[0];
  return reached ? { says: 'reached', n: reached.votes, share: reached.share } : { says: 'none' };
}

/** Of the hours of the day: the busiest, or how many are. */
export function byHour(hours: readonly number[]): Finding {
  const total = sum(hours);
  if (total === 0) return { says: 'none' };
  const { first, times, n } = mostOf(
    hours.map((value, hour) => ({ value, hour })),
    ({ value }) => value,
  );
  const share = n / total;
  return times > 1 ? { says: 'shared', times, share } : { says: 'busiest', hour: first.hour, share };
}
