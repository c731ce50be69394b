import { useEffect, useEffectEvent } from 'react';
import { useVotes } from '../../../votes/votes.ts';
import type { Point } from '../../../votes/voteStore.ts';
import type { VotedImageFragment } from './generated/graphql.ts';

/** The viewer's vote on one image. */
export interface VoteControl {
  /** What is shown: the newest choice, saved or not. */
  point: Point;
  /** Whether the server has confirmed what is shown. */
  isSaved: boolean;
  /** Why the last choice does not count, for people; null when it does or may. */
  refused: string | null;
  /** Shows the choice at once and keeps it until the server has it. */
  cast: (point: Point) => void;
}

/** Refusals that mean that what the page shows is out of date. */
const outdated = ['WRONG_PHASE', 'COMPETITION_PAUSED', 'COMPETITION_CLOSED'];

/**
 * The vote on an image as the queue of votes and the server know it.
 * @param onOutdated called when the server says that the phase or status is not what the page shows
 */
export function useVote(image: VotedImageFragment, onOutdated: () => void): VoteControl {
  const { kept, refused, cast } = useVotes();
  const waiting = kept.get(image.id);
  const refusal = refused.get(image.id);
  const isOutdated = refusal?.codes.some((code) => outdated.includes(code)) ?? false;
  const tellOutdated = useEffectEvent(onOutdated);

  useEffect(() => {
    if (isOutdated) tellOutdated();
  }, [isOutdated]);

  const point = waiting ? waiting.point : image.myVote;
  return {
    point,
    isSaved: waiting === undefined,
    refused: refusal?.reason ?? null,
    cast(next) {
      if (next === point) return;
      const { id: imageId, competitionId, title } = image;
      void cast({ imageId, competitionId, title }, next, image.myVote);
    },
  };
}
