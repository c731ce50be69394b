import { useImageOrderQuery } from './generated/graphql.ts';

/** Where an image stands among those that everyone sees. */
export interface Place {
  /** From 1. */
  position: number;
  total: number;
}

/**
 * The place of an image by the time it was entered. Null while it is not known, for an image that others do not see, and
 * in a competition of more than a page of images, where it is not worth the calls.
 *
 * @param competitionId undefined while it is not known
 */
export function usePlace(competitionId: string | undefined, imageId: string): Place | null {
  // Not cached: the pages of the browse grid are, under the same key, and would be replaced.
  const { data } = useImageOrderQuery({
    variables: { competitionId: competitionId ?? '' },
    skip: competitionId === undefined,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const images = data?.competition?.images;
  const index = images?.nodes.findIndex(({ id }) => id === imageId) ?? -1;
  if (!images || index < 0 || images.totalCount > images.nodes.length) return null;
  return { position: index + 1, total: images.totalCount };
}
