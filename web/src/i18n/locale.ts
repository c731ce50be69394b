/** A language of the interface; both are complete. */
export type Locale = 'hu' | 'en';

export const locales: readonly Locale[] = ['hu', 'en'];

/** Hungarian, the platform's first language (docs/product.md §8). */
export const defaultLocale: Locale = 'hu';

const storageKey = 'photo-competition.locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language chosen earlier in this browser; null where none was, or where storage is forbidden. */
function chosenLocale(): Locale | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The first of a browser's languages that the interface has, whatever country it is of; null when there is none.
 * @param languages BCP 47 tags in the order of preference, e.g. `navigator.languages`
 */
export function preferredLocale(languages: readonly string[]): Locale | null {
  for (const tag of languages) {
    const [language] = tag.toLowerCase().split('-');
    if (isLocale(language)) return language;
  }
  return null;
}

/**
 * The language to begin with: the own choice, else the first of the browser's that the interface has. English where the browser
 * names others alone, and Hungarian where it names none (docs/product.md §8); the gateway draws documents by the same rule.
 */
export function initialLocale(): Locale {
  const { languages } = navigator;
  return chosenLocale() ?? preferredLocale(languages) ?? (languages.length > 0 ? 'en' : defaultLocale);
}

/** Remembers the choice; without storage it lasts as long as the page. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // The choice still holds for this page.
  }
}
