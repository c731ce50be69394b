import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLocale, storedLocale, storeLocale, type Locale } from './locale.ts';
import type { Bundle } from './texts.ts';

const bundles: Record<Locale, () => Promise<{ default: Bundle }>> = {
  hu: () => import('./bundle.hu.ts'),
  en: () => import('./bundle.en.ts'),
};

/** The instance behind `useTranslation`; outside React use `i18n.t`. */
export const i18n = i18next;

i18n.on('languageChanged', (locale) => {
  document.documentElement.lang = locale;
});

async function load(locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, 'translation')) return;
  const { default: texts } = await bundles[locale]();
  i18n.addResourceBundle(locale, 'translation', texts);
}

/** Starts with the stored language; only its texts are loaded. */
export async function startI18n(locale: Locale = storedLocale()): Promise<void> {
  const { default: texts } = await bundles[locale]();
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** The language in use. */
export const currentLocale = (): Locale => (isLocale(i18n.language) ? i18n.language : storedLocale());

/** Switches the language of the interface and remembers it. Rejects when its texts cannot be fetched. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  storeLocale(locale);
  await i18n.changeLanguage(locale);
}
