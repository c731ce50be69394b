import { addBundles, type Bundles } from '../../i18n/i18n.ts';
import english from './i18n.en.ts';
import hungarian from './i18n.hu.ts';

/** Both languages in one file: either would be too small for one of its own. */
const bundles: Bundles = {
  hu: () => Promise.resolve({ default: { receipts: hungarian } }),
  en: () => Promise.resolve({ default: { receipts: english } }),
};

/** Adds the texts of receipts, which come with the first vote. */
export const addReceiptTexts = (): Promise<void> => addBundles(bundles);
