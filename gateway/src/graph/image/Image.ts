import { moderationReasonIn } from '@photo-competition/schema/moderationReasons';
import type { Image as WholeImage, MinimalImage } from '@photo-competition/schema/rest';
import { nullWhenFailing, nullWhenMissing } from '../absence.ts';
import { connectionOf, oldestFirst, usualPage, windowIn, windowOf } from '../connection.ts';
import type { Context, ImageSource } from '../context.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { mediaUrl } from './mediaUrl.ts';

/** A field of a whole image. */
type WholeField = Exclude<keyof WholeImage, keyof MinimalImage>;

/** A field that only some answers bring: taken from the image where it is there, else read, once per request. */
const read =
  <F extends WholeField>(field: F) =>
  (image: ImageSource, _args: unknown, { rest }: Context): WholeImage[F] | Promise<WholeImage[F]> =>
    field in image ? (image as WholeImage)[field] : rest.competition.image(image.id).then((whole) => whole[field]);

const commentsRead = read('comments');
const reasonRead = read('moderationReason');

export const Image: ResolversOf<'Image'> = {
  competition: ({ competitionId }, _args, { rest }) =>
    nullWhenMissing(async () => rest.competition.competition(competitionId)),
  url: (image, { resolution }) => mediaUrl(image, resolution ?? 'MEDIUM'),
  urlNeedsToken: ({ own }, _args, { viewer, isPreview }) => own || isPreview || viewer?.administrator === true,
  description: read('description'),
  author: read('author'),
  exposure: read('exposure'),
  moderation: read('moderation'),
  moderationReason(image, args, context) {
    const translated = (stored: string | null) => stored && moderationReasonIn(stored, context.locale);
    const stored = reasonRead(image, args, context);
    return stored instanceof Promise ? stored.then(translated) : translated(stored);
  },
  similar: read('similar'),
  comments(image, args, context) {
    const window = windowOf(args, usualPage('Image.comments'));
    const connection = (all: WholeImage['comments']) => connectionOf(windowIn(all, window, oldestFirst));
    const comments = commentsRead(image, args, context);
    // No promise where the answer has them: a page of images would wait for one each.
    return comments instanceof Promise ? comments.then(connection) : connection(comments);
  },
  explanation: read('explanation'),
  async jury({ id, competitionId, own }, _args, { rest, isPreview }) {
    if (!own || isPreview) return null;
    // A single call for all of the viewer's entries in the competition.
    const results = await nullWhenFailing(() => rest.jury.results(competitionId));
    return results?.find(({ imageId }) => imageId === id) ?? null;
  },
  previousId: read('previousId'),
  nextId: read('nextId'),
};
