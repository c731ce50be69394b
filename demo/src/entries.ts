import { readFileSync } from 'node:fs';

/** A photo in `pictures/`, with the words of whoever enters it. */
export interface Entry {
  file: string;
  /** Code of its category. */
  type: string;
  title: string;
  /** May be empty. */
  description: string;
}

/** The entries, in order. The last one in voting is a near-duplicate of `lake-51.avif`, for administrators to find. */
export const entries = JSON.parse(readFileSync(new URL('../pictures/entries.json', import.meta.url), 'utf8')) as Record<
  'archived' | 'voting',
  Entry[]
>;
