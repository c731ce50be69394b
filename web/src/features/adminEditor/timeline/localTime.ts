import { CalendarDateTime, parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { readLocalField, toLocalField } from '../../../ui/form/zonedTime.ts';

const minute = 60_000;
const minutes = 'YYYY-MM-DDTHH:mm'.length;

/** How far a date is moved: days keep the hour on the clock, hours are real ones. */
export interface Step {
  days?: number;
  hours?: number;
}

const fieldOf = (local: CalendarDateTime): string => local.toString().slice(0, minutes);

/** Epoch milliseconds of a field of the type `datetime-local` in a time zone (IANA); null where it says none. */
export function millisecondsOf(field: string, timeZone: string): number | null {
  const reading = readLocalField(field, timeZone);
  return 'instant' in reading ? Date.parse(reading.instant) : null;
}

/** A field moved by days and real hours. Where clocks skip the hour, it is the first that exists; what is no date stays as it is. */
export function moved(field: string, { days = 0, hours = 0 }: Step, timeZone: string): string {
  if (millisecondsOf(field, timeZone) === null) return field;
  const local = parseDateTime(field).add({ days });
  const zoned = toZoned(local, timeZone, 'compatible');
  const to = (by: number) => toLocalField(zoned.add({ hours: by }).toAbsoluteString(), timeZone);
  // The second of two hours with one name cannot be said by a field: the next one is meant.
  return hours !== 0 && to(hours) === field ? to(hours + Math.sign(hours)) : to(hours);
}

/** How far apart two fields are on the clock, in minutes: a day is always 1,440 of them, whatever the clocks do meanwhile. */
export function minutesBetween(from: string, to: string): number {
  const at = (field: string) => Date.parse(`${field}:00Z`);
  const difference = (at(to) - at(from)) / minute;
  return Number.isFinite(difference) ? difference : 0;
}

/** A field moved by minutes on the clock. */
export function movedOnClock(field: string, by: number, timeZone: string): string {
  if (millisecondsOf(field, timeZone) === null) return field;
  const local = parseDateTime(field).add({ minutes: by });
  return toLocalField(toZoned(local, timeZone, 'compatible').toAbsoluteString(), timeZone);
}

/** How many weekends lie between two instants in a time zone (IANA): those whose Saturday noon does. */
export function weekendsBetween(from: number, to: number, timeZone: string): number {
  const first = parseAbsolute(new Date(from).toISOString(), timeZone);
  const weekday = new Date(Date.UTC(first.year, first.month - 1, first.day)).getUTCDay();
  let noon = toZoned(new CalendarDateTime(first.year, first.month, first.day, 12), timeZone).add({
    days: 6 - weekday,
  });
  let count = 0;
  while (noon.toDate().getTime() <= to) {
    if (noon.toDate().getTime() >= from) count += 1;
    noon = noon.add({ weeks: 1 });
  }
  return count;
}

/** The first Sunday at 23:00 in a time zone (IANA) that is not before an instant. */
export function sundayNight(from: number, timeZone: string): string {
  const first = parseAbsolute(new Date(from).toISOString(), timeZone);
  const weekday = new Date(Date.UTC(first.year, first.month - 1, first.day)).getUTCDay();
  const sunday = new CalendarDateTime(first.year, first.month, first.day, 23).add({ days: (7 - weekday) % 7 });
  const isPast = toZoned(sunday, timeZone).toDate().getTime() < from;
  return fieldOf(isPast ? sunday.add({ weeks: 1 }) : sunday);
}
