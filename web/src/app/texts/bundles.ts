import { addBundles, setBundles, type Bundles } from '../../i18n/i18n.ts';

/** Gives the interface the texts of the shell and of the pages that people come to. The texts of a language are loaded when it is chosen. */
export const registerTexts = (): void =>
  setBundles({ hu: () => import('./bundle.hu.ts'), en: () => import('./bundle.en.ts') });

const laterBundles: Bundles = { hu: () => import('./laterBundle.hu.ts'), en: () => import('./laterBundle.en.ts') };

/** Adds the texts of the other pages: of accounts, entering, rules. */
export const addLaterTexts = (): Promise<void> => addBundles(laterBundles);

const adminBundles: Bundles = { hu: () => import('./adminBundle.hu.ts'), en: () => import('./adminBundle.en.ts') };

/** Adds the texts of the administration, and all others: administrators edit them. */
export async function addAdminTexts(): Promise<void> {
  await Promise.all([addLaterTexts(), addBundles(adminBundles)]);
}
