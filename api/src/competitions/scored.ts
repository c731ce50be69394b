import { sql } from 'kysely';
import { Problem } from '../platform/http/problem.ts';
import type { Timed } from './rules.ts';
import { stageAt } from './visibility.ts';

/** Whether administrators may see scores: turnout alone while people vote (docs/product.md §3), and none where nobody does. */
export const showsScores = (competition: Timed, now: Date): boolean =>
  competition.judgedBy !== 'JURY' && ['AWARD', 'ENDED'].includes(stageAt(competition, now));

/** @throws Problem WRONG_PHASE until administrators may see scores; JURY_ONLY where nobody votes */
export function checkScored(competition: Timed, now: Date): void {
  if (competition.judgedBy === 'JURY') throw new Problem('JURY_ONLY');
  if (showsScores(competition, now)) return;
  throw new Problem('WRONG_PHASE', {
    values: { reason: { phrase: 'phase.SCORES', values: { from: competition.votingEnd } } },
  });
}

/**
 * Whether the votes on an image are among a competition's numbers, in a statement about `image` and `competition`: where it is
 * APPROVED, and until voting is over also where it was hidden since voting began. Otherwise a number that falls when an image is
 * hidden would tell its votes before anybody may see scores (docs/product.md §3).
 */
export const takesPart = (now: Date) => sql<boolean>`(image.moderation = 'APPROVED'
  or (image.moderated_at > competition.voting_start and competition.voting_end >= ${now}::timestamptz
    and competition.status <> 'ARCHIVED'))`;
