import { addBundles, type Bundles } from '../../i18n/i18n.ts';
import english from './i18n.en.ts';
import hungarian from './i18n.hu.ts';

/** Both languages in one file: either would be too small for one of its own. */
const bundles: Bundles = {
  hu: () => Promise.resolve({ default: { robust: hungarian } }),
  en: () => Promise.resolve({ default: { robust: english } }),
};

/** Adds the texts of how sure ranks are, which come with ended competitions. */
export const addRobustTexts = (): Promise<void> => addBundles(bundles);
