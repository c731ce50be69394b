import type { Mutations } from '../resolverTypes.ts';
import { askedId } from '../restInput.ts';
import { payloadOf, renamed } from '../userErrors.ts';

export const commentMutation: Mutations<'addComment' | 'editComment' | 'deleteComment' | 'moderateComment'> = {
  addComment: (_root, { input: { imageId, text } }, { rest }) =>
    payloadOf(
      { comment: null },
      async () => ({ comment: await rest.voting.addComment(askedId(imageId, 'imageId'), { comment: text }) }),
      renamed({ id: 'imageId', comment: 'text' }),
    ),

  editComment: (_root, { input: { id, text } }, { rest }) =>
    payloadOf(
      { comment: null },
      async () => ({ comment: await rest.voting.editMyComment(id, { comment: text }) }),
      renamed({ comment: 'text' }),
    ),

  deleteComment: (_root, { input: { id } }, { rest }) =>
    payloadOf({ id: null, deletedId: null }, async () => {
      await rest.voting.deleteMyComment(id);
      return { id, deletedId: id };
    }),

  moderateComment: (_root, { input: { id, status } }, { rest }) =>
    payloadOf({ comment: null }, async () => ({ comment: await rest.voting.moderateComment(id, status) })),
};
