import { parseAbsolute, parseDateTime, toZoned, type CalendarDateTime } from '@internationalized/date';

const minutes = 'YYYY-MM-DDTHH:mm'.length;

/** An instant as a field of the type `datetime-local` has it, in a time zone (IANA): `2026-05-01T10:00`; empty for none. */
export const toLocalField = (instant: string | null | undefined, timeZone: string): string =>
  instant ? parseAbsolute(instant, timeZone).toString().slice(0, minutes) : '';

const parsed = (field: string): CalendarDateTime | null => {
  try {
    return parseDateTime(field);
  } catch {
    return null;
  }
};

/** Value of a field of the type `datetime-local`, read in a time zone. */
export type LocalReading =
  /** `twice`: clocks repeat that hour, and this is the first of the two. */
  | { instant: string; twice: boolean }
  /** The field is empty or no date, or clocks skip that hour. */
  | { problem: 'missing' | 'skipped' };

/** Reads a field of the type `datetime-local` in a time zone (IANA). An hour that clocks skip is refused: nobody would know what is meant. */
export function readLocalField(field: string, timeZone: string): LocalReading {
  const local = parsed(field);
  if (!local) return { problem: 'missing' };
  const earlier = toZoned(local, timeZone, 'earlier');
  const later = toZoned(local, timeZone, 'later');
  if (earlier.compare(later) === 0) return { instant: earlier.toAbsoluteString(), twice: false };
  const isSkipped = earlier.toString().slice(0, minutes) !== field.slice(0, minutes);
  return isSkipped ? { problem: 'skipped' } : { instant: earlier.toAbsoluteString(), twice: true };
}

/**
 * The instant that a field of the type `datetime-local` means in a time zone (IANA); null for none. Of an hour that clocks skip,
 * the instant as far after it; of one that comes twice, the first.
 */
export function fromLocalField(field: string, timeZone: string): string | null {
  const local = parsed(field);
  return local ? toZoned(local, timeZone, 'compatible').toAbsoluteString() : null;
}

/** The offset of a time zone (IANA) at an instant, e.g. `UTC+2`: that of the date, not of today. */
export function offsetAt(instant: string, timeZone: string): string {
  const hours = parseAbsolute(instant, timeZone).offset / 3_600_000;
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`;
}
