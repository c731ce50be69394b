import { nullWhenFailing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** Other fields that a vote changes are read again when they are selected. The vote counts even when that read fails. */
export const CastVotePayload: ResolversOf<'CastVotePayload'> = {
  image: ({ vote }, _args, { rest }) => (vote ? nullWhenFailing(() => rest.competition.image(vote.imageId)) : null),
  votingInfo: ({ vote }, _args, { rest }) =>
    vote ? nullWhenFailing(() => rest.voting.votingInfo({ competition: vote.competitionId })) : null,
};
