/** Where a round of a jury stands; derived from the clock and its decision, and nothing else (docs/product.md §15). */
export type JuryStage = 'PLANNED' | 'MARKING' | 'COUNTING' | 'DECIDED';

/** The instants of a round, as epoch milliseconds, `Date` or ISO 8601 strings. */
export interface RoundDates {
  opens: Date | string | number;
  closes: Date | string | number;
  /** When it was decided; null or absent before. */
  decidedAt?: Date | string | number | null;
}

const ms = (instant: Date | string | number): number => new Date(instant).getTime();

/**
 * The stage at an instant, for reading: a boundary instant counts to the stage before it, so that nothing is shown too early; a
 * decision is no boundary, and counts from its own instant on. A round whose closing is not behind its opening takes no marks: it is
 * PLANNED, then COUNTING. The service, the gateway and the client all use this one function.
 */
export function juryStageAt({ opens, closes, decidedAt }: RoundDates, now: Date | string | number): JuryStage {
  const at = ms(now);
  if (at <= ms(opens)) return 'PLANNED';
  if (at <= ms(closes)) return 'MARKING';
  return decidedAt && ms(decidedAt) <= at ? 'DECIDED' : 'COUNTING';
}

/** Whether a round has closed: its marks count from then on, whether it is decided or not. */
export function hasClosedAt(round: RoundDates, now: Date | string | number): boolean {
  const stage = juryStageAt(round, now);
  return stage === 'COUNTING' || stage === 'DECIDED';
}

/** Whether a round takes marks at an instant. Every comparison is strict: a boundary instant takes none. */
export function takesMarksAt({ opens, closes }: RoundDates, now: Date | string | number): boolean {
  const at = ms(now);
  return ms(opens) < at && at < ms(closes);
}

/**
 * Milliseconds from an instant until `juryStageAt` answers something else; Infinity after the last boundary. When a round is decided is
 * known to nobody beforehand.
 */
export function msUntilNextJuryStage({ opens, closes }: RoundDates, now: Date | string | number): number {
  const at = ms(now);
  const ahead = [opens, closes].map(ms).filter((boundary) => boundary >= at);
  // The instant behind the boundary is the first one of the next stage.
  return ahead.length ? Math.min(...ahead) - at + 1 : Infinity;
}
