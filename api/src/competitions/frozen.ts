import type { components } from '@photo-competition/schema/rest';
import { isDeepStrictEqual } from 'node:util';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { dateNames, type Timed } from './rules.ts';

type Schemas = components['schemas'];
type Content = Schemas['CompetitionRequest'];

/** A field that cannot change any more. */
export interface Frozen {
  field: Schemas['FrozenField']['field'];
  since: Date;
  reason: Schemas['FrozenReason'];
}

/** Fields of a competition that freezing depends on. */
export interface Freezable extends Timed {
  /** When it was CANCELLED or ARCHIVED. */
  closedAt: Date | null;
  /** When the first vote was cast; withdrawn ones count. */
  firstVote: Date | null;
  /** When the first seat of its jury was accepted; seats that were given up since count. */
  firstSeat: Date | null;
  /** When the first photo that is in it was entered. */
  firstEntry: Date | null;
}

type Cause = Omit<Frozen, 'field'>;

const earliest = (causes: (Cause | null)[]): Cause | null =>
  causes.reduce((first, cause) => (first && (!cause || first.since <= cause.since) ? first : cause), null);

/** From votingStart or the first vote on, whichever is first. A draft takes no votes: its dates may lie in the past. */
function votingCause({ status, votingStart, firstVote }: Freezable, now: Date): Cause | null {
  if (status === 'DRAFT') return null;
  const begun = votingStart <= now ? { since: votingStart, reason: 'VOTING' as const } : null;
  return earliest([begun, firstVote && { since: firstVote, reason: 'VOTING' }]);
}

const closedCause = ({ status, closedAt }: Freezable): Cause | null =>
  closedAt && (status === 'CANCELLED' || status === 'ARCHIVED') ? { since: closedAt, reason: status } : null;

/**
 * The fields that cannot change any more (docs/product.md §1): what decides the result once voting has begun, each date once
 * it has passed after that, and all of them with the title once the competition is closed for good.
 */
export function frozenFields(competition: Freezable, now: Date): Frozen[] {
  const voting = votingCause(competition, now);
  const closed = closedCause(competition);
  const dateCause = (date: Date): Cause | null => {
    const passed = voting && date <= now ? { since: date, reason: 'DATE_PASSED' as const } : null;
    // A date that had passed before voting began was still free until then.
    return earliest([passed && voting && passed.since < voting.since ? voting : passed, closed]);
  };
  const result = earliest([voting, closed]);
  const seat = competition.firstSeat && { since: competition.firstSeat, reason: 'JURY' as const };
  const entry = competition.firstEntry && { since: competition.firstEntry, reason: 'ENTRIES' as const };
  const causes: Record<Frozen['field'], Cause | null> = {
    title: closed,
    competitionStart: dateCause(competition.competitionStart),
    votingStart: dateCause(competition.votingStart),
    votingEnd: dateCause(competition.votingEnd),
    award: dateCause(competition.award),
    minPoint: result,
    maxPoint: result,
    scoring: result,
    minCoverage: result,
    judgedBy: earliest([result, seat]),
    entriesShown: earliest([result, entry]),
    imageTypes: result,
  };
  return Object.entries(causes).flatMap(([field, cause]) =>
    cause ? [{ field: field as Frozen['field'], ...cause }] : [],
  );
}

/**
 * Whether an update leaves what is frozen as it is, and moves a boundary that lies ahead to an instant that lies ahead.
 * @throws Problem FROZEN with each frozen field that would change, since when and why; 422 PAST
 */
export function checkFrozen(competition: Freezable, before: Content, after: Content, now: Date): void {
  const frozen = frozenFields(competition, now);
  const changed = (field: Frozen['field']) => !isDeepStrictEqual(before[field], after[field]);
  const errors = frozen
    .filter(({ field }) => changed(field))
    .map(({ field, since, reason }) => ({
      field,
      code: 'FROZEN',
      values: { since, reason: { phrase: `frozen.${reason}` as const } },
    }));
  if (errors.length) throw new Problem('FROZEN', { errors });
  if (!votingCause(competition, now)) return;
  const past = dateNames.find((name) => changed(name) && new Date(after[name]) <= now);
  if (past) throw invalidField(past, 'PAST');
}
