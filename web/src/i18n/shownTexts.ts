import type { i18n as I18n } from 'i18next';
import { i18n } from './i18n.ts';

let shown = i18n;
const listeners = new Set<() => void>();

/** The texts that components show: those of `i18n`, or others in their place while texts are edited where they stand. */
export const shownTexts = {
  now: (): I18n => shown,
  /** Puts texts in the place of those that are shown. */
  show(texts: I18n): void {
    shown = texts;
    for (const listener of [...listeners]) listener();
  },
  /** Calls back after each change. @returns ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
