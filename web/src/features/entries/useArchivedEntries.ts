import { useEffect, useState } from 'react';
import { useMyArchivedEntriesQuery } from './generated/graphql.ts';

/** The user's entries in ended competitions, newest competition first: page after page until all are there. */
export function useArchivedEntries() {
  const [failure, setFailure] = useState<Error>();
  const { data, error, refetch, fetchMore } = useMyArchivedEntriesQuery({
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { hasNextPage = false, endCursor: after = null } = data?.archivedEntries.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage) return;
    fetchMore({ variables: { after } }).then(
      () => setFailure(undefined),
      (thrown: unknown) => setFailure(thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
  }, [hasNextPage, after, fetchMore]);
  return { groups: data?.archivedEntries.edges.map(({ node }) => node), error: error ?? failure, refetch };
}
