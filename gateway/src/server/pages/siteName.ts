import { siteNameKey } from '@photo-competition/schema/siteName';
import type { Application, Request } from 'express';
import { message, type Locale } from '../../messages.ts';
import type { SiteTexts } from './siteTexts.ts';

/** The name of the site as administrators have it (docs/product.md §8); the shipped one where they have none. */
export const siteNameIn = (texts: SiteTexts, locale: Locale): string =>
  texts[locale]?.[siteNameKey] ?? message('brand', locale);

const known = new WeakMap<Application, () => SiteTexts>();

/** Lets whatever answers requests of an application name the site, without asking the service. @param texts as they were read last */
export function keepSiteName(app: Application, texts: () => SiteTexts): void {
  known.set(app, texts);
}

/** The name of the site as the application of a request knows it; the shipped one before it has read any. */
export const siteNameOf = (request: Request, locale: Locale): string =>
  siteNameIn(known.get(request.app)?.() ?? {}, locale);
