/** A language of the interface; both are complete. */
export type Locale = 'hu' | 'en';

export const locales: readonly Locale[] = ['hu', 'en'];

/** Hungarian, the platform's first language (docs/product.md §8). */
export const defaultLocale: Locale = 'hu';

const storageKey = 'photo-competition.locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language chosen earlier in this browser; the default where none was, or where storage is forbidden. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLocale(stored) ? stored : defaultLocale;
  } catch {
    return defaultLocale;
  }
}

/** Remembers the choice; without storage it lasts as long as the page. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // The choice still holds for this page.
  }
}
