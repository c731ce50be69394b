import { Problem } from '../http/problem.ts';
import type { Timed } from './rules.ts';
import { stageAt } from './visibility.ts';

/** Whether administrators may see scores: turnout alone while people vote (docs/product.md §3). */
export const showsScores = (competition: Timed, now: Date): boolean =>
  ['AWARD', 'ENDED'].includes(stageAt(competition, now));

/** @throws Problem WRONG_PHASE until administrators may see scores */
export function checkScored(competition: Timed, now: Date): void {
  if (showsScores(competition, now)) return;
  throw new Problem('WRONG_PHASE', {
    values: { reason: { phrase: 'phase.SCORES', values: { from: competition.votingEnd } } },
  });
}
