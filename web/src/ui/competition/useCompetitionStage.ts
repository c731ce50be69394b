import { useEffect } from 'react';
import type { CompetitionTimesFragment } from '../../app/generated/graphql.ts';
import { nextBoundary, stageOf, type Stage } from './stage.ts';
import { useServerNow } from './useServerNow.ts';

/**
 * Follows a competition through its phases.
 * @param onBoundary called once when a boundary has passed: what the page shows may have changed
 */
export function useCompetitionStage(
  times: CompetitionTimesFragment,
  onBoundary: () => void,
): { stage: Stage; now: number; next: string | null } {
  const now = useServerNow(times.now);
  const stage = stageOf(times, now);
  const before = stageOf(times, Date.parse(times.now));
  const crossed = stage !== before;

  useEffect(() => {
    if (crossed) onBoundary();
  }, [crossed, onBoundary]);

  return { stage, now, next: nextBoundary(times, now) };
}
