import { toLocalField } from '../../../ui/form/zonedTime.ts';

/** Numbers of a day. */
export interface Day {
  /** E.g. `2026-05-01`, in the installation's time zone. */
  day: string;
  entries: number;
  votes: number;
  comments: number;
}

const dayMs = 86_400_000;

/**
 * The last days up to today, those on which nothing happened too.
 * @param now epoch milliseconds @param timeZone of the days (IANA)
 */
export function recentDays(active: readonly Day[], now: number, timeZone: string, count: number): Day[] {
  const today = Date.parse(toLocalField(new Date(now).toISOString(), timeZone).slice(0, 10));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today - (count - 1 - index) * dayMs).toISOString().slice(0, 10);
    return active.find((one) => one.day === day) ?? { day, entries: 0, votes: 0, comments: 0 };
  });
}
