import { useMemo } from 'react';
import { useOtherCompetitionsQuery } from '../generated/graphql.ts';
import type { Neighbour } from './timeline.ts';

/** Other competitions that are neither cancelled nor archived, the latest hundred. @param id of the one that is edited; null for a new one */
export function useNeighbours(id: string | null): readonly Neighbour[] {
  const { data } = useOtherCompetitionsQuery({ fetchPolicy: 'cache-and-network' });
  return useMemo(
    () =>
      (data?.adminCompetitionPage.items ?? [])
        .filter((item) => item.id !== id)
        .map(({ id: other, number, competition: { title, competitionStart, award } }) => ({
          id: other,
          number,
          title,
          from: competitionStart,
          to: award,
        })),
    [data, id],
  );
}
