import { nullWhenFailing } from '../absence.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** The image is read again when it is selected. The comment is stored even when that read fails. */
export const AddCommentPayload: ResolversOf<'AddCommentPayload'> = {
  image: ({ comment }, _args, { rest }) =>
    comment ? nullWhenFailing(() => rest.competition.image(comment.imageId)) : null,
};
