import { useReadOn } from '../../ui/table/useReadOn.ts';
import { useMyArchivedEntriesQuery } from './generated/graphql.ts';

/** The user's entries in ended competitions, newest competition first: page after page until all are there. */
export function useArchivedEntries() {
  const { data, error, refetch, fetchMore } = useMyArchivedEntriesQuery({
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { hasNextPage = false, endCursor = null } = data?.archivedEntries.pageInfo ?? {};
  const { failure } = useReadOn(hasNextPage ? endCursor : null, (after) => fetchMore({ variables: { after } }));
  return { groups: data?.archivedEntries.edges.map(({ node }) => node), error: error ?? failure, refetch };
}
