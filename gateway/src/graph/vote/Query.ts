import { nullWhenFailing } from '../absence.ts';
import type { Queries } from '../resolverTypes.ts';

export const voteQuery: Queries<'votingInfo'> = {
  // Its failure is ignored (spec §7, product.md §4).
  votingInfo: (_root, _args, { rest, viewer }) => viewer && nullWhenFailing(() => rest.voting.votingInfo()),
};
