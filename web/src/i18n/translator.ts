import { isolated } from '@photo-competition/schema/direction';
import type { TFunction } from 'i18next';
import type { Bundle } from './texts.ts';

/** What a text is filled in with, by name; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** What components show of the text of a key, before it is filled in with those values. */
export type Mark = (text: string, key: string, values?: Values) => string;

const asIs: Mark = (text) => text;

const words = (value: unknown): string => (value === null || value === undefined ? '' : isolated(String(value)));

/**
 * Puts values in the place of `{{name}}`; a place that nobody fills stays as it is. What is filled in stays as it is, too, set apart
 * where it is written in the other direction.
 */
export const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(.+?)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name.trim()) ? words(values[name.trim()]) : place,
  );

/** The text of a dotted key; undefined where there is none, or a group of texts. */
function textOf(bundle: Bundle | undefined, key: string): string | undefined {
  let place: string | Bundle | undefined = bundle;
  for (const name of key.split('.'))
    place = typeof place === 'object' && Object.hasOwn(place, name) ? place[name] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/**
 * The texts of each language that is loaded, and which language is in use. Keys, values and plural forms are those of i18next
 * (`_one`, `_other`, as `Intl.PluralRules` has them), whose types they are written with; `app/texts/translator.test.ts` holds the two
 * together. i18next itself has some fifteen times the code, for what no text here needs.
 */
export function createTranslator() {
  const bundles = new Map<string, Bundle>();
  const listeners = new Set<() => void>();

  /** The text of a key before it is filled in; the key itself where there is none. */
  const found = (language: string, plurals: Intl.PluralRules, key: string, values?: Values): string => {
    const bundle = bundles.get(language);
    const count = values?.['count'];
    const plural = typeof count === 'number' ? textOf(bundle, `${key}_${plurals.select(count)}`) : undefined;
    return plural ?? textOf(bundle, key) ?? key;
  };

  /** New functions for each language, so that whoever holds one sees the change. */
  const functionsIn = (language: string, change = asIs) => {
    const plurals = new Intl.PluralRules(language || undefined);
    const raw = (key: string, values?: Values): string => change(found(language, plurals, key, values), key, values);
    return { language, raw, t: ((key: string, values?: Values) => filled(raw(key, values), values)) as TFunction };
  };

  let mark = asIs;
  let now = functionsIn('');
  let shown = now;

  return {
    /** The language in use; empty before the first. */
    get language(): string {
      return now.language;
    },
    /** The text of a key in the language in use, filled in; the key itself where there is no text. */
    get t(): TFunction {
      return now.t;
    },
    /** The same before it is filled in. */
    raw: (key: string, values?: Values): string => now.raw(key, values),
    /** `t` and `raw` of what components show: with the marks of the mode in which texts are edited in place. */
    get shown(): Pick<typeof now, 't' | 'raw'> {
      return shown;
    },
    has: (language: string): boolean => bundles.has(language),
    /** Adds texts to a language, or puts them in the place of those under the same top-level keys. */
    add: (language: string, texts: Bundle): void => void bundles.set(language, { ...bundles.get(language), ...texts }),
    /** Forgets the texts of every language. */
    clear: (): void => bundles.clear(),
    /** Goes over to a language, whose texts have been added. @param marking marks what components show from now on */
    use(language: string, marking = mark): void {
      mark = marking;
      now = functionsIn(language);
      shown = functionsIn(language, mark);
      for (const tell of listeners) tell();
    },
    /** Tells each change of the language. @returns stops it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The texts of a client. */
export type Translator = ReturnType<typeof createTranslator>;
