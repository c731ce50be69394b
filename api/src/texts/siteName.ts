import { shippedSiteName, siteNameKey } from '@photo-competition/schema/siteName';
import type { Db } from '../platform/database/database.ts';
import type { Locale } from '../platform/http/messages.ts';

/** The name of the site as administrators have edited it (docs/product.md §8); null while it is the shipped one. */
export async function editedSiteName(db: Db, locale: Locale): Promise<string | null> {
  const row = await db
    .selectFrom('static_text')
    .select('text')
    .where('key', '=', siteNameKey)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** The name of the site in a language: the service's one source of it. */
export const siteName = async (db: Db, locale: Locale): Promise<string> =>
  (await editedSiteName(db, locale)) ?? shippedSiteName[locale];
