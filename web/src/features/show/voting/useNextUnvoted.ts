import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { currentVote } from '../../../votes/currentVote.ts';
import { useVotes } from '../../../votes/votes.ts';
import { useVotingOrderQuery } from './generated/graphql.ts';

/**
 * The number of the next image without a vote in the voter's fair order (docs/product.md §4); null when none is left, undefined
 * while it is unknown. The order is loaded once for the images that are shown after each other.
 *
 * @param competitionNumber undefined where nobody asks for it
 * @param type only this category; null for all
 */
export function useNextUnvoted(
  competitionNumber: number | undefined,
  type: string | null,
  current: number,
): number | null | undefined {
  const client = useApolloClient();
  useVotes(({ kept }) => kept);
  const [page, setPage] = useState<{ type: string | null; after: string | null }>({ type, after: null });
  const after = page.type === type ? page.after : null;
  // Not cached: it would replace the pages of the browse grid, which have the same cache key.
  const { data } = useVotingOrderQuery({
    variables: { competitionNumber: competitionNumber ?? 0, type, after },
    skip: competitionNumber === undefined,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const images = data?.competition?.images;
  if (competitionNumber === undefined || !images) return undefined;

  const next = images.nodes.find(
    (image) => image.number !== current && !image.own && currentVote(client, image) === null,
  );
  if (next) return next.number;
  const { hasNextPage, endCursor } = images.pageInfo;
  if (!hasNextPage || endCursor === null) return null;
  if (endCursor !== after) setPage({ type, after: endCursor });
  return undefined;
}
