import { useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { shownTexts } from './shownTexts.ts';

/** Gives the texts that are shown to the components within. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={useSyncExternalStore(shownTexts.subscribe, shownTexts.now)}>{children}</I18nextProvider>
  );
}
