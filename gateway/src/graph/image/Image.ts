import type { Image as WholeImage } from '@photo-competition/schema/rest';
import { nullWhenMissing } from '../absence.ts';
import { connectionOf, windowIn, windowOf } from '../connection.ts';
import { isWhole, type Context, type ImageSource } from '../context.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { mediaUrl } from './mediaUrl.ts';

/** What only a whole image has; read once per request when a list has not brought it. */
const whole = async (image: ImageSource, { rest }: Context): Promise<WholeImage> =>
  isWhole(image) ? image : rest.competition.image(image.id);

export const Image: ResolversOf<'Image'> = {
  competition: ({ competitionId }, _args, { rest }) =>
    nullWhenMissing(async () => rest.competition.competition(competitionId)),
  url: (image, { resolution }) => mediaUrl(image, resolution ?? 'MEDIUM'),
  urlNeedsToken: ({ own }, _args, { viewer }) => own || viewer?.administrator === true,
  description: async (image, _args, context) => (await whole(image, context)).description,
  author: async (image, _args, context) => (await whole(image, context)).author,
  exposure: async (image, _args, context) => (await whole(image, context)).exposure,
  moderation: async (image, _args, context) => (await whole(image, context)).moderation,
  moderationReason: async (image, _args, context) => (await whole(image, context)).moderationReason,
  similar: async (image, _args, context) => (await whole(image, context)).similar,
  comments: async (image, args, context) =>
    connectionOf(windowIn((await whole(image, context)).comments, windowOf(args))),
  previousId: async (image, _args, context) => (await whole(image, context)).previousId,
  nextId: async (image, _args, context) => (await whole(image, context)).nextId,
};
