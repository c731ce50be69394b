/** An instant as a field of the type `datetime-local` has it, in a time zone (IANA); empty for none. */
export function toLocalField(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return '';
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${found['year']}-${found['month']}-${found['day']}T${found['hour']}:${found['minute']}`;
}

/**
 * The instant that a field of the type `datetime-local` means in a time zone; null for none. Of an hour that a change of clocks
 * leaves out, the instant as far after it; of one that comes twice, the first.
 */
export function fromLocalField(field: string, timeZone: string): string | null {
  if (!field) return null;
  const asUtc = Date.parse(`${field}:00Z`);
  const offsetAt = (instant: number): number =>
    Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}:00Z`) - instant;
  const day = 24 * 3_600_000;
  // The offsets on both sides of a change that may lie near.
  const before = asUtc - offsetAt(asUtc - day);
  const after = asUtc - offsetAt(asUtc + day);
  const isAsTyped = (instant: number): boolean => instant + offsetAt(instant) === asUtc;
  return new Date(isAsTyped(before) || !isAsTyped(after) ? before : after).toISOString();
}
