import { joinImages } from '../../../ui/competition/joinImages.ts';
import { useReadOn } from '../../../ui/table/useReadOn.ts';
import { useAcceptedPhotosQuery, type AcceptedPhotoFragment } from './generated/graphql.ts';

/** Accepted photos by their score, the highest first; photos of one score keep their order. */
export const byScore = (photos: readonly AcceptedPhotoFragment[]): AcceptedPhotoFragment[] =>
  photos
    .filter(({ acceptance }) => acceptance?.accepted)
    .sort((one, other) => (other.acceptance?.score ?? 0) - (one.acceptance?.score ?? 0));

/**
 * The accepted photos of a category in order of score, read page by page until all of them are there.
 * @param expected how many were accepted
 */
export function useAccepted(number: number, type: string, expected: number) {
  const { data, error, loading, fetchMore, refetch } = useAcceptedPhotosQuery({
    variables: { number, type, after: null },
    // The list of all photos keeps its own pages under the same key.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip: expected === 0,
  });
  const images = data?.competition?.images;
  const photos = byScore(images?.nodes ?? []);
  const { hasNextPage = false, endCursor = null } = images?.pageInfo ?? {};
  const isIncomplete = photos.length < expected && hasNextPage;
  const { failure, retry } = useReadOn(isIncomplete ? endCursor : null, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => joinImages(before, fetchMoreResult, after),
    }),
  );
  const failed = error ?? failure;
  return {
    photos,
    error: failed,
    isReading: expected > 0 && !failed && (loading || isIncomplete),
    retry: () => (error ? void refetch().catch(() => undefined) : retry()),
  };
}
