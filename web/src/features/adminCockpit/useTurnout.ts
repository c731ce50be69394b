import { useTurnoutQuery } from './generated/graphql.ts';

/** The statistics of a competition as they are now. */
export function useTurnout(competitionNumber: number) {
  const { data, error, refetch } = useTurnoutQuery({
    variables: { number: competitionNumber },
    fetchPolicy: 'cache-and-network',
  });
  return { statistics: data?.competition?.statistics ?? null, error, again: () => void refetch() };
}
