import type { components } from '@photo-competition/schema/rest';
import { Problem } from '../platform/http/problem.ts';
import type { Timed } from './rules.ts';

type Schemas = components['schemas'];
type Status = Schemas['CompetitionStatus'];

/** Legal moves, time apart (docs/product.md §1). */
const next: Record<Status, readonly Status[]> = {
  DRAFT: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['PAUSED', 'CANCELLED', 'ARCHIVED'],
  PAUSED: ['PUBLISHED', 'CANCELLED'],
  CANCELLED: [],
  ARCHIVED: [],
};

/** Why a move is refused; SAME only where the two statuses are one. */
type Refusal = Schemas['StatusMoveRefusal'] | 'SAME';

/** Why a move is never legal from there. */
function reasonAgainst(from: Status, to: Status): Refusal {
  if (from === to) return 'SAME';
  if (!next[from].length) return 'FINAL';
  if (to === 'DRAFT') return 'TO_DRAFT';
  return from === 'DRAFT' ? 'PUBLISH_FIRST' : 'RESUME_FIRST';
}

/** Why a competition may not move to a status now; null when it may (docs/product.md §1). */
function refusalOf({ status: from, award }: Timed, to: Status, now: Date): Refusal | null {
  if (!next[from].includes(to)) return reasonAgainst(from, to);
  if (to === 'ARCHIVED' && !(award < now)) return 'BEFORE_AWARD';
  if (from === 'DRAFT' && to === 'PUBLISHED' && !(now < award)) return 'DATES_OVER';
  return null;
}

/** In the order in which they are offered. */
const targets: readonly Status[] = ['PUBLISHED', 'PAUSED', 'ARCHIVED', 'CANCELLED', 'DRAFT'];

/** Every other status, and whether the competition may move there now: so that nobody else needs the rule. */
export function statusMoves(competition: Timed, now: Date): Schemas['StatusMove'][] {
  return targets
    .filter((to) => to !== competition.status)
    .map((to) => {
      const reason = refusalOf(competition, to, now);
      if (reason === null || reason === 'SAME') return { to, allowed: true };
      // An instant later it is allowed: the award itself has not passed.
      const from = reason === 'BEFORE_AWARD' ? { from: competition.award.toISOString() } : {};
      return { to, allowed: false, reason, ...from };
    });
}

/**
 * Whether a competition may move to a status now (docs/product.md §1).
 * @throws Problem ILLEGAL_STATUS_CHANGE that names both states, says why and, where time alone makes the move legal, from when;
 *   DATES_OVER for a draft whose dates have all passed
 */
export function checkStatusMove(competition: Timed, to: Status, now: Date): void {
  const { status: from, award } = competition;
  const refusal = refusalOf(competition, to, now);
  if (refusal === null) return;
  if (refusal === 'DATES_OVER')
    throw new Problem('DATES_OVER', { values: { award }, errors: [{ field: 'award', code: 'PAST' }] });
  const states = { from: { phrase: `status.${from}` }, to: { phrase: `status.${to}` } } as const;
  const values = refusal === 'BEFORE_AWARD' ? { from: award } : {};
  throw new Problem('ILLEGAL_STATUS_CHANGE', { values: { ...states, reason: { phrase: `move.${refusal}`, values } } });
}
