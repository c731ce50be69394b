import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed } from '../userErrors.ts';

export const commentMutation: Mutations<'addComment' | 'moderateComment'> = {
  addComment: (_root, { input: { imageId, text } }, { rest }) =>
    payloadOf(
      { comment: null },
      async () => ({ comment: await rest.voting.addComment(imageId, { comment: text }) }),
      renamed({ id: 'imageId', comment: 'text' }),
    ),

  moderateComment: (_root, { input: { id, status } }, { rest }) =>
    payloadOf({ comment: null }, async () => ({ comment: await rest.voting.moderateComment(id, status) })),
};
