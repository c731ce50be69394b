import type { TFunction } from 'i18next';
import { cloneElement, Fragment, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { i18n as texts } from './i18n.ts';
import { filled, type Translator, type Values } from './translator.ts';

/**
 * What components import as `react-i18next`, whose types it has: `web/aliases.ts` puts this file in the place of that package.
 * A component that uses it is rendered again when the language changes. Its `t` is for what is shown on the page; what leaves the
 * page (is shared, copied, saved, sent) is said by `i18n.t`, which bears no marks of texts that are edited in place.
 */
export function useTranslation(): { t: TFunction; i18n: Translator } {
  const t = useSyncExternalStore(texts.subscribe, () => texts.shown.t);
  return { t, i18n: texts };
}

/** Props of a text with elements. */
export interface TransProps {
  i18nKey: string;
  /** What is filled in; markup in it stays text. */
  values?: Values;
  /** What stands for each element of the text, by its name. */
  components: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

/** A text with elements in it: `Ask <contact>us</contact>.` */
export function Trans({ i18nKey, values, components }: TransProps) {
  const { i18n } = useTranslation();
  // Divided before it is filled in: nothing that is filled in can be an element.
  return i18n.shown
    .raw(i18nKey, values)
    .split(/<(\w+)>(.*?)<\/\1>/gs)
    .map((part, index, parts) => {
      if (index % 3 === 1) return null;
      const text = filled(part, values);
      const name = parts[index - 1] ?? '';
      // Own names alone: every object has a `constructor`.
      const element = index % 3 === 2 && Object.hasOwn(components, name) ? components[name] : undefined;
      return element ? cloneElement(element, { key: index }, text) : <Fragment key={index}>{text}</Fragment>;
    });
}
