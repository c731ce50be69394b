import type { Band } from '../../../ui/chart/Columns.tsx';
import { toLocalField } from '../../../ui/form/zonedTime.ts';

const dayMs = 86_400_000;
/** Most days that are shown: a chart of more would have columns that nobody sees. */
const mostDays = 400;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** The day of an instant in a time zone (IANA), e.g. `2026-05-01`. */
export const dayOf = (instant: string, timeZone: string): string => toLocalField(instant, timeZone).slice(0, 10);

/** Every day from the first to the last, those without anything too; the last of them where there are too many. */
export function everyDay(days: readonly string[]): string[] {
  const known = [...days].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.round((startOf(last) - startOf(first)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(startOf(first) + index * dayMs).toISOString().slice(0, 10),
  ).slice(-mostDays);
}

/**
 * The last day that charts show, whether anything happened on it or not: today, or the day of the results once that has passed.
 * Null before the first day.
 */
export function lastDay(times: Record<'now' | 'competitionStart' | 'award', string>, timeZone: string): string | null {
  const end = Date.parse(times.now) < Date.parse(times.award) ? times.now : times.award;
  return Date.parse(end) < Date.parse(times.competitionStart) ? null : dayOf(end, timeZone);
}

/** Where an instant stands among days, each of which is 1 wide. @param first of the days */
export function placeAmong(instant: string, first: string, timeZone: string): number {
  const local = Date.parse(`${toLocalField(instant, timeZone)}:00.000Z`);
  return (local - startOf(first)) / dayMs;
}

/** A phase as a band behind days. */
export interface Phase {
  name: string;
  from: string;
  to: string;
  bg: string;
}

/** Phases as bands behind days; what lies outside of them is cut off. */
export function bandsOf(phases: readonly Phase[], days: readonly string[], timeZone: string): Band[] {
  const [first] = days;
  if (first === undefined) return [];
  const within = (instant: string) => Math.min(days.length, Math.max(0, placeAmong(instant, first, timeZone)));
  return phases
    .map(({ name, bg, from, to }) => ({ name, bg, from: within(from), to: within(to) }))
    .filter(({ from, to }) => to > from);
}
