import type { components } from '@photo-competition/schema/rest';
import { isBlank } from '../platform/http/blankText.ts';
import { invalidField } from '../platform/http/problem.ts';
import { textKeys } from './textKeys.ts';

/** Names between double braces in a text, as i18next reads it: everything there is replaced, known or not. */
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name.trim());

const inBraces = (names: string[]): string => [...new Set(names)].map((name) => `{{${name}}}`).join(', ');

/**
 * An administrator's text is for a key that a page knows, shows something, and names exactly the values that the shipped text
 * names (docs/product.md §8).
 * @throws Problem 422: UNKNOWN_KEY at `key`; BLANK, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING at `text`
 */
export function checkText(key: string, locale: components['schemas']['Locale'], text: string): void {
  const filledIn = textKeys.get(key)?.[locale];
  if (!filledIn) throw invalidField('key', 'UNKNOWN_KEY', { key });
  if (isBlank(text)) throw invalidField('text', 'BLANK');
  const named = namesIn(text);
  const unknown = named.filter((name) => !filledIn.includes(name));
  if (unknown.length) throw invalidField('text', 'PLACEHOLDER_UNKNOWN', { names: inBraces(unknown) });
  const missing = filledIn.filter((name) => !named.includes(name));
  if (missing.length) throw invalidField('text', 'PLACEHOLDER_MISSING', { names: inBraces(missing) });
}
