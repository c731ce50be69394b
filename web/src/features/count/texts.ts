import { addBundles, type Bundles } from '../../i18n/i18n.ts';

const bundles: Bundles = {
  hu: async () => ({ default: { count: (await import('./i18n.hu.ts')).default } }),
  en: async () => ({ default: { count: (await import('./i18n.en.ts')).default } }),
};

/** Adds the texts of the page, which no other page loads. */
export const addCountTexts = (): Promise<void> => addBundles(bundles);
