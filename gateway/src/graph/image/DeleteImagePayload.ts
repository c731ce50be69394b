import type { DeleteImagePayloadResolvers } from '../generated/resolvers.ts';
import { orNull } from '../userErrors.ts';

/** The competition is read only where it is asked for. */
export const DeleteImagePayload: DeleteImagePayloadResolvers = {
  competition: (payload, _, { rest }) => {
    const { competitionId } = payload as { competitionId?: string };
    return competitionId === undefined ? null : orNull(rest.competition.competition(competitionId));
  },
};
