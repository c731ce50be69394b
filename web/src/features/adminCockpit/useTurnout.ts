import { useTurnoutQuery } from './generated/graphql.ts';

/** The statistics of a competition as they are now. */
export function useTurnout(competitionId: string) {
  const { data, error, refetch } = useTurnoutQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return { statistics: data?.competition?.statistics ?? null, error, again: () => void refetch() };
}
