import { textKeysFile } from '@photo-competition/schema/files';
import type { components } from '@photo-competition/schema/rest';
import { readFileSync } from 'node:fs';

/** Names of the values that a page fills in, by locale; a locale without the key has none to overlay. */
export type TextValues = Partial<Record<components['schemas']['Locale'], string[]>>;

/** Every key that a page of the client knows. Its plural forms are keys of their own, e.g. `browse.count_one`. */
export const textKeys: ReadonlyMap<string, TextValues> = new Map(
  Object.entries(JSON.parse(readFileSync(textKeysFile, 'utf8')) as Record<string, TextValues>),
);
