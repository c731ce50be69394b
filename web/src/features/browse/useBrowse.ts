import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { BrowseDocument, useBrowseQuery, type BrowseQueryVariables } from './generated/graphql.ts';
import { failureOf } from '../../graph/failure.ts';
import type { PhotoListState } from '../../routes/photoList.ts';
import { CompetitionTimesFragmentDoc } from '../../ui/competition/generated/graphql.ts';
import { firstPage, graphSortOf } from './listState.ts';

/** Number of photos in further pages: the maximum of `Competition.images(first:)`. */
const laterPage = 100;

/** Number of photos of a list that are cached from an earlier visit. */
function useLoaded(variables: Omit<BrowseQueryVariables, 'first'>): number {
  const { cache } = useApolloClient();
  const key = JSON.stringify(variables);
  const count = () => {
    const query = { query: BrowseDocument, variables: { ...variables, first: firstPage } };
    return cache.readQuery(query)?.competition?.images?.edges.length ?? 0;
  };
  const [counted, setCounted] = useState(() => ({ key, loaded: count() }));
  if (counted.key !== key) setCounted({ key, loaded: count() });
  return counted.loaded;
}

/**
 * Loads the competition and its photos page by page. Authors are requested only after the competition has ended: before, they
 * are hidden, and without them the gateway can use the cheaper list.
 */
export function useBrowse(number: number, state: Pick<PhotoListState, 'type' | 'sort'>) {
  const times = useFragment({
    fragment: CompetitionTimesFragmentDoc,
    fragmentName: 'CompetitionTimes',
    from: { __typename: 'Competition', number },
  });
  const authors = state.sort === 'rank' || times.data.ended === true;
  const variables = { number, type: state.type, sort: graphSortOf(state.sort), authors };
  const key = JSON.stringify(variables);
  const loaded = useLoaded(variables);
  const { data, previousData, error, loading, refetch, fetchMore } = useBrowseQuery({
    variables: { ...variables, first: Math.min(laterPage, Math.max(firstPage, loaded)) },
    notifyOnNetworkStatusChange: true,
    // Shows cached data and updates it, since votes and phases change. A list longer than a page cannot be reloaded with one
    // call and is shown as cached.
    fetchPolicy: loaded > laterPage ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** State of the last request for more photos and the list it was for; a failed one is not repeated automatically. */
  const [lastFetch, setLastFetch] = useState<{ key: string; state: 'reading' | 'read' | 'failed' } | null>(null);
  // The previous photos stay visible while another filter is loading, but not for another competition.
  const retained = previousData?.competition?.number === number ? previousData : undefined;
  const shown = data ?? (error ? undefined : retained);
  const after = data?.competition?.images?.pageInfo.endCursor;
  const more = useCallback(() => {
    setLastFetch({ key, state: 'reading' });
    fetchMore({ variables: { first: laterPage, after } })
      // Its order is another one since voting or the competition has ended: it is read from its beginning.
      .catch((error: Error) => (failureOf(error).code === 'BAD_USER_INPUT' ? refetch() : Promise.reject(error)))
      .then(
        () => setLastFetch({ key, state: 'read' }),
        () => setLastFetch({ key, state: 'failed' }),
      );
  }, [fetchMore, refetch, after, key]);
  return {
    shown,
    error,
    loading: loading || (lastFetch?.key === key && lastFetch.state === 'reading'),
    /** Whether `shown` is the result of earlier variables. */
    stale: data === undefined && shown !== undefined,
    retry: () => void refetch().catch(() => undefined),
    more,
    /** Whether loading more photos failed. */
    failed: lastFetch?.key === key && lastFetch.state === 'failed',
    refetch,
  };
}
