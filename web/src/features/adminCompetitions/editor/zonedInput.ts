import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';

const minutes = 'YYYY-MM-DDTHH:mm'.length;

/** An instant as a date and time field shows it in a zone (IANA): `2026-05-01T10:00`. */
export const inputOf = (instant: string, timeZone: string): string =>
  parseAbsolute(instant, timeZone).toString().slice(0, minutes);

/** What a date and time field says in a zone. */
export type ZonedReading =
  | { instant: string; twice: boolean }
  /** The field is empty or no date, or clocks skip that hour. */
  | { problem: 'missing' | 'skipped' };

/**
 * Reads a date and time field in a zone (IANA). An hour that clocks repeat is the first of the two; one that they skip is refused:
 * nobody would know what is meant.
 */
export function instantOf(input: string, timeZone: string): ZonedReading {
  let local;
  try {
    local = parseDateTime(input);
  } catch {
    return { problem: 'missing' };
  }
  const earlier = toZoned(local, timeZone, 'earlier');
  const later = toZoned(local, timeZone, 'later');
  if (earlier.compare(later) === 0) return { instant: earlier.toAbsoluteString(), twice: false };
  const isSkipped = earlier.toString().slice(0, minutes) !== input.slice(0, minutes);
  return isSkipped ? { problem: 'skipped' } : { instant: earlier.toAbsoluteString(), twice: true };
}

/** The offset of a zone at an instant, e.g. `UTC+2`: that of the date, not of today. */
export function offsetAt(instant: string, timeZone: string): string {
  const hours = parseAbsolute(instant, timeZone).offset / 3_600_000;
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`;
}
