import { nullWhenFailing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** What else has changed with a vote is read when it is selected; the vote stands even when that fails. */
export const CastVotePayload: ResolversOf<'CastVotePayload'> = {
  image: ({ vote }, _args, { rest }) => (vote ? nullWhenFailing(() => rest.competition.image(vote.imageId)) : null),
  votingInfo: ({ vote }, _args, { rest }) => (vote ? nullWhenFailing(() => rest.voting.votingInfo()) : null),
};
