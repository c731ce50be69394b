import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { atMost } from '../../../ui/form/characters.ts';

/** Longest title and description, in characters (docs/product.md §2). */
export const longest = { title: 120, description: 2000 } as const;

/**
 * Schema of a slot's form.
 * @param filled whether there is an entry already: its words can be changed without sending a photo again
 */
export const slotSchemaOf = (t: TFunction, filled: boolean) =>
  z.object({
    file: z
      .nullable(z.instanceof(File))
      .check(z.refine((file) => file !== null || filled, { error: t('upload.fileMissing') })),
    title: z.string().check(z.trim(), z.minLength(1, t('shell.form.required')), atMost(t, longest.title)),
    description: z.string().check(z.trim(), atMost(t, longest.description)),
    ownImage: z.boolean().check(z.refine((declared) => declared, { error: t('upload.ownImageMissing') })),
  });
