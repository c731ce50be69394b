import { phaseAt, type Phase } from '@photo-competition/schema/phase';
import type { CompetitionTimesFragment } from './generated/graphql.ts';

type Times = Pick<
  CompetitionTimesFragment,
  'status' | 'ended' | 'competitionStart' | 'votingStart' | 'votingEnd' | 'award' | 'judgedBy'
>;

/** Stage of a competition as shown to people; unlike the phase it has no gaps, and it includes the end. */
export type Stage = 'upcoming' | 'uploading' | 'judging' | 'voting' | 'award' | 'ended' | 'paused' | 'cancelled';

const stages = {
  NOT_STARTED: 'upcoming',
  UPLOADING: 'uploading',
  VOTING: 'voting',
  AWARD: 'award',
} as const satisfies Record<Phase, Stage>;

/** The instants between the phases, in rising order. */
export const boundaries = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** Name of an instant between two phases. */
export type Boundary = (typeof boundaries)[number];

/**
 * The phase as shown to people. A boundary instant belongs to no phase (docs/product.md §1); here it counts to the phase that
 * ends at it.
 */
function readablePhase(times: Times, now: number): Phase {
  const phase = phaseAt(times, now);
  return phase === 'NOT_STARTED' ? phaseAt(times, now - 1) : phase;
}

/** @param now epoch milliseconds of the gateway's clock */
export function stageOf(times: Times, now: number): Stage {
  if (times.status === 'CANCELLED') return 'cancelled';
  if (times.ended || Date.parse(times.award) < now) return 'ended';
  if (times.status === 'PAUSED') return 'paused';
  const stage = stages[readablePhase(times, now)];
  return stage === 'voting' && times.judgedBy === 'JURY' ? 'judging' : stage;
}

/** Whether photos of others are shown: where a jury alone judges, once results are; a pause hides nothing (docs/product.md §3). */
export function showsPhotos(times: Times, now: number): boolean {
  return times.ended || Date.parse(times.judgedBy === 'JURY' ? times.award : times.votingStart) < now;
}

/** The next boundary; null when there is none any more. */
export function nextBoundary(times: Times, now: number): Boundary | null {
  if (times.ended || times.status === 'CANCELLED') return null;
  return boundaries.find((name) => Date.parse(times[name]) >= now) ?? null;
}
