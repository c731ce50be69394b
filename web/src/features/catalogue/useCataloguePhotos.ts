import { joinImages } from '../../ui/competition/joinImages.ts';
import { useReadOn } from '../../ui/table/useReadOn.ts';
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
  const { failure, retry } = useReadOn(hasNextPage ? endCursor : null, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => joinImages(before, fetchMoreResult, after),
    }),
  );
  const failed = error !== undefined || failure !== undefined;
  return {
    photos: images?.nodes ?? [],
    total: images?.totalCount ?? null,
    isReading: !skip && !failed && (loading || hasNextPage || !images),
    failed,
    retry: () => (error ? void refetch().catch(() => undefined) : retry()),
  };
}
