import type { Mutations } from '../resolverTypes.ts';
import { payloadOf } from '../userErrors.ts';

export const voteMutation: Mutations<'castVote'> = {
  castVote: (_root, { input: { imageId, point } }, { rest }) =>
    payloadOf({ vote: null }, async () => ({
      vote: await rest.voting.castVote({ imageId: Number(imageId), point: point ?? null }),
    })),
};
