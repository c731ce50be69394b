import { useEffect, useRef } from 'react';
import { currentLocale, startI18n } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Overlay } from '../../i18n/overlay.ts';
import type { TextFieldsFragment } from './generated/graphql.ts';
import { useOwnTexts } from './useOwnTexts.ts';

const overlayOf = (texts: readonly TextFieldsFragment[], locale: Locale): Overlay =>
  Object.fromEntries(texts.filter((text) => text.locale === locale).map(({ key, text }) => [key, text]));

/**
 * Shows what administrators have saved or taken back on the page at once, in the language in use and in the other one when somebody goes
 * over to it. Changes from before the page was loaded are shown already.
 */
export function useSavedTexts(): void {
  const { texts } = useOwnTexts();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!texts) return;
    const overlays = { hu: overlayOf(texts, 'hu'), en: overlayOf(texts, 'en') };
    const now = JSON.stringify(overlays);
    const isNew = shown.current !== null && shown.current !== now;
    shown.current = now;
    if (isNew) void startI18n(currentLocale(), (locale) => Promise.resolve(overlays[locale]));
  }, [texts]);
}
