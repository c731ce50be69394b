import { message, type Locale } from '../../messages.ts';
import type { SiteTexts } from './siteTexts.ts';

/** The name of the site as administrators have it, the text `shell.brand`; the shipped one where they have none. */
export const siteNameIn = (texts: SiteTexts, locale: Locale): string =>
  texts[locale]?.['shell.brand'] ?? message('brand', locale);
