import { addBundles, setBundles, type Bundles } from '../../i18n/i18n.ts';

/** Gives the interface the texts of the shell and of every feature of the public pages. The texts of a language are loaded when it is chosen. */
export const registerTexts = (): void =>
  setBundles({ hu: () => import('./bundle.hu.ts'), en: () => import('./bundle.en.ts') });

const adminBundles: Bundles = { hu: () => import('./adminBundle.hu.ts'), en: () => import('./adminBundle.en.ts') };

/** Adds the texts of the administration, which public pages do not load. */
export const addAdminTexts = (): Promise<void> => addBundles(adminBundles);
