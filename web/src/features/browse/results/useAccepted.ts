import { useState } from 'react';
import { joinImages } from '../../../ui/competition/joinImages.ts';
import { useReadOn } from '../../../ui/table/useReadOn.ts';
import { useAcceptedPhotosQuery } from './generated/graphql.ts';

/** Photos that are shown at first, and with each further step. */
const step = 24;

/**
 * The accepted photos of a category in the order of the jury, as many as were asked for. Where other photos stand among them, pages are
 * read until that many are there.
 * @param expected how many were accepted
 */
export function useAccepted(number: number, type: string, expected: number) {
  const [wanted, setWanted] = useState(step);
  const { data, error, loading, fetchMore, refetch } = useAcceptedPhotosQuery({
    variables: { number, type, first: step, after: null },
    // The list of all photos keeps its own pages under the same key.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip: expected === 0,
  });
  const images = data?.competition?.images;
  const photos = (images?.nodes ?? []).filter(({ acceptance }) => acceptance?.accepted);
  const { hasNextPage = false, endCursor = null } = images?.pageInfo ?? {};
  const isIncomplete = photos.length < Math.min(wanted, expected) && hasNextPage;
  const { failure, retry } = useReadOn(isIncomplete ? endCursor : null, (after) =>
    fetchMore({
      variables: { after, first: step },
      updateQuery: (before, { fetchMoreResult }) => joinImages(before, fetchMoreResult, after),
    }),
  );
  const failed = error ?? failure;
  return {
    photos,
    error: failed,
    isReading: expected > 0 && !failed && (loading || isIncomplete),
    /** Whether there are further ones. */
    hasMore: photos.length < expected && hasNextPage,
    /** Reads further ones. */
    more: () => setWanted(photos.length + step),
    retry: () => (error ? void refetch().catch(() => undefined) : retry()),
  };
}
