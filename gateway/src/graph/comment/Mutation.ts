import type { Mutations } from '../resolverTypes.ts';
import { payloadOf, renamed } from '../userErrors.ts';

export const commentMutation: Mutations<'addComment' | 'moderateComment'> = {
  addComment: (_root, { input: { imageId, text } }, { rest }) =>
    payloadOf(
      () => rest.voting.addComment(imageId, { comment: text }),
      (comment) => ({ comment }),
      { comment: null },
      renamed({ comment: 'text', id: 'imageId' }),
    ),
  moderateComment: (_root, { input: { id, status } }, { rest }) =>
    payloadOf(
      () => rest.voting.moderateComment(id, status),
      (comment) => ({ comment }),
      { comment: null },
    ),
};
