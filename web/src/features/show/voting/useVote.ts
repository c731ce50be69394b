import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { currentVote } from '../../../votes/currentVote.ts';
import { useVotes, votesOf } from '../../../votes/votes.ts';
import type { Point } from '../../../choices/choiceStore.ts';
import type { VotedImageFragment } from './generated/graphql.ts';

/** The viewer's vote on one image. */
export interface VoteControl {
  /** The latest choice, saved or not. */
  point: Point;
  /** Whether the server has confirmed `point`. */
  isSaved: boolean;
  /** The server's message when it refused the last choice; null otherwise. */
  refused: string | null;
  /** Shows the choice immediately and queues it for the server. */
  cast: (point: Point) => void;
}

/** Error codes that mean that the page is outdated. */
const outdated = ['WRONG_PHASE', 'COMPETITION_PAUSED', 'COMPETITION_CLOSED'];

/**
 * The vote on an image, combined from the vote queue and the server's data.
 * @param onOutdated called when the server's phase or status differs from that of the page
 */
export function useVote(image: VotedImageFragment, onOutdated: () => void): VoteControl {
  const client = useApolloClient();
  const waiting = useVotes(({ kept }) => kept.get(String(image.number)));
  const refusal = useVotes(({ refused }) => refused.get(String(image.number)));
  const isOutdated = refusal?.codes.some((code) => outdated.includes(code)) ?? false;
  const tellOutdated = useEffectEvent(onOutdated);

  useEffect(() => {
    if (isOutdated) tellOutdated();
  }, [isOutdated]);

  // The cache knows a vote that was saved before the query that shows the image tells it.
  const point = currentVote(client, image);
  return {
    point,
    isSaved: waiting === undefined,
    refused: refusal?.reason ?? null,
    cast(next) {
      if (next === point) return;
      const { number, competitionNumber, title } = image;
      void votesOf(client).cast(
        { imageId: String(number), competitionId: String(competitionNumber), title },
        next,
        point,
      );
    },
  };
}
