import type { ChoiceMessage } from '../choices/choiceQueue.ts';
import type { ChoiceKind, KeptChoice } from '../choices/choiceStore.ts';

/** A vote that the server has not confirmed yet. There is one at most for each image and voter: the newest. */
export interface KeptVote extends KeptChoice {
  /** The image's number: kept in browsers, and known before its id is. */
  imageId: string;
  /** The competition's number. */
  competitionId: string;
  /** Title of the image, for what is said about the vote later. */
  title: string;
}

/** How much of a competition the voter has voted on. */
export interface VotingProgress {
  votable: number;
  voted: number;
}

/** A message about a vote from one tab to the others. */
export type VoteMessage = ChoiceMessage<KeptVote, VotingProgress>;

/** Name of the channel between tabs, and of the lock that lets one of them send. */
export const voteChannel = 'photo-competition.votes';

/** Where a browser keeps votes. */
export const voteKind: ChoiceKind<KeptVote> = { database: 'photo-competition', table: 'votes', subject: 'imageId' };
