import type { ApolloClient } from '@apollo/client';
import { MyVoteFragmentDoc } from './generated/graphql.ts';
import { votesOf } from './votes.ts';
import type { Point } from '../choices/choiceStore.ts';

/**
 * The viewer's newest vote on an image of an answer: what waits to be sent, then what this visit knows, then the answer itself.
 */
export function currentVote(
  client: ApolloClient,
  image: { readonly __typename: 'Image'; readonly number: number; readonly myVote: Point },
): Point {
  const waiting = votesOf(client).state().kept.get(String(image.number));
  if (waiting) return waiting.point;
  const { cache } = client;
  const known = cache.readFragment({ id: cache.identify({ ...image }) ?? '', fragment: MyVoteFragmentDoc });
  return known ? known.myVote : image.myVote;
}
