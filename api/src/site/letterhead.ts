import { shippedSiteName, siteNameKey } from '@photo-competition/schema/siteName';
import type { Db } from '../platform/database/database.ts';
import type { Locale } from '../platform/http/messages.ts';

/** How the site names itself to a reader, and where it is answered. */
export interface Letterhead {
  /** The name of the site in the reader's language. */
  name: string;
  /** Whether administrators have edited that name. */
  isEdited: boolean;
  /** Address at which the organisers read mail; null while they have named none. */
  contactEmail: string | null;
}

/** The name of the site as administrators have it (docs/product.md §8); null while it is the shipped one. */
async function editedName(db: Db, locale: Locale): Promise<string | null> {
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
  (await editedName(db, locale)) ?? shippedSiteName[locale];

/** What mails say of who sends them. */
export async function letterheadOf(db: Db, locale: Locale): Promise<Letterhead> {
  const edited = await editedName(db, locale);
  const site = await db.selectFrom('site').select('contact_email').executeTakeFirst();
  return {
    name: edited ?? shippedSiteName[locale],
    isEdited: edited !== null,
    contactEmail: site?.contact_email ?? null,
  };
}
