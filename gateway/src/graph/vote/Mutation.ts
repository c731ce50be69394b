import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { payloadOf } from '../userErrors.ts';

export const voteMutation: Mutations<'castVote'> = {
  castVote: (_root, { input: { imageId, point, number } }, { rest }) =>
    payloadOf({ vote: null }, async () => ({
      vote: await rest.voting.castVote({
        imageId: Number(askedId(imageId, 'imageId')),
        point: point ?? null,
        ...(typeof number === 'string' ? { number } : {}),
      }),
    })),
};
