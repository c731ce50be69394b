import type { SkeletonReader } from '@photo-competition/schema/skeleton';
import archiveEn from '../features/archive/i18n.en.ts';
import archiveHu from '../features/archive/i18n.hu.ts';
import browseEn from '../features/browse/i18n.en.ts';
import browseHu from '../features/browse/i18n.hu.ts';
import contactEn from '../features/contact/i18n.en.ts';
import contactHu from '../features/contact/i18n.hu.ts';
import homeEn from '../features/home/i18n.en.ts';
import homeHu from '../features/home/i18n.hu.ts';
import rulesEn from '../features/rules/i18n.en.ts';
import rulesHu from '../features/rules/i18n.hu.ts';
import showEn from '../features/show/i18n.en.ts';
import showHu from '../features/show/i18n.hu.ts';
import shellEn from '../i18n/shell.en.ts';
import shellHu from '../i18n/shell.hu.ts';
import type { Bundle } from '../i18n/texts.ts';
import ownEn from './i18n.en.ts';
import ownHu from './i18n.hu.ts';

const shipped = {
  hu: { shell: shellHu, home: homeHu, archive: archiveHu, browse: browseHu, contact: contactHu, rules: rulesHu, show: showHu, own: ownHu }, // prettier-ignore
  en: { shell: shellEn, home: homeEn, archive: archiveEn, browse: browseEn, contact: contactEn, rules: rulesEn, show: showEn, own: ownEn }, // prettier-ignore
} as const;

/** The keys of texts in a bundle, with dots. */
type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];

/** A key of the texts that a page may show without script. */
export type TextKey = KeysOf<(typeof shipped)['hu']>;

/** Writes a text by its key, the administrators' over the shipped one, with values in the place of `{{name}}`. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a reader. */
export const textsOf =
  ({ locale, texts }: Pick<SkeletonReader, 'locale' | 'texts'>): Text =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<Bundle | string>(
        (place, name) => (typeof place === 'string' ? place : (place[name] ?? '')),
        shipped[locale],
      );
    const text = texts[key] ?? (typeof found === 'string' ? found : '');
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
