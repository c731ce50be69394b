import { addBundles, type Bundles } from '../../../i18n/i18n.ts';
import english from './i18n.en.ts';
import hungarian from './i18n.hu.ts';

/** Both languages in one file: either would be too small for one of its own. */
const bundles: Bundles = {
  hu: () => Promise.resolve({ default: { why: hungarian } }),
  en: () => Promise.resolve({ default: { why: english } }),
};

/** Adds the texts of why a photo has its rank, which come with ended competitions. */
export const addWhyTexts = (): Promise<void> => addBundles(bundles);
