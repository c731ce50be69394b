import { shippedSiteName } from '@photo-competition/schema/siteName';
import type { Db } from '../platform/database/database.ts';
import type { Locale } from '../platform/http/messages.ts';
import { editedSiteName } from '../texts/siteName.ts';

/** Details of the sending site that mails show. */
export interface Letterhead {
  /** The name of the site in the reader's language. */
  name: string;
  /** Whether administrators have edited that name. */
  isEdited: boolean;
  /** Address at which the organisers read mail; null while they have named none. */
  contactEmail: string | null;
}

/** The letterhead for readers of a language. */
export async function letterheadOf(db: Db, locale: Locale): Promise<Letterhead> {
  const edited = await editedSiteName(db, locale);
  const site = await db.selectFrom('site').select('contact_email').executeTakeFirst();
  return {
    name: edited ?? shippedSiteName[locale],
    isEdited: edited !== null,
    contactEmail: site?.contact_email ?? null,
  };
}
