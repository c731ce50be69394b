import { nullWhenFailing } from '../absence.ts';
import { numericId } from '../restInput.ts';
import type { Queries } from '../resolverTypes.ts';

export const voteQuery: Queries<'votingInfo'> = {
  // A failure is ignored (docs/product.md §4).
  votingInfo: (_root, { competitionId }, { rest, viewer }) => {
    const competition = numericId(competitionId);
    return viewer && nullWhenFailing(() => rest.voting.votingInfo(competition === null ? {} : { competition }));
  },
};
