import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { BrowseDocument, useBrowseQuery, type BrowseQueryVariables } from './generated/graphql.ts';
import type { PhotoListState } from '../../routes/photoList.ts';
import { CompetitionTimesFragmentDoc } from '../../ui/competition/generated/graphql.ts';
import { graphSortOf } from './listState.ts';

/** Photos that the first call brings: what a large screen shows, and some more. */
export const firstPage = 24;

/** Photos that each further call brings; the most that one may (`Competition.images(first:)`). */
export const laterPage = 100;

/** How many photos of a list are here already, from before the viewer left it. */
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
 * The competition and the pages of its photos that were asked for. Authors are read once the competition has ended: before
 * that they are hidden, and without them the gateway needs the short list only.
 */
export function useBrowse(id: string, state: Pick<PhotoListState, 'type' | 'sort'>) {
  const times = useFragment({
    fragment: CompetitionTimesFragmentDoc,
    fragmentName: 'CompetitionTimes',
    from: { __typename: 'Competition', id },
  });
  const authors = state.sort === 'rank' || times.data.ended === true;
  const variables = { id, type: state.type, sort: graphSortOf(state.sort), authors };
  const key = JSON.stringify(variables);
  const loaded = useLoaded(variables);
  const { data, previousData, error, loading, refetch, fetchMore } = useBrowseQuery({
    variables: { ...variables, first: Math.min(laterPage, Math.max(firstPage, loaded)) },
    notifyOnNetworkStatusChange: true,
    // Votes and phases move on; what is in the cache is shown meanwhile. One call cannot read a longer list again: that one
    // stays as it was left.
    fetchPolicy: loaded > laterPage ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** What became of the last call for more, and of which list it was. One that failed is not made again by itself. */
  const [asked, setAsked] = useState<{ key: string; state: 'reading' | 'read' | 'failed' } | null>(null);
  // Another filter keeps the photos until the new ones are here; another competition does not.
  const kept = previousData?.competition?.id === id ? previousData : undefined;
  const shown = data ?? (error ? undefined : kept);
  const after = data?.competition?.images?.pageInfo.endCursor;
  const more = useCallback(() => {
    setAsked({ key, state: 'reading' });
    fetchMore({ variables: { first: laterPage, after } }).then(
      () => setAsked({ key, state: 'read' }),
      () => setAsked({ key, state: 'failed' }),
    );
  }, [fetchMore, after, key]);
  return {
    shown,
    error,
    loading: loading || (asked?.key === key && asked.state === 'reading'),
    /** Whether what is shown answers an earlier question. */
    stale: data === undefined && shown !== undefined,
    retry: () => void refetch().catch(() => undefined),
    more,
    /** Whether the next photos could not be read. */
    failed: asked?.key === key && asked.state === 'failed',
    refetch,
  };
}
