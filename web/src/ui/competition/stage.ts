import type { CompetitionTimesFragment } from '../../app/generated/graphql.ts';

type Times = Pick<
  CompetitionTimesFragment,
  'status' | 'ended' | 'competitionStart' | 'votingStart' | 'votingEnd' | 'award'
>;

/** Where a competition stands for a reader; unlike the phase it has no gaps, and it knows what is over. */
export type Stage = 'upcoming' | 'uploading' | 'voting' | 'award' | 'ended' | 'paused' | 'cancelled';

/** @param now epoch milliseconds of the gateway's clock */
export function stageOf(times: Times, now: number): Stage {
  const passed = (date: string) => Date.parse(date) < now;
  if (times.status === 'CANCELLED') return 'cancelled';
  if (times.ended || passed(times.award)) return 'ended';
  if (times.status === 'PAUSED') return 'paused';
  if (passed(times.votingEnd)) return 'award';
  if (passed(times.votingStart)) return 'voting';
  return passed(times.competitionStart) ? 'uploading' : 'upcoming';
}

/** The next boundary, in ISO 8601; null when there is none any more. */
export function nextBoundary(times: Times, now: number): string | null {
  const all = [times.competitionStart, times.votingStart, times.votingEnd, times.award];
  return times.ended || times.status === 'CANCELLED' ? null : (all.find((date) => Date.parse(date) > now) ?? null);
}
