import { connectionOf, usualPage, windowIn, windowOf } from '../connection.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** A vote changes its instant while somebody reads on; its image stays. */
const sameInstant = new Date(0).toISOString();

export const VotingInfo: ResolversOf<'VotingInfo'> = {
  currentVotes({ votes }, args) {
    const byImage = [...votes].sort((one, other) => one.imageId - other.imageId);
    const window = windowOf(args, usualPage('VotingInfo.currentVotes'));
    return connectionOf(windowIn(byImage, window, { placeOf: ({ imageId: id }) => ({ id, createdAt: sameInstant }) }));
  },
};
