import { setI18n } from 'react-i18next';
import { addTexts, createTexts, forgetTexts, hasTexts } from './instance.ts';
import { initialLocale, isLocale, locales, storeLocale, type Locale } from './locale.ts';
import { overlayOf, withOverlay, type Overlay, type ReadOverlay } from './overlay.ts';
import type { Bundle } from './texts.ts';

/** Loads the texts of each language. */
export type Bundles = Record<Locale, () => Promise<{ default: Bundle }>>;

/** Where the texts come from: those of the public pages first, then those of areas that somebody has entered. */
let sources: Bundles[] = [];

/** Sets where the texts come from; to be called before `startI18n`. The features' texts lie above this folder. */
export function setBundles(loaders: Bundles): void {
  sources = [loaders];
}

async function shippedTexts(locale: Locale, from: readonly Bundles[]): Promise<Bundle> {
  if (sources.length === 0) throw new Error('setBundles must be called first');
  const loaded = await Promise.all(from.map((loaders) => loaders[locale]()));
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts)) as Bundle;
}

/** The texts of a locale as the client brings them, of every area that has been entered, without the administrators'. */
export const shippedTextsOf = (locale: Locale): Promise<Bundle> => shippedTexts(locale, sources);

/** The texts behind `useTranslation`; outside React use `i18n.t`, and for what leaves the page (is shared, copied, saved, sent). */
export const i18n = createTexts();

i18n.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

setI18n(i18n);

/** Reads the administrators' texts; none before `startI18n` says how. */
let readOverlay: ReadOverlay | null = null;

/** The administrators' texts that were read, by language: once for each page load. */
const overlays = new Map<Locale, Promise<Overlay>>();

function overlayIn(locale: Locale, read: ReadOverlay): Promise<Overlay> {
  const overlay = overlays.get(locale) ?? overlayOf(locale, read);
  overlays.set(locale, overlay);
  return overlay;
}

/** The shipped texts of a locale with those of the administrators over them. */
async function textsOf(locale: Locale, from: readonly Bundles[] = sources): Promise<Bundle> {
  const [shipped, overlay] = await Promise.all([
    shippedTexts(locale, from),
    readOverlay ? overlayIn(locale, readOverlay) : {},
  ]);
  return withOverlay(shipped, overlay);
}

async function load(locale: Locale): Promise<void> {
  while (!hasTexts(i18n, locale)) {
    const from = sources;
    const texts = await textsOf(locale, from);
    // An area that has been entered meanwhile belongs to it.
    if (from === sources) addTexts(i18n, locale, texts);
  }
}

/**
 * Starts with one language; only its texts are loaded.
 * @param read reads the administrators' texts; the shipped ones stand alone without it
 */
export async function startI18n(locale: Locale = initialLocale(), read: ReadOverlay | null = null): Promise<void> {
  readOverlay = read;
  overlays.clear();
  const texts = await textsOf(locale);
  for (const one of locales) forgetTexts(i18n, one);
  addTexts(i18n, locale, texts);
  await i18n.changeLanguage(locale);
}

async function addTo(loaders: Bundles): Promise<void> {
  const added = new Set<Locale>();
  // Before the start there is nothing to add to; a language may come while another is added to.
  for (let missing = locales.filter((locale) => hasTexts(i18n, locale)); missing.length > 0;) {
    const texts = await Promise.all(missing.map((locale) => textsOf(locale, [loaders])));
    for (const [index, locale] of missing.entries()) {
      addTexts(i18n, locale, texts[index] ?? {});
      added.add(locale);
    }
    missing = locales.filter((locale) => hasTexts(i18n, locale) && !added.has(locale));
  }
  sources = [...sources, loaders];
}

/** Bundles that have been added, or are being added. */
const additions = new Map<Bundles, Promise<void>>();

/**
 * Adds the texts of an area that is loaded when somebody enters it, to every language that is loaded already; the others
 * bring them with them. Its top-level keys are its own.
 */
export function addBundles(loaders: Bundles): Promise<void> {
  const addition =
    additions.get(loaders) ??
    addTo(loaders).catch((error: unknown) => {
      additions.delete(loaders);
      throw error;
    });
  additions.set(loaders, addition);
  return addition;
}

/** The language in use. */
export const currentLocale = (): Locale => (isLocale(i18n.language) ? i18n.language : initialLocale());

/** Switches the language of the interface and remembers it. Rejects when its texts cannot be fetched. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  storeLocale(locale);
  await i18n.changeLanguage(locale);
}
