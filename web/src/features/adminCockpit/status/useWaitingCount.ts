import { useModeratedItemsQuery } from '../generated/graphql.ts';

/**
 * How many photos of a competition wait for a decision; read each time that a page asks.
 * @param isAsked where it is not, nothing is read, and none waits
 */
export function useWaitingCount(competitionNumber: number, isAsked: boolean): { count: number; loading: boolean } {
  const { data, loading } = useModeratedItemsQuery({
    variables: { kind: 'IMAGE', competitionNumber, status: ['PENDING'], sort: 'OLDEST', page: 0, size: 1 },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  return { count: isAsked ? (data?.moderationPage.pageInfo.totalItems ?? 0) : 0, loading: isAsked && loading && !data };
}
