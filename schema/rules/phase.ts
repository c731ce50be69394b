/** Phase of a competition; derived from the clock and nothing else (docs/product.md §1). */
export type Phase = 'NOT_STARTED' | 'UPLOADING' | 'VOTING' | 'AWARD';

/** The four instants of a competition, in rising order, as epoch milliseconds, `Date` or ISO 8601 strings. */
export interface PhaseDates {
  competitionStart: Date | string | number;
  votingStart: Date | string | number;
  votingEnd: Date | string | number;
  award: Date | string | number;
}

const ms = (instant: Date | string | number): number => new Date(instant).getTime();

/**
 * The phase at an instant. Every comparison is strict: a boundary instant belongs to no phase and reads NOT_STARTED, as
 * does a missing competition (docs/product.md §1). The service, the gateway and the client all use this one function.
 */
export function phaseAt(dates: PhaseDates | null | undefined, now: Date | string | number): Phase {
  if (!dates) return 'NOT_STARTED';
  const at = ms(now);
  const start = ms(dates.competitionStart);
  const votingStart = ms(dates.votingStart);
  const votingEnd = ms(dates.votingEnd);
  const award = ms(dates.award);
  if (start < at && at < votingStart) return 'UPLOADING';
  if (votingStart < at && at < votingEnd) return 'VOTING';
  if (votingEnd < at && at < award) return 'AWARD';
  return 'NOT_STARTED';
}

/**
 * The next of the four boundaries, in epoch milliseconds, after which `phaseAt` answers something else; at a boundary itself that
 * one, which belongs to no phase. Null after the last one.
 */
export function nextBoundaryAt(dates: PhaseDates, now: Date | string | number): number | null {
  const at = ms(now);
  const boundaries = [dates.competitionStart, dates.votingStart, dates.votingEnd, dates.award].map(ms);
  const ahead = boundaries.filter((boundary) => boundary >= at);
  return ahead.length ? Math.min(...ahead) : null;
}

/**
 * Milliseconds from an instant until `phaseAt` may answer something else: until the next boundary, and one at a boundary,
 * which is an instant of its own. Infinity after the last one.
 */
export function msUntilNextPhase(dates: PhaseDates, now: Date | string | number): number {
  const next = nextBoundaryAt(dates, now);
  return next === null ? Infinity : Math.max(1, next - ms(now));
}
