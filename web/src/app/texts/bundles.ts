import { addBundles, setBundles, type Bundles } from '../../i18n/i18n.ts';

/** Gives the interface the texts of the shell, of home and of the archive. The texts of a language are loaded when it is chosen. */
export const registerTexts = (): void =>
  setBundles({ hu: () => import('./bundle.hu.ts'), en: () => import('./bundle.en.ts') });

const browseBundles: Bundles = {
  hu: () => import('./browseBundle.hu.ts'),
  en: () => import('./browseBundle.en.ts'),
};

/** Adds the texts of the lists of photos. */
export const addBrowseTexts = (): Promise<void> => addBundles(browseBundles);

const showBundles: Bundles = { hu: () => import('./showBundle.hu.ts'), en: () => import('./showBundle.en.ts') };

/** Adds the texts of the pages of photos. */
export const addShowTexts = (): Promise<void> => addBundles(showBundles);

const laterBundles: Bundles = { hu: () => import('./laterBundle.hu.ts'), en: () => import('./laterBundle.en.ts') };

/** Adds the texts of the other pages: of accounts, entering, rules. */
export const addLaterTexts = (): Promise<void> => addBundles(laterBundles);

const deskBundles: Bundles = { hu: () => import('./deskBundle.hu.ts'), en: () => import('./deskBundle.en.ts') };

/** Adds the texts of a jury's desk. */
export const addDeskTexts = (): Promise<void> => addBundles(deskBundles);

const catalogueBundles: Bundles = {
  hu: () => import('./catalogueBundle.hu.ts'),
  en: () => import('./catalogueBundle.en.ts'),
};

/** Adds the texts of a competition's catalogue. */
export const addCatalogueTexts = (): Promise<void> => addBundles(catalogueBundles);

const adminBundles: Bundles = { hu: () => import('./adminBundle.hu.ts'), en: () => import('./adminBundle.en.ts') };

const adminJuryBundles: Bundles = {
  hu: () => import('./adminJuryBundle.hu.ts'),
  en: () => import('./adminJuryBundle.en.ts'),
};

const voteBundles: Bundles = { hu: () => import('./voteBundle.hu.ts'), en: () => import('./voteBundle.en.ts') };

/** Adds the texts of the administration, and all others: administrators edit them. */
export async function addAdminTexts(): Promise<void> {
  await Promise.all([
    addBrowseTexts(),
    addShowTexts(),
    addLaterTexts(),
    addDeskTexts(),
    addCatalogueTexts(),
    addBundles(adminJuryBundles),
    addBundles(voteBundles),
    addBundles(adminBundles),
  ]);
}
