import { useEffect } from 'react';
import type { CompetitionTimesFragment } from './generated/graphql.ts';
import { nextBoundary, showsPhotos, stageOf, type Boundary, type Stage } from './stage.ts';
import { useFromServerNow, wholeSecond } from './useServerNow.ts';

/** The present stage of a competition, and what follows from it. */
export interface Standing {
  stage: Stage;
  next: Boundary | null;
  /** Whether photos of others are shown. */
  open: boolean;
}

/**
 * Follows a competition through its phases; renders when one ends, and not in between.
 * @param onBoundary called once when a boundary has passed: what the page shows may have changed
 */
export function useStage(times: CompetitionTimesFragment, onBoundary: () => void): Standing {
  const stage = useFromServerNow(times.now, (now) => stageOf(times, now));
  const next = useFromServerNow(times.now, (now) => nextBoundary(times, now));
  const open = useFromServerNow(times.now, (now) => showsPhotos(times, now));
  const crossed = next !== nextBoundary(times, wholeSecond(Date.parse(times.now)));

  useEffect(() => {
    if (crossed) onBoundary();
  }, [crossed, onBoundary]);

  return { stage, next, open };
}
