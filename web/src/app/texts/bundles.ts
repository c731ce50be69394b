import { setBundles } from '../../i18n/i18n.ts';

/** Gives the interface the texts of the shell and of every feature. The texts of a language are loaded when it is chosen. */
export const registerTexts = (): void =>
  setBundles({ hu: () => import('./bundle.hu.ts'), en: () => import('./bundle.en.ts') });
