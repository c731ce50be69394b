import { lengthOf } from '@photo-competition/schema/characters';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';

/** The check that a text has at most `max` characters, counted as the service does; zod's own counts an emoji twice. */
export const atMost = (t: TFunction, max: number) =>
  z.refine<string>((text) => lengthOf(text) <= max, t('shell.form.tooLong', { max }));
