import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLocale, isLocale, storeLocale, type Locale } from './locale.ts';
import { overlayOf, withOverlay, type ReadOverlay } from './overlay.ts';
import type { Bundle } from './texts.ts';

/** Loads the texts of each language. */
export type Bundles = Record<Locale, () => Promise<{ default: Bundle }>>;

let bundles: Bundles | undefined;

/** Sets where the texts come from; to be called before `startI18n`. The features' texts lie above this folder. */
export function setBundles(loaders: Bundles): void {
  bundles = loaders;
}

async function shippedTexts(locale: Locale): Promise<Bundle> {
  if (!bundles) throw new Error('setBundles must be called first');
  return (await bundles[locale]()).default;
}

/** The instance behind `useTranslation`; outside React use `i18n.t`. */
export const i18n = i18next;

i18n.on('languageChanged', (locale) => {
  document.documentElement.lang = locale;
});

/** Reads the administrators' texts; none before `startI18n` says how. */
let readOverlay: ReadOverlay | null = null;

/** The shipped texts of a locale with those of the administrators over them. */
async function textsOf(locale: Locale): Promise<Bundle> {
  const [shipped, overlay] = await Promise.all([
    shippedTexts(locale),
    readOverlay ? overlayOf(locale, readOverlay) : {},
  ]);
  return withOverlay(shipped, overlay);
}

async function load(locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, 'translation')) return;
  i18n.addResourceBundle(locale, 'translation', await textsOf(locale));
}

/**
 * Starts with one language; only its texts are loaded.
 * @param read reads the administrators' texts; the shipped ones stand alone without it
 */
export async function startI18n(locale: Locale = initialLocale(), read: ReadOverlay | null = null): Promise<void> {
  readOverlay = read;
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: await textsOf(locale) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** The language in use. */
export const currentLocale = (): Locale => (isLocale(i18n.language) ? i18n.language : initialLocale());

/** Switches the language of the interface and remembers it. Rejects when its texts cannot be fetched. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  storeLocale(locale);
  await i18n.changeLanguage(locale);
}
