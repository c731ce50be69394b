import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyVoteFragmentDoc } from '../../../votes/generated/graphql.ts';
import { useVotes } from '../../../votes/votes.ts';
import { useVotingOrderQuery } from './generated/graphql.ts';

/**
 * The id of the next image to vote on, in the voter's own fair order (docs/product.md §4); null when none is left, undefined
 * while it is not known. The order is read once, however many images are looked at.
 *
 * @param competitionId the competition that the viewer votes in now; undefined where there is no vote
 */
export function useNextUnvoted(competitionId: string | undefined, current: string): string | null | undefined {
  const { cache } = useApolloClient();
  const { kept } = useVotes();
  const [after, setAfter] = useState<string | null>(null);
  // Not cached: the pages of the browse grid are, under the same key, and would be replaced.
  const { data } = useVotingOrderQuery({
    variables: { competitionId: competitionId ?? '', after },
    skip: competitionId === undefined,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const images = data?.competition?.images;
  if (competitionId === undefined || !images) return undefined;

  /** What waits to be sent is newest; then what the cache knows: votes of this visit are in it. */
  const voteOn = (image: (typeof images.nodes)[number]): number | null => {
    const waiting = kept.get(image.id);
    if (waiting) return waiting.point;
    const known = cache.readFragment({ id: cache.identify(image) ?? '', fragment: MyVoteFragmentDoc });
    return known ? known.myVote : image.myVote;
  };
  const next = images.nodes.find((image) => image.id !== current && !image.own && voteOn(image) === null);
  if (next) return next.id;
  const { hasNextPage, endCursor } = images.pageInfo;
  if (!hasNextPage || endCursor === null) return null;
  if (endCursor !== after) setAfter(endCursor);
  return undefined;
}
