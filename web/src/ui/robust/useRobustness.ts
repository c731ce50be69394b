import { useEffect, useState } from 'react';
import { preview } from '../../session/preview.ts';
import { useRobustnessQuery, type RobustnessQuery } from './generated/graphql.ts';

/** How sure the ranks of a competition are. */
export type Robustness = NonNullable<NonNullable<RobustnessQuery['competition']>['robustness']>;

/** Milliseconds between two questions. */
const pause = 3000;
/** How often it is asked again: for three minutes, longer than the service takes for a large competition. */
const most = 60;

/**
 * Reads how sure the ranks of a competition are. The service computes it after the ranks: a visitor within that minute gets
 * none yet, so it is asked for again until it is there; not while nobody looks, and not for ever.
 *
 * @param id a competition whose results the viewer sees
 */
export function useRobustness(number: number): { robustness: Robustness | null; isComing: boolean } {
  const [asked, setAsked] = useState(0);
  // Not cached: what is computed anew after a decision is other figures.
  const { data, refetch } = useRobustnessQuery({ variables: { number }, fetchPolicy: 'no-cache' });
  const robustness = data?.competition?.robustness ?? null;
  // A preview of what is not over yet has none, however long one waits.
  const isComing = data?.competition?.robustness === null && asked < most && preview === null;
  useEffect(() => {
    if (!isComing) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setAsked((known) => known + 1);
      // A failure is no end: what is asked next may be answered.
      void refetch();
    }, pause);
    return () => clearInterval(timer);
  }, [isComing, refetch]);
  return { robustness, isComing };
}
