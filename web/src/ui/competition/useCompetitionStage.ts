import type { CompetitionTimesFragment } from './generated/graphql.ts';
import type { Stage } from './stage.ts';
import { useServerNow } from './useServerNow.ts';
import { useStage } from './useStage.ts';

/**
 * Follows a competition through its phases and through the seconds: for a countdown. `useStage` renders less.
 * @param onBoundary called once when a boundary has passed: what the page shows may have changed
 */
export function useCompetitionStage(
  times: CompetitionTimesFragment,
  onBoundary: () => void,
): { stage: Stage; now: number; next: string | null } {
  const { stage, next } = useStage(times, onBoundary);
  return { stage, now: useServerNow(times.now), next: next && times[next] };
}
