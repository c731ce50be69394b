import { useApolloClient, useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { BrowseDocument, useBrowseQuery, type BrowseQueryVariables } from './generated/graphql.ts';
import { CompetitionTimesFragmentDoc } from '../../ui/competition/generated/graphql.ts';
import { graphSortOf, type ListState } from './listState.ts';

/** Photos per page of the grid. */
export const pageSize = 24;

/** Most photos that one call brings (`Competition.images(first:)`). */
const longestPage = 100;

/** How many photos to read again: as many as were loaded when the viewer left, so that the list does not shrink. */
function useFirst(variables: Omit<BrowseQueryVariables, 'first'>): number {
  const { cache } = useApolloClient();
  const key = JSON.stringify(variables);
  const countLoaded = () => {
    const query = { query: BrowseDocument, variables: { ...variables, first: pageSize } };
    return cache.readQuery(query)?.competition?.images?.edges.length ?? 0;
  };
  const [counted, setCounted] = useState(() => ({ key, loaded: countLoaded() }));
  if (counted.key !== key) setCounted({ key, loaded: countLoaded() });
  return Math.min(longestPage, Math.max(pageSize, counted.loaded));
}

/**
 * The competition and the pages of its photos that were asked for. Authors are read once the competition has ended: before
 * that they are hidden, and without them the gateway needs the short list only.
 */
export function useBrowse(id: string, state: ListState) {
  const times = useFragment({
    fragment: CompetitionTimesFragmentDoc,
    fragmentName: 'CompetitionTimes',
    from: { __typename: 'Competition', id },
  });
  const authors = state.sort === 'rank' || times.data.ended === true;
  const variables = { id, type: state.type, sort: graphSortOf(state.sort), authors };
  const first = useFirst(variables);
  const { data, previousData, error, loading, refetch, fetchMore } = useBrowseQuery({
    variables: { ...variables, first },
    notifyOnNetworkStatusChange: true,
    // Votes and phases move on; what is in the cache is shown meanwhile.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Another filter keeps the photos until the new ones are here; another competition does not.
  const kept = previousData?.competition?.id === id ? previousData : undefined;
  const shown = data ?? (error ? undefined : kept);
  const after = shown?.competition?.images?.pageInfo.endCursor;
  return {
    shown,
    error,
    loading,
    /** Whether what is shown answers an earlier question. */
    stale: data === undefined && shown !== undefined,
    retry: () => void refetch().catch(() => undefined),
    more: () => void fetchMore({ variables: { first: pageSize, after } }).catch(() => undefined),
    refetch,
  };
}
