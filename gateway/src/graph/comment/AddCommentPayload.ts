import { nullWhenFailing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** The image is read anew when it is selected; the comment stands even when that fails. */
export const AddCommentPayload: ResolversOf<'AddCommentPayload'> = {
  image: ({ comment }, _args, { rest }) =>
    comment ? nullWhenFailing(() => rest.competition.image(comment.imageId)) : null,
};
