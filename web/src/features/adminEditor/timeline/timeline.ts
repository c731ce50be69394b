import { dates, type EditorValues } from '../values.ts';
import { holidayOf, type Holiday } from './holidays.ts';
import { millisecondsOf, moved, movedOnClock, sundayNight } from './localTime.ts';

/** Name of one of the four dates. */
export type DateName = (typeof dates)[number];

/** The four dates as their fields have them. */
export type DateFields = Pick<EditorValues, DateName>;

const hour = 3_600_000;
const day = 24 * hour;
/** A phase shorter than this is worth a warning. */
const shortPhase = day;

/** The stretch of time that the bar shows, in epoch milliseconds. */
export interface Scale {
  from: number;
  to: number;
}

/** Space on both sides of the first and the last date, as a part of what lies between them. */
const margin = 0.08;

/** A stretch that holds every date that can be read; null where there is none. */
export function scaleOf(instants: readonly (number | null)[]): Scale | null {
  const known = instants.filter((instant) => instant !== null);
  if (known.length === 0) return null;
  const from = Math.min(...known);
  const to = Math.max(...known);
  const space = Math.max(hour, (to - from) * margin);
  return { from: from - space, to: to + space };
}

/** Where an instant stands on the bar, from 0 to 1. */
export const placeOf = (instant: number, { from, to }: Scale): number =>
  Math.min(1, Math.max(0, (instant - from) / (to - from)));

/** Distance by which a pointer moves a handle: whole days, or hours with a finer grip. @param part of the bar's width */
export function draggedBy(part: number, { from, to }: Scale, isFine: boolean): { days: number } | { hours: number } {
  const time = part * (to - from);
  return isFine ? { hours: Math.round(time / hour) } : { days: Math.round(time / day) };
}

/** Distance by which a key moves a handle: an arrow a day, with Shift an hour, with Ctrl a week; null for other keys. */
export function keyStep(key: string, isShift: boolean, isCtrl: boolean): { days: number } | { hours: number } | null {
  const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
  if (direction === undefined) return null;
  if (isShift) return { hours: direction };
  return { days: isCtrl ? 7 * direction : direction };
}

/** Lengths of the three phases and where they lie. */
export const presets = {
  long: [6, 3, 1],
  usual: [4, 2, 1],
  short: [2, 1, 1],
} as const satisfies Record<string, readonly [number, number, number]>;

/** Name of a ready-made timetable. */
export type Preset = keyof typeof presets;

/**
 * A timetable of whole weeks, each date on a Sunday at 23:00, from the first such night that is neither before what the first field
 * says nor before tomorrow.
 */
export function presetDates(preset: Preset, first: string, timeZone: string, now: number): DateFields {
  const wanted = millisecondsOf(first, timeZone) ?? now;
  const start = sundayNight(Math.max(wanted, now + day), timeZone);
  const [upload, voting, award] = presets[preset];
  const after = (weeks: number) => moved(start, { days: 7 * weeks }, timeZone);
  return {
    competitionStart: start,
    votingStart: after(upload),
    votingEnd: after(upload + voting),
    award: after(upload + voting + award),
  };
}

/** The dates after the first one, moved by as many minutes on the clock; frozen ones stay. */
export function restMoved(
  fields: DateFields,
  first: DateName,
  by: number,
  timeZone: string,
  isFrozen: (name: DateName) => boolean,
): Partial<DateFields> {
  const rest = dates.slice(dates.indexOf(first) + 1).filter((name) => !isFrozen(name));
  return Object.fromEntries(rest.map((name) => [name, movedOnClock(fields[name], by, timeZone)]));
}

/** Another competition, from its first date to its last. */
export interface Neighbour {
  id: string;
  number: number;
  title: Record<'hu' | 'en', string>;
  from: string;
  to: string;
}

/** Warning about a date. */
export type DateWarning =
  | { kind: 'past' | 'short' | 'twice' }
  | { kind: 'holiday'; holiday: Holiday }
  | { kind: 'overlap'; neighbour: Neighbour };

/** The date beside which an overlap is told: the first that lies within the other competition, or the last where none does. */
function overlapAt(instants: readonly number[], from: number, to: number): DateName {
  const index = instants.findIndex((instant) => instant >= from && instant <= to);
  return dates[index] ?? 'award';
}

/** Warnings, by date. Dates that cannot be read are errors and have no warnings. */
export function warningsOf(
  fields: DateFields,
  timeZone: string,
  now: number,
  neighbours: readonly Neighbour[],
  isTwice: (name: DateName) => boolean,
): Record<DateName, DateWarning[]> {
  const instants = dates.map((name) => millisecondsOf(fields[name], timeZone));
  const found: Record<DateName, DateWarning[]> = { competitionStart: [], votingStart: [], votingEnd: [], award: [] };
  dates.forEach((name, index) => {
    const instant = instants[index] ?? null;
    if (instant === null) return;
    const before = instants[index - 1] ?? null;
    if (instant < now) found[name].push({ kind: 'past' });
    if (before !== null && instant > before && instant - before < shortPhase) found[name].push({ kind: 'short' });
    if (isTwice(name)) found[name].push({ kind: 'twice' });
    const holiday = holidayOf(fields[name], timeZone);
    if (holiday) found[name].push({ kind: 'holiday', holiday });
  });
  const known = instants.filter((instant) => instant !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < dates.length || first === undefined || last === undefined) return found;
  for (const neighbour of neighbours) {
    const [from, to] = [Date.parse(neighbour.from), Date.parse(neighbour.to)];
    if (first < to && from < last) found[overlapAt(known, from, to)].push({ kind: 'overlap', neighbour });
  }
  return found;
}
