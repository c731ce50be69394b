import { useEffect } from 'react';
import { useCataloguePhotosQuery, type CataloguePhotoFragment } from './generated/graphql.ts';

/** All photos that the catalogue chooses from, read page by page. */
export interface CataloguePhotos {
  photos: readonly CataloguePhotoFragment[];
  /** How many there are; null before the first page. */
  total: number | null;
  isReading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Reads the photos of a competition to the last page. @param number of the competition @param skip while it has not ended */
export function useCataloguePhotos(number: number, skip: boolean): CataloguePhotos {
  const { data, error, loading, fetchMore, refetch } = useCataloguePhotosQuery({
    variables: { number, after: null },
    // The list of the competition keeps its own pages under the same key.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip,
  });
  const images = data?.competition?.images;
  const { hasNextPage = false, endCursor = null } = images?.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage || loading || error) return;
    void fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult: { competition: next } }) => {
        const { competition } = before;
        if (!competition?.images || !next?.images) return before;
        const nodes = [...competition.images.nodes, ...next.images.nodes];
        return { ...before, competition: { ...competition, images: { ...next.images, nodes } } };
      },
    }).catch(() => undefined);
  }, [hasNextPage, loading, error, endCursor, fetchMore]);
  return {
    photos: images?.nodes ?? [],
    total: images?.totalCount ?? null,
    isReading: !skip && !error && (loading || hasNextPage || !images),
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
