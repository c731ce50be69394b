import { lengthOf } from '@photo-competition/schema/characters';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';

/** Longest comment, in characters (docs/product.md §5). */
export const longest = 2000;

/** Fields that the draft of a comment keeps. */
export const kept = ['text'] as const;

/** Schema of a comment, with the texts of the language in use. */
export const commentSchema = (t: TFunction) =>
  z.object({
    text: z.string().check(
      z.trim(),
      z.minLength(1, t('shell.form.required')),
      z.refine((text) => lengthOf(text) <= longest, {
        error: ({ input }) =>
          t('show.comments.tooLong', { max: longest, over: typeof input === 'string' ? lengthOf(input) - longest : 0 }),
      }),
    ),
  });
