import { isolated } from '@photo-competition/schema/direction';
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import type { Bundle } from './texts.ts';

const namespace = 'translation';

/** A value stays as it is, set apart where it is written in the other direction. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  // A value that is not given is missing, and not empty.
  format: (value: unknown) => (value === undefined ? (value as never) : isolated(String(value ?? ''))),
};

/** The texts of a client: an instance of i18next, whose texts are added to it one area after another. */
export function createTexts(): I18n {
  const texts = createInstance();
  void texts.use(formatter).init({
    resources: {},
    fallbackLng: false,
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A place that nobody fills stays as it is.
    missingInterpolationHandler: (_text: string, [place]: [string]) => place,
  });
  return texts;
}

/** Adds texts to a language, or puts them in the place of those under the same top-level keys. */
export const addTexts = (to: I18n, language: string, texts: Bundle): I18n =>
  to.addResourceBundle(language, namespace, texts, false, true);

/** Whether a language has texts. */
export const hasTexts = (of: I18n, language: string): boolean => of.hasResourceBundle(language, namespace);

/** Forgets the texts of a language. */
export const forgetTexts = (of: I18n, language: string): I18n => of.removeResourceBundle(language, namespace);

/** The text of a key in the language in use before it is filled in; the key where there is none. */
export function rawText(of: I18n, key: string): string {
  const text: unknown = of.getResource(of.language, namespace, key);
  return typeof text === 'string' ? text : key;
}

/** The texts of a language; none where it is not loaded. */
export const textsIn = (of: I18n, language: string): Bundle =>
  (of.getResourceBundle(language, namespace) as Bundle | undefined) ?? {};
