import type { Image as WholeImage } from '@photo-competition/schema/rest';
import { nullWhenMissing } from '../absence.ts';
import { connectionOf, windowIn, windowOf } from '../connection.ts';
import { isWhole, type Context, type ImageSource } from '../context.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { mediaUrl } from './mediaUrl.ts';

/** A field that only a whole image has: taken from the image when that is whole, else read, once per request. */
const ofWhole =
  <T>(read: (image: WholeImage) => T) =>
  (image: ImageSource, _args: unknown, { rest }: Context): T | Promise<T> =>
    isWhole(image) ? read(image) : rest.competition.image(image.id).then(read);

const commentsOf = (args: Parameters<typeof windowOf>[0], { comments }: WholeImage) =>
  connectionOf(windowIn(comments, windowOf(args)));

export const Image: ResolversOf<'Image'> = {
  competition: ({ competitionId }, _args, { rest }) =>
    nullWhenMissing(async () => rest.competition.competition(competitionId)),
  url: (image, { resolution }) => mediaUrl(image, resolution ?? 'MEDIUM'),
  urlNeedsToken: ({ own }, _args, { viewer }) => own || viewer?.administrator === true,
  description: ofWhole(({ description }) => description),
  author: ofWhole(({ author }) => author),
  exposure: ofWhole(({ exposure }) => exposure),
  moderation: ofWhole(({ moderation }) => moderation),
  moderationReason: ofWhole(({ moderationReason }) => moderationReason),
  similar: ofWhole(({ similar }) => similar),
  comments: (image, args, { rest }) =>
    isWhole(image)
      ? commentsOf(args, image)
      : rest.competition.image(image.id).then((whole) => commentsOf(args, whole)),
  previousId: ofWhole(({ previousId }) => previousId),
  nextId: ofWhole(({ nextId }) => nextId),
};
