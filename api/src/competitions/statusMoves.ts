import type { components } from '@photo-competition/schema/rest';
import type { MessageKey } from '../http/messageKeys.ts';
import { Problem } from '../http/problem.ts';
import type { Timed } from './rules.ts';

type Status = components['schemas']['CompetitionStatus'];

/** Legal moves, time apart (docs/product.md §1). */
const next: Record<Status, readonly Status[]> = {
  DRAFT: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['PAUSED', 'CANCELLED', 'ARCHIVED'],
  PAUSED: ['PUBLISHED', 'CANCELLED'],
  CANCELLED: [],
  ARCHIVED: [],
};

/** Why a move is never legal from there. */
function reasonAgainst(from: Status, to: Status): MessageKey {
  if (from === to) return 'move.SAME';
  if (!next[from].length) return 'move.FINAL';
  if (to === 'DRAFT') return 'move.TO_DRAFT';
  return from === 'DRAFT' ? 'move.PUBLISH_FIRST' : 'move.RESUME_FIRST';
}

/**
 * Whether a competition may move to a status now (docs/product.md §1).
 * @throws Problem ILLEGAL_STATUS_CHANGE that names both states, says why and, where time alone makes the move legal, from when;
 *   DATES_OVER for a draft whose dates have all passed
 */
export function checkStatusMove({ status: from, award }: Timed, to: Status, now: Date): void {
  const refuse = (phrase: MessageKey, values = {}): never => {
    const states = { from: { phrase: `status.${from}` }, to: { phrase: `status.${to}` } } as const;
    throw new Problem('ILLEGAL_STATUS_CHANGE', { values: { ...states, reason: { phrase, values } } });
  };
  if (!next[from].includes(to)) refuse(reasonAgainst(from, to));
  if (to === 'ARCHIVED' && !(award < now)) refuse('move.BEFORE_AWARD', { from: award });
  if (from === 'DRAFT' && to === 'PUBLISHED' && !(now < award))
    throw new Problem('DATES_OVER', { values: { award }, errors: [{ field: 'award', code: 'PAST' }] });
}
